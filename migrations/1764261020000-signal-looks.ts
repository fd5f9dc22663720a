import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** When the look at a record began whose signals are kept. */
export class SignalLooks1764261020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'signal_looks',
        columns: [
          { name: 'certificate_id', type: 'integer', isPrimary: true },
          { name: 'began_at', type: 'bigint' },
        ],
        foreignKeys: [
          {
            name: 'fk_signal_looks_certificate',
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
