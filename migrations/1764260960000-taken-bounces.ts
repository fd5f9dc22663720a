import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Which mails that came back were counted, so that each is counted once. */
export class TakenBounces1764260960000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'taken_bounces',
        columns: [
          { name: 'digest', type: 'varchar', length: '64', isPrimary: true },
          { name: 'taken_at', type: 'bigint' },
        ],
        indices: [{ name: 'ix_taken_bounces_age', columnNames: ['taken_at'] }],
      }),
      true,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
