import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** What is open, by its kind and on a record; and who was born on a day. */
const ADDED = [
  { table: 'signals', name: 'ix_signals_open', columnNames: ['state', 'kind', 'certificate_id'] },
  { table: 'signals', name: 'ix_signals_on', columnNames: ['certificate_id', 'state', 'kind'] },
  { table: 'certificates', name: 'ix_certificates_birth', columnNames: ['birth'] },
] as const;
/** The beginning of `ix_signals_on`. */
const REPLACED = 'ix_signals_certificate';

export class SignalIndexes1764260910000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps the steps of a migration that was ended.
    const named = async (table: string, name: string) =>
      (await runner.getTable(table))?.indices.find((index) => index.name === name);
    for (const { table, name, columnNames } of ADDED) {
      if (await named(table, name)) continue;
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames] }));
    }
    // Last: the foreign key needs one of the two.
    const replaced = await named('signals', REPLACED);
    if (replaced) await runner.dropIndex('signals', replaced);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
