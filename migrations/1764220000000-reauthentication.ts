import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When whoever uses a session last showed who they are. Of older ones that is when they began. */
export class Reauthentication1764220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite.
    await runner.query('ALTER TABLE sessions ADD COLUMN authenticated_at bigint NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
