import { message } from '../../src/domain/messages/message.js';
import type { Article, ArticleSummary } from '../../src/domain/news/article.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import { comparisonKey } from '../../src/domain/shared/text.js';
import {
  type Illustrated,
  type NewsFilter,
  NewsReader,
  type NewsSort,
  type NewsStore,
} from '../../src/modules/news/news.repository.js';
import { isFoundBy, type MemoryTables, nextId, pageOf } from './memory.tables.js';

const KEYS: Readonly<Record<NewsSort, (article: Article) => number | string>> = {
  id: ({ id }) => id,
  title: ({ title }) => comparisonKey(title),
  updatedAt: ({ updatedAt }) => updatedAt.getTime(),
  watchNumber: ({ watchNumber }) => watchNumber,
};

export class InMemoryNewsReader extends NewsReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<Article | null> {
    return this.tables.news.get(id)?.article ?? null;
  }

  async newest(page: PageRequest): Promise<Page<ArticleSummary>> {
    const { items, total } = await this.list({ page, sort: { field: 'updatedAt', descending: true }, filter: {} });
    return { items: items.map(summaryOf), total };
  }

  async list({ page, sort, filter }: ListRequest<NewsSort, NewsFilter>): Promise<Page<Article>> {
    const key = KEYS[sort.field];
    const compare = (a: Article, b: Article) => (key(a) === key(b) ? a.id - b.id : key(a) < key(b) ? -1 : 1);
    const found = [...this.tables.news.values()]
      .map(({ article }) => article)
      .filter(({ id }) => !filter.ids || filter.ids.includes(id))
      .filter(({ title }) => filter.title === undefined || isFoundBy(filter.title, title))
      .sort((a, b) => (sort.descending ? compare(b, a) : compare(a, b)));
    return pageOf(found, page);
  }
}

function summaryOf({ id, title, preview, watchNumber, updatedAt }: Article): ArticleSummary {
  return { id, title, preview, watchNumber, updatedAt };
}

export class InMemoryNewsStore implements NewsStore {
  constructor(private readonly tables: MemoryTables) {}

  async lock(ids: readonly number[]): Promise<Array<Illustrated<Article>>> {
    return [...new Set(ids)]
      .sort((a, b) => a - b)
      .flatMap((id) => this.tables.news.get(id) ?? [])
      .map(({ article, images }) => ({ article, images: [...images].sort() }));
  }

  async insert({ article, images }: Illustrated<Omit<Article, 'id' | 'version'>>): Promise<Article> {
    const inserted = { ...article, id: nextId(), version: 1 };
    this.tables.news.set(inserted.id, { article: inserted, images });
    return inserted;
  }

  async update({ article, images }: Illustrated<Article>): Promise<Article> {
    const stored = this.tables.news.get(article.id)?.article;
    if (stored?.version !== article.version) throw new DomainError('stale_version', message('stale_record'));
    const { watchNumber } = stored;
    const updated = { ...article, version: article.version + 1 };
    this.tables.news.set(article.id, { article: { ...updated, watchNumber }, images });
    return updated;
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.tables.news.delete(id);
  }

  async addViews(views: ReadonlyMap<number, number>): Promise<void> {
    for (const [id, added] of views) {
      const row = this.tables.news.get(id);
      if (!row) continue;
      const { article, images } = row;
      this.tables.news.set(id, { article: { ...article, watchNumber: article.watchNumber + added }, images });
    }
  }

  async isEmpty(): Promise<boolean> {
    return this.tables.news.size === 0;
  }
}
