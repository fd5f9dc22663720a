import { type MigrationInterface, type QueryRunner, Table, TableForeignKey, TableIndex } from 'typeorm';

const WORD = { name: 'word', type: 'varchar', length: '40', isPrimary: true } as const;
const SHARED = { name: 'shared', type: 'integer' } as const;

const COUNTS = new Table({
  name: 'certificate_word_counts',
  columns: [WORD, { ...SHARED, isPrimary: true }, { name: 'tally', type: 'integer' }],
});
const OWNER = new TableForeignKey({
  name: 'fk_certificate_words_certificate',
  columnNames: ['certificate_id'],
  referencedTableName: 'certificates',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});
const INDICES = [
  new TableIndex({ name: 'ix_certificate_words_certificate', columnNames: ['certificate_id'] }),
  new TableIndex({
    name: 'ix_certificate_words_stretch',
    columnNames: ['stretch', 'word', 'shared', 'certificate_id'],
  }),
];

/** Ids in a stretch. */
const STRETCH = 8192;
/** Records whose words are copied at a time, and words that one statement inserts. */
const BATCH = 2000;
const AT_ONCE = 1000;

interface Stored {
  readonly word: string;
  readonly certificate_id: number;
}

type Copied = readonly [word: string, certificateId: number, shared: number, stretch: number];

/** With how many letters of the one the other begins, as the program counted them when this was written. */
function sharedLetters(one: string, other: string): number {
  const [letters, others] = [[...one], [...other]];
  const differs = letters.findIndex((letter, place) => letter !== others[place]);
  return differs < 0 ? letters.length : differs;
}

/** @param words of whole records, those of each in order */
function toCopies(words: readonly Stored[]): Copied[] {
  return words.map(({ word, certificate_id: id }, place) => {
    const before = words[place - 1];
    const shared = before?.certificate_id === id ? sharedLetters(before.word, word) : 0;
    return [word, id, shared, Math.floor(id / STRETCH)];
  });
}

async function copyWords(runner: QueryRunner): Promise<void> {
  const [range]: { last: number | null }[] = await runner.query(
    'SELECT MAX(certificate_id) AS last FROM certificate_words',
  );
  for (let after = 0; after < (range?.last ?? 0); after += BATCH) {
    const words: Stored[] = await runner.query(
      'SELECT word, certificate_id FROM certificate_words WHERE certificate_id > ? AND certificate_id <= ? ORDER BY certificate_id, word',
      [after, after + BATCH],
    );
    const copies = toCopies(words);
    for (let first = 0; first < copies.length; first += AT_ONCE) {
      const some = copies.slice(first, first + AT_ONCE);
      await runner.query(
        `INSERT INTO certificate_words_new (word, certificate_id, shared, stretch) VALUES ${some.map(() => '(?, ?, ?, ?)').join(', ')}`,
        some.flat(),
      );
    }
  }
}

export class WordStretches1763860000000 implements MigrationInterface {
  /**
   * The table is made anew: changing each of its rows would take longer than writing it, and leave it twice as large.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS certificate_words_new');
    await runner.query('DROP TABLE IF EXISTS certificate_word_counts');
    const whole = (name: string) => ({ name, type: 'integer' });
    const columns = [WORD, { ...whole('certificate_id'), isPrimary: true }, SHARED, whole('stretch')];
    // SQLite takes foreign keys with a table only; on MariaDB two may not have one name, and indices are made faster
    // when it is full.
    const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
    await runner.createTable(
      new Table({ name: 'certificate_words_new', columns, foreignKeys: isSqlite ? [OWNER] : [] }),
    );
    await copyWords(runner);
    await runner.query('DROP TABLE certificate_words');
    await runner.query('ALTER TABLE certificate_words_new RENAME TO certificate_words');
    for (const index of INDICES) await runner.createIndex('certificate_words', index);
    if (!isSqlite) await runner.createForeignKey('certificate_words', OWNER);
    await runner.createTable(COUNTS);
    await runner.query(
      `INSERT INTO certificate_word_counts (word, shared, tally)
       SELECT word, shared, COUNT(*) FROM certificate_words GROUP BY word, shared`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
