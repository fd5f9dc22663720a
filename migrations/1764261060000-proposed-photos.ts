import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which photo an open correction would show: its file stays as long as somebody may release it. */
export class ProposedPhotos1764261060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite.
    if (!(await runner.hasColumn('proposals', 'photo'))) {
      await runner.query('ALTER TABLE proposals ADD COLUMN photo varchar(26)');
    }
    await runner.query('CREATE INDEX IF NOT EXISTS ix_proposals_photo ON proposals (photo)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
