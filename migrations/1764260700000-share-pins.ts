import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Wrong PINs count for the life of a link, no longer in windows. A link that already had too many ends at the next
 * wrong one. Each step looks for what is there, since MariaDB keeps those that were done when it is ended on the way.
 */
export class SharePins1764260700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['pin_tries', 'pin_window_ends']) {
      // Written out: TypeORM would build the table anew on SQLite.
      if (await runner.hasColumn('shares', column)) await runner.query(`ALTER TABLE shares DROP COLUMN ${column}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
