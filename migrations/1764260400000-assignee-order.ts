import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const BY_ASSIGNEE = { name: 'ix_certificates_assignee', columnNames: ['assigned_to', 'status', 'applied_at'] };

/**
 * Who has what. By the officer alone MariaDB merged two indexes to find what waits for nobody: 220 ms instead of 65
 * among 100,000 that wait (1,000,000 records).
 */
export class AssigneeOrder1764260400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const known = (await runner.getTable('certificates'))?.indices ?? [];
    const before = known.find(({ name }) => name === BY_ASSIGNEE.name);
    // MariaDB keeps the steps of a migration that was ended.
    if (before && before.columnNames.length > 1) return;
    if (before) await runner.dropIndex('certificates', before);
    await runner.createIndex('certificates', new TableIndex(BY_ASSIGNEE));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
