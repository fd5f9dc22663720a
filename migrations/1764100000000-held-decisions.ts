import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  type TableForeignKeyOptions,
} from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const cascading = (name: string, column: string, table: string): TableForeignKeyOptions => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const HELD_DECISIONS = new Table({
  name: 'held_decisions',
  columns: [
    { ...whole('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    whole('certificate_id'),
    varchar('action', 7),
    whole('version'),
    whole('decided_by'),
    { name: 'decided_at', type: 'bigint' },
    { name: 'held_until', type: 'bigint' },
    { ...varchar('reason', 2000), isNullable: true },
    { name: 'groups_json', type: 'text' },
  ],
  indices: [
    { name: 'ux_held_decisions_certificate', columnNames: ['certificate_id'], isUnique: true },
    { name: 'ix_held_decisions_officer', columnNames: ['decided_by'] },
  ],
  foreignKeys: [
    cascading('fk_held_decisions_certificate', 'certificate_id', 'certificates'),
    cascading('fk_held_decisions_officer', 'decided_by', 'users'),
  ],
});

/** What officers have decided and may still undo. */
export class HeldDecisions1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(HELD_DECISIONS, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
