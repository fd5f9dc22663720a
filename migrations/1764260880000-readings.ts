import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

const INDEX = 'ix_files_sha256';

export class Readings1764260880000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'readings',
        columns: [
          { name: 'sha256', type: 'varchar', length: '64', isPrimary: true },
          { name: 'reader', type: 'varchar', length: '20', isPrimary: true },
          { name: 'result', type: 'varchar', length: '10' },
          { name: 'zone', type: 'text', isNullable: true },
          { name: 'read_at', type: 'bigint' },
        ],
      }),
      // What was done is kept by MariaDB when it is ended on the way.
      true,
    );
    const there = (await runner.getTable('files'))?.indices.some(({ name }) => name === INDEX);
    if (!there) await runner.createIndex('files', new TableIndex({ name: INDEX, columnNames: ['sha256'] }));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
