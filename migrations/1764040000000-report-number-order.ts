import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const BY_REPORT = { name: 'ix_certificates_by_report', columnNames: ['report_number', 'id'] };

/** The order of report numbers: MariaDB does not go on with the id in a unique index, and sorted the whole table. */
export class ReportNumberOrder1764040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const known = (await runner.getTable('certificates'))?.indices ?? [];
    // MariaDB keeps the steps of a migration that was ended.
    if (known.some(({ name }) => name === BY_REPORT.name)) return;
    await runner.createIndex('certificates', new TableIndex(BY_REPORT));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
