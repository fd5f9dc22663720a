import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Holders change whom a link is for, and two of their windows must not undo each other. */
export class ShareVersions1764020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite, and with it the rows that belong to its own.
    await runner.query('ALTER TABLE shares ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
