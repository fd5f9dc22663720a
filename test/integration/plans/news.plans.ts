import { indexWords } from '../../../src/domain/shared/search-words.js';
import { NewsEntity, NewsWordEntity } from '../../../src/modules/news/news.entity.js';
import type { NewsFilter, NewsSort } from '../../../src/modules/news/news.repository.js';
import type { Database } from '../../../src/platform/db/database.js';
import { NOON } from '../../contract/stores.js';
import type { AllowedSteps } from '../../support/query-plan.js';
import { withSql } from '../../support/sql.js';
import { analyze, type PlannedCall, type Plans, portions } from './planned.js';

const ROWS = 2000;

/** Articles of 2 KB, none changed at the same time as another. */
async function fill(database: Database): Promise<void> {
  for (const ids of portions(ROWS, 200)) {
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
            language: null,
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
  await analyze(database, 'news, news_words');
}

const page = { offset: 0, limit: 10 };

const sorted = (field: NewsSort, descending: boolean, allowed: AllowedSteps, filter: NewsFilter = {}): PlannedCall => ({
  ask: ({ news: articles }) => articles.list({ page, sort: { field, descending }, filter }),
  reads: [60],
  smallTotal: true,
  ...allowed,
});

const LISTS: Readonly<Record<string, PlannedCall>> = {
  'the last changed first': {
    ask: ({ news: articles }) => articles.newest(page),
    reads: [60],
    smallTotal: true,
    walks: ['ix_news_updated'],
  },
  'by id': sorted('id', true, { walks: ['rowid'] }),
  'by title': sorted('title', false, { walks: ['ix_news_title'] }),
  'by title, backwards': sorted('title', true, { walks: ['ix_news_title'] }),
  'by the last change': sorted('updatedAt', false, { walks: ['ix_news_updated'] }),
  'by views': sorted('watchNumber', true, { walks: ['ix_news_watched'] }),
  'by words': { ...sorted('updatedAt', true, { sorts: true }, { title: 'n1a' }), reads: [200] },
};

export const news: Plans = { of: 'news', fill, calls: () => LISTS };
