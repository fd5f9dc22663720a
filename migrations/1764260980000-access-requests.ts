import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Organisations that ask for access by programs. */
export class AccessRequests1764260980000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'access_requests',
        columns: [
          { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          { name: 'organisation', type: 'varchar', length: '200' },
          { name: 'person', type: 'varchar', length: '100' },
          { name: 'email', type: 'varchar', length: '254' },
          { name: 'purpose', type: 'varchar', length: '1000' },
          { name: 'volume', type: 'varchar', length: '10' },
          { name: 'language', type: 'varchar', length: '5' },
          { name: 'state', type: 'varchar', length: '12' },
          { name: 'reason', type: 'varchar', length: '1000', isNullable: true },
          { name: 'created_at', type: 'bigint' },
          { name: 'ends_at', type: 'bigint' },
        ],
        indices: [
          { name: 'ix_access_requests_state', columnNames: ['state', 'id'] },
          { name: 'ix_access_requests_email', columnNames: ['email'] },
          { name: 'ix_access_requests_end', columnNames: ['ends_at'] },
        ],
      }),
      true,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
