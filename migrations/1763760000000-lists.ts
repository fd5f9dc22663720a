import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** What lists are sorted by, and what the statistics are drawn from. */
const INDICES = [
  ['certificates', 'ix_certificates_name', ['name_key']],
  ['certificates', 'ix_certificates_university', ['university_key']],
  ['certificates', 'ix_certificates_type', ['type', 'status']],
  ['certificates', 'ix_certificates_applied', ['applied_at']],
  ['certificates', 'ix_certificates_queue', ['status', 'applied_at']],
  ['certificates', 'ix_certificates_updated', ['updated_at']],
  ['certificates', 'ix_certificates_decided', ['decided_at', 'applied_at']],
  ['reports', 'ix_reports_issued', ['issued_at']],
  ['reports', 'ix_reports_status', ['status', 'issued_at']],
  ['jobs', 'ix_jobs_state', ['state', 'due_at']],
  ['jobs', 'ix_jobs_name', ['name', 'due_at']],
  ['jobs', 'ix_jobs_falling_due', ['due_at']],
] as const;

interface Named {
  readonly id: number;
  readonly name: string | null;
  readonly university: string | null;
}

const KEY_MAX = 255;
const BATCH = 200;

/** Texts in comparable form, as the program made them when this was written. */
function keyOf(text: string | null): string | null {
  if (text === null) return null;
  const composed = text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFKC');
  const folded = composed.toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
  return folded.replace(/\s+/gu, ' ').trim().replaceAll('ς', 'σ').normalize('NFKC').slice(0, KEY_MAX);
}

async function fillKeys(runner: QueryRunner): Promise<void> {
  for (let after = 0; ; ) {
    const rows: Named[] = await runner.query(
      'SELECT id, name, university FROM certificates WHERE id > ? ORDER BY id LIMIT ?',
      [after, BATCH],
    );
    const last = rows.at(-1);
    if (!last) return;
    const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
    await runner.query(
      `UPDATE certificates SET name_key = CASE id ${cases} END, university_key = CASE id ${cases} END
       WHERE id > ? AND id <= ?`,
      [
        ...rows.flatMap(({ id, name }) => [id, keyOf(name)]),
        ...rows.flatMap(({ id, university }) => [id, keyOf(university)]),
        after,
        last.id,
      ],
    );
    after = last.id;
  }
}

export class Lists1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite, and with it the rows that belong to its own.
    for (const column of ['name_key', 'university_key']) {
      await runner.query(`ALTER TABLE certificates ADD COLUMN ${column} varchar(${KEY_MAX}) NULL`);
    }
    await fillKeys(runner);
    for (const [table, name, columnNames] of INDICES) {
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames] }));
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
