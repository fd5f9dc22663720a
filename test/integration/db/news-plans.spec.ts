import { indexWords } from '../../../src/domain/shared/search-words.js';
import { NewsEntity, NewsWordEntity } from '../../../src/modules/news/news.entity.js';
import type { NewsFilter, NewsSort } from '../../../src/modules/news/news.repository.js';
import { newestNews, newsList } from '../../../src/modules/news/news.typeorm-repository.js';
import type { ListStatements } from '../../../src/platform/db/catalog-list.js';
import type { Database } from '../../../src/platform/db/database.js';
import type { Sql } from '../../../src/platform/db/sql.js';
import type { Condition } from '../../../src/platform/db/word-search.js';
import { NOON } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';

const ROWS = 2000;
const CHUNK = 200;

/** Articles of 2 KB, none changed at the same time as another. */
async function fill(database: Database): Promise<void> {
  for (let first = 1; first <= ROWS; first += CHUNK) {
    const ids = Array.from({ length: CHUNK }, (_, n) => first + n);
    const titleOf = (id: number) => `Notice n${id.toString(36)} 公告`;
    await database.write(async (sql) => {
      await sql.insertAll(
        NewsEntity,
        ids.map((id) => ({
          id,
          version: 1,
          title: titleOf(id),
          title_key: titleOf(id).toLowerCase(),
          content: `<p>${'x'.repeat(2000)}</p>`,
          preview: null,
          watch_number: id % 50,
          updated_at: NOON.getTime() + ((id * 7919) % ROWS),
          user_id: 1,
        })),
      );
      const words = ids.flatMap((id) => indexWords(titleOf(id)).map((word) => ({ word, news_id: id })));
      await sql.insertAll(NewsWordEntity, words);
    });
  }
  const statistics = database.engine === 'mariadb' ? 'ANALYZE TABLE news, news_words' : 'ANALYZE';
  await database.write((sql) => sql.rows(statistics));
}

onEachEngine('the lists of news', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database);
  }, 120_000);
  afterAll(() => db?.dispose());

  const sorted = (field: NewsSort, descending: boolean, filter: NewsFilter = {}): ListStatements =>
    newsList({ page: { offset: 0, limit: 10 }, sort: { field, descending }, filter });

  const walks: Record<string, ListStatements> = {
    'the last changed first': newestNews({ offset: 0, limit: 10 }),
    'a deep page': newestNews({ offset: 1500, limit: 10 }),
    'by id': sorted('id', true),
    'by title': sorted('title', false),
    'by title, backwards': sorted('title', true),
    'by the last change': sorted('updatedAt', false),
    'by views': sorted('watchNumber', true),
  };

  it.each(Object.entries(walks))('%s: walk an index and fetch the rows of a page', async (title, { page }) => {
    // The rows lie by id, so walking them is walking an index.
    const walked = engine === 'SQLite' && title === 'by id' ? ['SCAN t'] : [];
    expect(await db.database.read((sql) => faults(sql, page))).toEqual(walked);
  });

  it('by words: start from the words', async () => {
    const { page } = sorted('updatedAt', true, { title: 'n1a' });
    const found = await db.database.read((sql) => planOf(sql, page));
    const start = engine === 'SQLite' ? /SEARCH w USING .*word>\? AND word<\?/ : /"table":"w".*"type":"range"/;
    expect(found.filter((step) => start.test(step))).toHaveLength(1);
  });

  if (engine === 'SQLite') return;
  it.each(Object.entries(walks))('%s: touches few rows', async (title, { page }) => {
    const allowed = title === 'a deep page' ? 1600 : 60;
    expect(await db.database.read((sql) => rowsTouched(sql, page))).toBeLessThanOrEqual(allowed);
  });
});

function planOf(sql: Sql, { text, values }: Condition): Promise<string[]> {
  return sql.engine === 'sqlite'
    ? sql.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, values).then((plan) => plan.map((step) => step.detail))
    : sql.rows(`EXPLAIN ${text}`, values).then((plan) => plan.map((step) => JSON.stringify(step)));
}

/** Steps that read the whole table, or sort it. The page of ids, `p`, is read whole, and its few rows may be sorted. */
async function faults(sql: Sql, query: Condition): Promise<string[]> {
  const plan = await planOf(sql, query);
  expect(plan.length).toBeGreaterThan(1);
  return plan.filter((step) => {
    if (sql.engine === 'sqlite') return /^SCAN t(?! USING COVERING INDEX| USING INDEX)/.test(step);
    const { table, type, key } = JSON.parse(step) as { table: string; type: string; key: string | null };
    return table === 't' && (type === 'ALL' || key === null);
  });
}

async function rowsTouched(sql: Sql, { text, values }: Condition): Promise<number> {
  await sql.rows('FLUSH STATUS');
  await sql.rows(text, values);
  const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
}
