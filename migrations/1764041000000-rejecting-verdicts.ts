import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const REJECTING_VERDICTS = new Table({
  name: 'rejecting_verdicts',
  columns: [{ name: 'verdict_id', type: 'integer', isPrimary: true }],
  foreignKeys: [
    {
      name: 'fk_rejecting_verdicts_verdict',
      columnNames: ['verdict_id'],
      referencedTableName: 'verdicts',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/**
 * Which verdicts a rejection is made of. A table of its own: verdicts are never changed, few records are rejected, and
 * the lists read no column more. Rejections that are there already mark nothing.
 */
export class RejectingVerdicts1764041000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(REJECTING_VERDICTS, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
