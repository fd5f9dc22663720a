import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** Files are checked by their hash. */
export class ReportFiles1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('reports', new TableIndex({ name: 'ix_reports_pdf', columnNames: ['pdf_sha256'] }));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
