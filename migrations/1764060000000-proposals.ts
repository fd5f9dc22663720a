import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});

const PROPOSALS = new Table({
  name: 'proposals',
  columns: [
    { ...whole('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    varchar('action', 8),
    whole('certificate_id'),
    { ...whole('report_id'), isNullable: true },
    whole('version'),
    { name: 'corrections', type: 'text' },
    { ...varchar('reason', 2000), isNullable: true },
    whole('proposed_by'),
    { name: 'proposed_at', type: 'bigint' },
    varchar('state', 9),
    { ...whole('settled_by'), isNullable: true },
    { name: 'settled_at', type: 'bigint', isNullable: true },
    { ...varchar('refusal', 2000), isNullable: true },
  ],
  indices: [
    { name: 'ix_proposals_certificate', columnNames: ['certificate_id'] },
    { name: 'ix_proposals_state', columnNames: ['state'] },
  ],
  foreignKeys: [
    {
      name: 'fk_proposals_certificate',
      columnNames: ['certificate_id'],
      referencedTableName: 'certificates',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** What one officer proposes and another releases. */
export class Proposals1764060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PROPOSALS, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
