import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const DECIDED = {
  name: 'ix_certificates_decided',
  columnNames: ['decided_at', 'status', 'applied_at', 'rejection_reason_id'],
};
const WAITING = { name: 'ix_certificates_waiting', columnNames: ['status', 'university_key'] };

/**
 * What the figures of the dashboard are drawn from. Each step looks for what is there: MariaDB keeps those that were
 * done.
 */
export class Dashboard1764010200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('certificates', 'rejection_reason_id'))) {
      // Written out: TypeORM would build the table anew on SQLite.
      await runner.query('ALTER TABLE certificates ADD COLUMN rejection_reason_id integer NULL');
    }
    const known = (await runner.getTable('certificates'))?.indices ?? [];
    const decided = known.find(({ name }) => name === DECIDED.name);
    if (decided && decided.columnNames.length < DECIDED.columnNames.length) {
      await runner.dropIndex('certificates', DECIDED.name);
    }
    if (decided?.columnNames.length !== DECIDED.columnNames.length) {
      await runner.createIndex('certificates', new TableIndex(DECIDED));
    }
    if (!known.some(({ name }) => name === WAITING.name)) {
      await runner.createIndex('certificates', new TableIndex(WAITING));
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
