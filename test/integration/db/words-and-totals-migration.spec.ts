import type { QueryRunner } from 'typeorm';
import { WordStretches1763860000000 } from '../../../migrations/1763860000000-word-stretches.js';
import { WordsAndTotals1763950000000 } from '../../../migrations/1763950000000-words-and-totals.js';
import { indexWords } from '../../../src/domain/shared/search-words.js';
import type { Database } from '../../../src/platform/db/database.js';
import { mariadbCopies } from '../../support/database-copies.js';
import { keptCopy, onEachEngine } from '../../support/databases.js';
import { type EarlierDatabase, openBefore } from '../../support/earlier-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

const NAMES = ['Ali Alia Alim', 'Wang Xiaoming 王小明', '𠮷田 𠮷', 'Zoë', 'ali'];
const MANY = 5000;
const GONE = ['certificate_counts', 'certificate_stretches', 'certificate_word_counts'];

const records = [...NAMES, ...Array.from({ length: MANY }, (_, n) => `Many Manyfold M${n}`)].map((name, place) => ({
  id: place < 3 ? place + 1 : place + 20_000,
  name,
  status: place < 3 ? 'Verifying' : 'Unverified',
}));
const wordsOf = ({ id, name }: (typeof records)[number]) =>
  indexWords(name).map((word) => ({ word, certificate_id: id }));

onEachEngine('an installation with tallies of words', (_, engine, empty) => {
  let database: Database;
  let goOn: EarlierDatabase['goOn'];
  let url: string;
  beforeEach(async () => {
    url = await empty();
    ({ database, goOn } = await openBefore(WordStretches1763860000000, url));
    await fill();
  });
  afterEach(() => database.close());

  const fill = () =>
    database.write(
      withSql(async (sql) => {
        for (let first = 0; first < records.length; first += 500) {
          const some = records.slice(first, first + 500);
          await sql.change(
            `INSERT INTO certificates (id, version, status, created_by, type, name, created_at, updated_at)
           VALUES ${some.map(() => "(?, 1, ?, 1, 'verification', ?, 0, 0)").join(', ')}`,
            some.flatMap(({ id, name, status }) => [id, status, name]),
          );
          const words = some.flatMap(wordsOf);
          await sql.change(
            `INSERT INTO certificate_words (word, certificate_id) VALUES ${words.map(() => '(?, ?)').join(', ')}`,
            words.flatMap(({ word, certificate_id }) => [word, certificate_id]),
          );
        }
      }),
    );
  const isWhole = async () => {
    const byKey = (one: { word: string; certificate_id: number }) => `${one.certificate_id} ${one.word}`;
    const stored = await database.read(
      withSql((sql) => sql.rows<ReturnType<typeof wordsOf>[number]>('SELECT * FROM certificate_words')),
    );
    expect(new Map(stored.map((row) => [byKey(row), { ...row }]))).toEqual(
      new Map(records.flatMap(wordsOf).map((row) => [byKey(row), row])),
    );
    const { certificates } = storesOn(database);
    const find = async (filter: { name?: string; status?: 'Verifying' | 'Verified' }) => {
      const { items, total } = await certificates.list(filter, { offset: 0, limit: 3 });
      return [items.map(({ id }) => id), total];
    };
    const last = records.at(-1)?.id ?? 0;
    expect(await find({ name: 'many' })).toEqual([[last, last - 1, last - 2], MANY]);
    expect(await find({ name: 'al' })).toEqual([[20_004, 1], 2]);
    expect(await find({ name: '小明' })).toEqual([[2], 1]);
    expect(await find({ name: '𠮷' })).toEqual([[3], 1]);
    expect(await find({})).toEqual([[last, last - 1, last - 2], records.length]);
    expect(await find({ status: 'Verifying' })).toEqual([[3, 2, 1], 3]);
    expect(await find({ status: 'Verified' })).toEqual([[], 0]);
    for (const table of GONE) expect(await database.writer.createQueryRunner().hasTable(table)).toBe(false);
  };

  it('finds the names that it had, each once, and has their totals', async () => {
    await goOn();
    await isWhole();
    const { unitOfWork, certificates } = storesOn(database);
    await unitOfWork.run((tx) => tx.certificates.remove({ id: 1, version: 1, status: 'Verifying' }));
    expect(await certificates.list({ name: 'al' }, { offset: 0, limit: 3 })).toMatchObject({ total: 1 });
    const left = await database.read(
      withSql((sql) => sql.rows('SELECT * FROM certificate_words WHERE certificate_id = 1')),
    );
    expect(left).toEqual([]);
  });

  if (engine === 'SQLite') return;
  // SQLite takes back what a migration did that was ended; MariaDB keeps it.
  it('is migrated again, to the same end, after any number of statements that were kept', async () => {
    await goOn(WordsAndTotals1763950000000);
    const before = keptCopy('before-words-and-totals.sql');
    await mariadbCopies.keep({ database, url }, before);
    const ends = [];
    for (const kept of [null, 1, 2, 3, 4, 5, 6, 7]) {
      const copy = await openBefore(WordsAndTotals1763950000000, await mariadbCopies.copy(before));
      const runner = copy.database.writer.createQueryRunner();
      if (kept !== null) {
        const stopped = endedAfter(kept, copy.database.writer.createQueryRunner());
        await expect(new WordsAndTotals1763950000000().up(stopped)).rejects.toThrow('killed');
        await stopped.release();
      }
      await new WordsAndTotals1763950000000().up(runner);
      ends.push(await tablesOf(runner));
      await runner.release();
      await copy.database.close();
    }
    expect(ends[0]).toContainEqual(expect.stringContaining('certificate_totals'));
    for (const end of ends) expect(end).toEqual(ends[0]);
  });
});

/** @returns the runner, which does so many statements that change something, and no more. */
function endedAfter(kept: number, runner: QueryRunner): QueryRunner {
  let left = kept;
  const query = runner.query.bind(runner);
  runner.query = (async (text: string, ...rest: unknown[]) => {
    if (/^(CREATE|DELETE|INSERT|UPDATE|ALTER|DROP)/.test(text) && left-- <= 0) throw new Error('killed');
    return (query as (...all: unknown[]) => unknown)(text, ...rest);
  }) as typeof runner.query;
  return runner;
}

/** How each table is made, and its rows. */
async function tablesOf(runner: QueryRunner): Promise<string[]> {
  const tables = await runner.manager.query<Record<string, string>[]>('SHOW TABLES');
  const told = tables.flatMap(Object.values).map(async (table) => {
    const [made] = await runner.manager.query<object[]>(`SHOW CREATE TABLE ${table}`);
    return JSON.stringify([made, await runner.manager.query(`SELECT * FROM ${table}`)]);
  });
  return Promise.all(told);
}
