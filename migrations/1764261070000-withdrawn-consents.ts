import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const ADDED = 'ux_consents_in_force';
/** Allows nobody to agree again after a withdrawal. */
const REPLACED = 'ux_consents_once';

/** When a consent was withdrawn; 0 while it holds. */
export class WithdrawnConsents1764261070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite.
    if (!(await runner.hasColumn('consents', 'withdrawn_at'))) {
      await runner.query('ALTER TABLE consents ADD COLUMN withdrawn_at bigint NOT NULL DEFAULT 0');
    }
    // MariaDB keeps the steps of a migration that was ended.
    const named = async (name: string) =>
      (await runner.getTable('consents'))?.indices.find((index) => index.name === name);
    if (!(await named(ADDED))) {
      const columnNames = ['user_id', 'notice', 'version', 'language', 'withdrawn_at'];
      await runner.createIndex('consents', new TableIndex({ name: ADDED, columnNames, isUnique: true }));
    }
    const replaced = await named(REPLACED);
    if (replaced) await runner.dropIndex('consents', replaced);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
