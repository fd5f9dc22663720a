import { indexWords } from '../../../src/domain/shared/search-words.js';
import { NewsEntity, NewsWordEntity } from '../../../src/modules/news/news.entity.js';
import type { NewsFilter, NewsSort } from '../../../src/modules/news/news.repository.js';
import type { Database } from '../../../src/platform/db/database.js';
import { NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase, type Statement } from '../../support/recording-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

const ROWS = 2000;
const CHUNK = 200;

/** Articles of 2 KB, none changed at the same time as another. */
async function fill(database: Database): Promise<void> {
  for (let first = 1; first <= ROWS; first += CHUNK) {
    const ids = Array.from({ length: CHUNK }, (_, n) => first + n);
    const titleOf = (id: number) => `Notice n${id.toString(36)} 公告`;
    await database.write(
      withSql(async (sql) => {
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
      }),
    );
  }
  const statistics = database.engine === 'mariadb' ? 'ANALYZE TABLE news, news_words' : 'ANALYZE';
  await database.write(withSql((sql) => sql.rows(statistics)));
}

onEachEngine('the lists of news', (fresh, engine) => {
  let db: TestDatabase;
  let recording: RecordingDatabase;
  let stores: Omit<Stores, 'dispose'>;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database);
    recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
    stores = storesOn(recording);
  }, 120_000);
  afterAll(async () => {
    await recording?.close();
    await db?.dispose();
  });

  const sorted = (field: NewsSort, descending: boolean, filter: NewsFilter = {}) =>
    stores.news.list({ page: { offset: 0, limit: 10 }, sort: { field, descending }, filter });

  const walks: Record<string, { list: () => Promise<unknown>; along: string }> = {
    'the last changed first': { list: () => stores.news.newest({ offset: 0, limit: 10 }), along: 'ix_news_updated' },
    'by id': { list: () => sorted('id', true), along: 'rowid' },
    'by title': { list: () => sorted('title', false), along: 'ix_news_title' },
    'by title, backwards': { list: () => sorted('title', true), along: 'ix_news_title' },
    'by the last change': { list: () => sorted('updatedAt', false), along: 'ix_news_updated' },
    'by views': { list: () => sorted('watchNumber', true), along: 'ix_news_watched' },
  };

  it.each(Object.entries(walks))('%s: walk along an index', async (_, { list, along }) => {
    const page = await pageOf(list);
    expect(await db.database.read(withSql((sql) => faultsOf(sql, page, { walks: [along] })))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read(withSql((sql) => rowsRead(sql, page)))).toBeLessThanOrEqual(60);
  });

  it('by words: start from the words', async () => {
    const page = await pageOf(() => sorted('updatedAt', true, { title: 'n1a' }));
    expect(await db.database.read(withSql((sql) => faultsOf(sql, page, { sorts: true })))).toEqual([]);
  });

  async function pageOf(list: () => Promise<unknown>): Promise<Statement> {
    const [page] = await recording.readBy(list);
    if (!page) throw new Error('nothing was sent');
    return page;
  }
});
