import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const INVITATIONS = new Table({
  name: 'invitations',
  columns: [
    { name: 'user_id', type: 'integer', isPrimary: true },
    { name: 'nonce', type: 'varchar', length: '32' },
    { name: 'token_hash', type: 'varchar', length: '64' },
    { name: 'created_at', type: 'bigint' },
    { name: 'expires_at', type: 'bigint' },
  ],
  indices: [{ name: 'ux_invitations_token', columnNames: ['token_hash'], isUnique: true }],
  foreignKeys: [
    {
      name: 'fk_invitations_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** By what whom staff have made an account chooses its password. */
export class Invitations1764230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(INVITATIONS, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
