import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a registrar attaches before the answer is given. */
export class AttachedFiles1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('confirmations', 'attached_id')) return;
    // Written out: TypeORM would build the table anew on SQLite, and with it the answers that belong to its rows.
    await runner.query('ALTER TABLE confirmations ADD COLUMN attached_id varchar(26)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
