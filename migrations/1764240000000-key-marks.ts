import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** By which key what is kept was encrypted, so that a start with another one is refused. */
export class KeyMarks1764240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'key_marks',
        columns: [
          { name: 'name', type: 'varchar', length: '40', isPrimary: true },
          { name: 'mark', type: 'varchar', length: '40' },
        ],
      }),
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
