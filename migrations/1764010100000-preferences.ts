import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const PREFERENCES = new Table({
  name: 'user_preferences',
  columns: [
    { name: 'user_id', type: 'integer', isPrimary: true },
    { name: 'name', type: 'varchar', length: '60', isPrimary: true },
    { name: 'value', type: 'text' },
  ],
  foreignKeys: [
    {
      name: 'fk_user_preferences_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

export class Preferences1764010100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PREFERENCES, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
