import type { MigrationInterface, QueryRunner } from 'typeorm';

const SLICE = 10_000;

/** Which answers may say otherwise: few do, and the list of those reads no others. */
export class DifferingAnswers1764261050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite, and with it the settlements that belong to its rows.
    if (!(await runner.hasColumn('confirmation_answers', 'may_differ'))) {
      // What a process of before this adds is looked at, as whatever may differ is.
      await runner.query('ALTER TABLE confirmation_answers ADD COLUMN may_differ integer NOT NULL DEFAULT 1');
    }
    const [found] = (await runner.query('SELECT MAX(id) AS last FROM confirmation_answers')) as {
      last: number | null;
    }[];
    for (let after = 0; after < Number(found?.last ?? 0); after += SLICE) {
      await runner.query(
        `UPDATE confirmation_answers SET may_differ = 0
          WHERE id > ? AND id <= ? AND may_differ = 1 AND fields NOT LIKE '%"likeness":"differs"%'`,
        [after, after + SLICE],
      );
    }
    await runner.query(
      'CREATE INDEX IF NOT EXISTS ix_confirmation_answers_differing ON confirmation_answers (may_differ)',
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
