import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const moment = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});

const WATCHERS = new Table({
  name: 'report_watchers',
  columns: [
    { ...whole('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    varchar('number', 40),
    varchar('email', 254),
    varchar('language', 5),
    moment('created_at'),
    moment('ends_at'),
  ],
  indices: [
    { name: 'ux_report_watchers_once', columnNames: ['number', 'email'], isUnique: true },
    { name: 'ix_report_watchers_email', columnNames: ['email'] },
    { name: 'ix_report_watchers_end', columnNames: ['ends_at'] },
  ],
});

export class Editions1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite, and with it the rows that belong to its own.
    await runner.query('ALTER TABLE reports ADD COLUMN superseded_at bigint NULL');
    await runner.createTable(WATCHERS);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
