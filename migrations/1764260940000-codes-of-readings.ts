import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** What the QR codes on a document say, beside its text. */
export class CodesOfReadings1764260940000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('readings', 'codes')) return;
    await runner.addColumn('readings', new TableColumn({ name: 'codes', type: 'text', isNullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
