import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** That mails to an account's address come back for good. */
export class Bounces1764260930000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'bounces',
        columns: [
          { name: 'user_id', type: 'integer', isPrimary: true },
          { name: 'status', type: 'varchar', length: '9' },
          { name: 'since', type: 'bigint' },
          { name: 'last_at', type: 'bigint' },
          { name: 'count', type: 'integer' },
        ],
        foreignKeys: [
          {
            name: 'fk_bounces_user',
            columnNames: ['user_id'],
            referencedTableName: 'users',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
