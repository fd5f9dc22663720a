import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});

const VERDICTS = new Table({
  name: 'verdicts',
  columns: [
    { ...whole('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    whole('certificate_id'),
    varchar('checked_group', 12),
    varchar('verdict', 10),
    varchar('method', 8),
    text('answers'),
    { name: 'reasons', type: 'mediumtext' },
    { ...varchar('comment', 2000), isNullable: true },
    { ...varchar('internal_note', 2000), isNullable: true },
    whole('version'),
    text('files'),
    text('field_values'),
    { ...varchar('remark', 1000), isNullable: true },
    whole('officer_id'),
    { name: 'decided_at', type: 'bigint' },
  ],
  indices: [{ name: 'ix_verdicts_certificate', columnNames: ['certificate_id'] }],
  foreignKeys: [
    {
      name: 'fk_verdicts_certificate',
      columnNames: ['certificate_id'],
      referencedTableName: 'certificates',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/**
 * What officers found of each group, and what an edition says of it; editions that are there already say something
 * else, and stay without.
 */
export class Verdicts1764030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Each step looks for what is there, since MariaDB keeps those that were done when it is ended on the way.
    await runner.createTable(VERDICTS, true);
    if (await runner.hasColumn('reports', 'evidence')) return;
    // Written out: TypeORM would build the table anew on SQLite.
    await runner.query('ALTER TABLE reports ADD COLUMN evidence text NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
