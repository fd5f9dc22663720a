import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEYS = ['certNo', 'awardingTime', 'level'];

interface AnswerRow {
  readonly id: number;
  readonly request: number;
  readonly answered_at: number | string;
  readonly answers: string;
  readonly requested: string;
}

/** What has become of each request, beside it: the figures of the dashboard read no answers for it. */
export class EnquiryOutcomes1764200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite, and with it the answers that belong to its rows.
    if (!(await runner.hasColumn('confirmations', 'answered_at'))) {
      await runner.query('ALTER TABLE confirmations ADD COLUMN answered_at bigint');
    }
    if (!(await runner.hasColumn('confirmations', 'confirmed'))) {
      await runner.query('ALTER TABLE confirmations ADD COLUMN confirmed integer NOT NULL DEFAULT 0');
    }
    await fill(runner);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}

async function fill(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query(
    `SELECT a.id AS id, a.confirmation_id AS request, a.answered_at AS answered_at, a.fields AS answers, c.claimed AS requested
       FROM confirmation_answers a JOIN confirmations c ON c.id = a.confirmation_id
      WHERE a.outcome = 'answered' AND a.disputed_at IS NULL ORDER BY a.id`,
  )) as AnswerRow[];
  const settled = (await runner.query('SELECT answer_id, field FROM confirmation_settlements')) as {
    answer_id: number;
    field: string;
  }[];
  const isSettled = new Set(settled.map(({ answer_id, field }) => `${answer_id} ${field}`));
  for (const request of new Set(rows.map((row) => row.request))) {
    const own = rows.filter((row) => row.request === request);
    const [first] = own;
    if (!first) continue;
    // A later answer supersedes what an earlier one says of the same field.
    const standing = new Map<string, boolean>();
    for (const { id, answers } of own) {
      const told = JSON.parse(answers) as Record<string, { likeness: string | null }>;
      for (const [field, { likeness }] of Object.entries(told)) {
        standing.set(field, likeness === 'equal' || (likeness !== null && isSettled.has(`${id} ${field}`)));
      }
    }
    const claimed = JSON.parse(first.requested) as Record<string, string>;
    const confirmed = KEYS.filter((key) => key in claimed).every((key) => standing.get(key) === true);
    const values = [Number(first.answered_at), confirmed ? 1 : 0, request];
    await runner.query('UPDATE confirmations SET answered_at = ?, confirmed = ? WHERE id = ?', values);
  }
}
