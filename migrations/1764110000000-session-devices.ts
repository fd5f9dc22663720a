import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a session began and when it was used last, so that its user can tell one's own from another's. Older ones do
 * not know.
 */
export class SessionDevices1764110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite.
    await runner.query('ALTER TABLE sessions ADD COLUMN device varchar(80) NULL');
    await runner.query('ALTER TABLE sessions ADD COLUMN network varchar(45) NULL');
    await runner.query('ALTER TABLE sessions ADD COLUMN last_used_at bigint NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
