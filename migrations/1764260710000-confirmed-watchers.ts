import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An address watches a report once its owner has confirmed that. Those that watched before go on: each mail they get
 * has a link that ends it.
 */
export class ConfirmedWatchers1764260710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite.
    if (await runner.hasColumn('report_watchers', 'confirmed_at')) return;
    await runner.query('ALTER TABLE report_watchers ADD COLUMN confirmed_at bigint NULL');
    await runner.query('UPDATE report_watchers SET confirmed_at = created_at');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
