import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const IDENTITIES = new Table({
  name: 'organisation_identities',
  columns: [
    { name: 'user_id', type: 'integer', isPrimary: true },
    { name: 'issuer', type: 'varchar', length: '255' },
    { name: 'subject_hash', type: 'varchar', length: '64' },
    { name: 'created_at', type: 'bigint' },
  ],
  indices: [{ name: 'ux_organisation_identities_subject', columnNames: ['subject_hash'], isUnique: true }],
  foreignKeys: [
    {
      name: 'fk_organisation_identities_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** Whose account somebody has who signs in through the organisation. */
export class OrganisationIdentities1764260500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(IDENTITIES, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
