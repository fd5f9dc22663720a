import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was given up after all its tries has failed. */
export class FailedJobs1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE jobs SET state = 'failed' WHERE state = 'parked'");
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
