import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class Signals1764260890000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'signals',
        columns: [
          { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          { name: 'certificate_id', type: 'integer' },
          { name: 'kind', type: 'varchar', length: '40' },
          { name: 'evidence', type: 'text' },
          { name: 'state', type: 'varchar', length: '10' },
          { name: 'note', type: 'varchar', length: '1000', isNullable: true },
          { name: 'officer_id', type: 'integer', isNullable: true },
          { name: 'found_at', type: 'bigint' },
          { name: 'settled_at', type: 'bigint', isNullable: true },
        ],
        indices: [{ name: 'ix_signals_certificate', columnNames: ['certificate_id'] }],
        foreignKeys: [
          {
            name: 'fk_signals_certificate',
            columnNames: ['certificate_id'],
            referencedTableName: 'certificates',
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
