import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the PDF of an edition says of the review behind it. Those that are there already say something else, and stay
 * without.
 */
export class ItemisedChecks1763930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite, and with it the rows that belong to its own.
    await runner.query('ALTER TABLE reports ADD COLUMN pdf_decided_at bigint NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
