import { WordStretches1763860000000 } from '../../../migrations/1763860000000-word-stretches.js';
import { WordsAndTotals1763950000000 } from '../../../migrations/1763950000000-words-and-totals.js';
import { Env } from '../../../src/config/env.js';
import { indexWords } from '../../../src/domain/shared/search-words.js';
import { Database } from '../../../src/platform/db/database.js';
import { onEachEngine } from '../../support/databases.js';
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
  beforeEach(async () => {
    database = new Database(Object.assign(new Env(), { databaseUrl: await empty() }));
    await database.connect();
  });
  afterEach(() => database.close());

  /** Those from `first` on are run later. */
  const holdBack = (first: new () => object) => {
    const { migrations } = database.writer;
    const later = migrations.splice(migrations.findIndex((migration) => migration instanceof first));
    expect(later.length).toBeGreaterThan(0);
    return () => void migrations.push(...later);
  };
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
    const goOn = holdBack(WordStretches1763860000000);
    await database.migrate();
    await fill();
    goOn();
    await database.migrate();
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
  it.each([1, 2, 3, 4, 5, 6, 7])('is migrated again after %i statements that were kept', async (kept) => {
    const goOn = holdBack(WordStretches1763860000000);
    await database.migrate();
    await fill();
    goOn();
    const stop = holdBack(WordsAndTotals1763950000000);
    await database.migrate();
    const runner = database.writer.createQueryRunner();
    let left = kept;
    const query = runner.query.bind(runner);
    runner.query = (async (text: string, ...rest: unknown[]) => {
      if (/^(CREATE|DELETE|INSERT|UPDATE|ALTER|DROP)/.test(text) && left-- <= 0) throw new Error('killed');
      return (query as (...all: unknown[]) => unknown)(text, ...rest);
    }) as typeof runner.query;
    await expect(new WordsAndTotals1763950000000().up(runner)).rejects.toThrow('killed');
    await runner.release();
    stop();
    await database.migrate();
    await isWhole();
  });
});
