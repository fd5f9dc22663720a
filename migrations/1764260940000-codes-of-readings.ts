import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** What the QR codes on a document say, and what it says of its making, beside its text. */
export class CodesOfReadings1764260940000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['codes', 'edits']) {
      // What was done is kept by MariaDB when it is ended on the way.
      if (await runner.hasColumn('readings', name)) continue;
      await runner.addColumn('readings', new TableColumn({ name, type: 'text', isNullable: true }));
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
