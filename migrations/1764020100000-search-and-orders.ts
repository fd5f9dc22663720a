import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

const BATCH = 500;
const KEY_MAX = 255;
const WORD_MAX = 40;
const WORDS_MAX = 24;
const WORD =
  /(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])*/gu;
const HAN = /^\p{Script=Han}+$/u;

const REPORT_WORDS = new Table({
  name: 'report_words',
  columns: [
    { name: 'word', type: 'varchar', length: String(WORD_MAX), isPrimary: true },
    { name: 'report_id', type: 'integer', isPrimary: true },
  ],
  indices: [{ name: 'ix_report_words_report', columnNames: ['report_id'] }],
  foreignKeys: [
    {
      name: 'fk_report_words_report',
      columnNames: ['report_id'],
      referencedTableName: 'reports',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

const INDICES: ReadonlyArray<readonly [table: string, name: string, columns: string[]]> = [
  ['reports', 'ix_reports_name', ['name_key']],
  ['reports', 'ix_reports_by_edition', ['edition']],
  ['universities', 'ix_universities_country', ['country_key', 'name_key']],
  ['news', 'ix_news_user', ['user_id']],
  ['jobs', 'ix_jobs_attempts', ['attempts']],
];

/** Texts in comparable form, their words, and numbers of documents, as the program made them when this was written. */
const comparable = (text: string): string =>
  text
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replaceAll('ς', 'σ')
    .normalize('NFKC');

const cut = (word: string) => [...word].slice(0, WORD_MAX).join('');

function wordsOf(text: string | null): string[] {
  const words = (comparable(text ?? '').match(WORD) ?? []).map(cut);
  return [...new Set(words)].slice(0, WORDS_MAX).flatMap((word) => {
    const letters = [...word];
    return HAN.test(word) ? letters.map((_, start) => letters.slice(start).join('')) : [word];
  });
}

const beside = (text: string | null) => wordsOf(text).map((word) => cut(`:${word}`));

function whole(number: string | null): string[] {
  const key = comparable(number ?? '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return key === '' ? [] : [cut(`=${key}`)];
}

interface Row {
  readonly id: number;
  readonly [column: string]: string | number | null;
}

type Told = (row: Row) => readonly string[];

const text = (value: string | number | null | undefined) => (typeof value === 'string' ? value : null);

/** Goes through a table by its ids, and writes the words of its rows. */
async function addWords(runner: QueryRunner, from: string, columns: string, into: string, owner: string, told: Told) {
  for (let last = 0; ; ) {
    const rows: Row[] = await runner.query(
      `SELECT id, ${columns} FROM ${from} WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
    const end = rows.at(-1);
    if (!end) return;
    const words = rows.flatMap((row) => [...new Set(told(row))].map((word) => [word, row.id] as const));
    for (let first = 0; first < words.length; first += 2000) {
      const some = words.slice(first, first + 2000);
      await runner.query(
        `INSERT INTO ${into} (word, ${owner}) VALUES ${some.map(() => '(?, ?)').join(', ')}`,
        some.flat(),
      );
    }
    last = end.id;
  }
}

const nameOf = ({ fields }: Row) => text((JSON.parse(String(fields)) as { name?: string | null }).name);

async function fillNames(runner: QueryRunner): Promise<void> {
  for (let last = 0; ; ) {
    const rows: Row[] = await runner.query(`SELECT id, fields FROM reports WHERE id > ? ORDER BY id LIMIT ${BATCH}`, [
      last,
    ]);
    const end = rows.at(-1);
    if (!end) return;
    await runner.query(
      `UPDATE reports SET name_key = CASE id ${rows.map(() => 'WHEN ? THEN ?').join(' ')} END WHERE id > ? AND id <= ?`,
      [...rows.flatMap((row) => [row.id, comparable(nameOf(row) ?? '').slice(0, KEY_MAX)]), last, end.id],
    );
    last = end.id;
  }
}

/**
 * What the searches in whole lists find: emails and numbers by their parts, passports whole, reports by their holders;
 * and the orders of the columns that lists show. Each step looks for what is there, or begins anew, since MariaDB keeps
 * those that were done when it is ended.
 */
export class SearchAndOrders1764020100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite, and with it the rows that belong to its own.
    if (!(await runner.hasColumn('reports', 'name_key'))) {
      await runner.query(`ALTER TABLE reports ADD COLUMN name_key varchar(${KEY_MAX}) NOT NULL DEFAULT ''`);
    }
    await fillNames(runner);
    await runner.query('DROP TABLE IF EXISTS report_words');
    await runner.createTable(REPORT_WORDS);
    await addWords(runner, 'reports', 'number, fields', 'report_words', 'report_id', (row) => [
      ...wordsOf(nameOf(row)),
      ...beside(text(row.number)),
    ]);
    // Words of names begin with letters and digits: those between these are the others.
    await runner.query("DELETE FROM user_words WHERE word >= ':' AND word < '>'");
    await addWords(runner, 'users', 'passport', 'user_words', 'user_id', (row) => whole(text(row.passport)));
    await runner.query("DELETE FROM certificate_words WHERE word >= ':' AND word < '>'");
    const searched = 'email, university, report_number';
    await addWords(runner, 'certificates', searched, 'certificate_words', 'certificate_id', (row) =>
      [row.email, row.university, row.report_number].flatMap((each) => beside(text(each))),
    );
    for (const [table, name, columnNames] of INDICES) {
      const there = (await runner.getTable(table))?.indices.some((index) => index.name === name);
      if (!there) await runner.createIndex(table, new TableIndex({ name, columnNames }));
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
