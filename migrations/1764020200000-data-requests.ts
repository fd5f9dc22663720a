import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const REQUESTS = new Table({
  name: 'data_requests',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    { name: 'user_id', type: 'integer' },
    { name: 'kind', type: 'varchar', length: '10' },
    { name: 'asked_at', type: 'bigint' },
    { name: 'due_at', type: 'bigint' },
    { name: 'done_at', type: 'bigint', isNullable: true },
    { name: 'done_by', type: 'integer', isNullable: true },
  ],
  indices: [
    { name: 'ix_data_requests_user', columnNames: ['user_id', 'kind'] },
    { name: 'ix_data_requests_due', columnNames: ['due_at'] },
    { name: 'ix_data_requests_done', columnNames: ['done_at'] },
  ],
});

const DUE = 21 * 24 * 3_600_000;

/**
 * Who asked for the data that is held of them, or to be forgotten; so far the audit trail alone told, and all of it was
 * done at once.
 */
export class DataRequests1764020200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS data_requests');
    await runner.createTable(REQUESTS);
    await runner.query(
      `INSERT INTO data_requests (user_id, kind, asked_at, due_at, done_at)
       SELECT actor_id, CASE action WHEN 'account.erased' THEN 'erasure' ELSE 'export' END, at, at + ${DUE}, at
       FROM audit_events WHERE action IN ('account.exported', 'account.erased') AND actor_id IS NOT NULL ORDER BY id`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
