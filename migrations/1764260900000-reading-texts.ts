import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const COLUMNS = [
  new TableColumn({ name: 'text', type: 'text', isNullable: true }),
  new TableColumn({ name: 'confidence', type: 'integer', isNullable: true }),
];

export class ReadingTexts1764260900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      // What was done is kept by MariaDB when it is ended on the way.
      if (!(await runner.hasColumn('readings', column.name))) await runner.addColumn('readings', column);
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
