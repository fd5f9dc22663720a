import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** By which a record is found that somebody holds a document of. */
const NUMBERS = [
  ['passport_key', 'ix_certificates_passport'],
  ['cert_no_key', 'ix_certificates_cert_no'],
] as const;

interface Numbered {
  readonly id: number;
  readonly passport: string | null;
  readonly cert_no: string | null;
}

const KEY_MAX = 120;
const BATCH = 200;

/** Numbers of documents in comparable form, as the program made them when this was written. */
function keyOf(text: string | null): string | null {
  if (text === null) return null;
  const composed = text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFKC');
  const folded = composed.toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
  const key = folded.replace(/\s+/gu, ' ').trim().replaceAll('ς', 'σ').normalize('NFKC');
  return key.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').slice(0, KEY_MAX) || null;
}

async function fillKeys(runner: QueryRunner): Promise<void> {
  for (let after = 0; ; ) {
    const rows: Numbered[] = await runner.query(
      `SELECT id, passport, cert_no FROM certificates
       WHERE id > ? AND (passport IS NOT NULL OR cert_no IS NOT NULL) ORDER BY id LIMIT ?`,
      [after, BATCH],
    );
    const last = rows.at(-1);
    if (!last) return;
    const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
    await runner.query(
      `UPDATE certificates SET passport_key = CASE id ${cases} END, cert_no_key = CASE id ${cases} END
       WHERE id > ? AND id <= ?`,
      [
        ...rows.flatMap(({ id, passport }) => [id, keyOf(passport)]),
        ...rows.flatMap(({ id, cert_no: number }) => [id, keyOf(number)]),
        after,
        last.id,
      ],
    );
    after = last.id;
  }
}

export class DocumentNumbers1763870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite, and with it the rows that belong to its own.
    for (const [column] of NUMBERS) {
      await runner.query(`ALTER TABLE certificates ADD COLUMN ${column} varchar(${KEY_MAX}) NULL`);
    }
    await fillKeys(runner);
    for (const [column, name] of NUMBERS) {
      await runner.createIndex('certificates', new TableIndex({ name, columnNames: [column] }));
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
