import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const link = (side: 'old' | 'new') => [
  { name: `${side}_nonce`, type: 'varchar', length: '32' },
  { name: `${side}_token_hash`, type: 'varchar', length: '64' },
  { name: `${side}_confirmed_at`, type: 'bigint', isNullable: true },
];

const ADDRESS_CHANGES = new Table({
  name: 'address_changes',
  columns: [
    { name: 'user_id', type: 'integer', isPrimary: true },
    { name: 'new_email', type: 'varchar', length: '254' },
    { name: 'requested_by', type: 'integer' },
    { name: 'requested_at', type: 'bigint' },
    { name: 'expires_at', type: 'bigint' },
    ...link('old'),
    ...link('new'),
    { name: 'release_asked_by', type: 'integer', isNullable: true },
    { name: 'release_asked_at', type: 'bigint', isNullable: true },
    { name: 'released_by', type: 'integer', isNullable: true },
  ],
  indices: [
    { name: 'ux_address_changes_old', columnNames: ['old_token_hash'], isUnique: true },
    { name: 'ux_address_changes_new', columnNames: ['new_token_hash'], isUnique: true },
    { name: 'ix_address_changes_expires', columnNames: ['expires_at'] },
  ],
  foreignKeys: [
    {
      name: 'fk_address_changes_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** Other addresses that accounts are to have once both mailboxes have confirmed it. */
export class AddressChanges1764260860000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ADDRESS_CHANGES, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
