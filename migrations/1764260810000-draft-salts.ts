import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the key of somebody's drafts in browsers is derived from; another one from the next sign-out on. */
export class DraftSalts1764260810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite.
    if (await runner.hasColumn('users', 'draft_salt')) return;
    await runner.query('ALTER TABLE users ADD COLUMN draft_salt varchar(32) NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
