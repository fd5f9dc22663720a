import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

const STATUSES = new Table({
  name: 'credential_statuses',
  columns: [
    { name: 'list', type: 'integer', isPrimary: true },
    { name: 'position', type: 'integer', isPrimary: true },
    { name: 'report_id', type: 'integer', isNullable: true },
  ],
  indices: [{ name: 'ux_credential_statuses_report', columnNames: ['report_id'], isUnique: true }],
  foreignKeys: [
    {
      name: 'fk_credential_statuses_report',
      columnNames: ['report_id'],
      referencedTableName: 'reports',
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** For those without a PDF, which are few. */
const UNRENDERED = new TableIndex({ name: 'ix_reports_rendered', columnNames: ['rendered_at', 'status', 'issued_at'] });

export class PortableCopies1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(STATUSES);
    await runner.createIndex('reports', UNRENDERED);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
