import { Injectable } from '@nestjs/common';
import type { Article, ArticleSummary } from '../../domain/news/article.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { staleVersion } from '../../domain/shared/record-version.js';
import {
  type ListShape,
  type ListStatements,
  listStatements,
  nameKey,
  Restricting,
  readList,
} from '../../platform/db/catalog-list.js';
import { CatalogWords } from '../../platform/db/catalog-rows.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { marks, type Sql } from '../../platform/db/sql.js';
import { NewsEntity, NewsFileEntity } from './news.entity.js';
import { type Illustrated, type NewsFilter, NewsReader, type NewsSort, type NewsStore } from './news.repository.js';

const ORDERS: ListShape<NewsSort>['orders'] = {
  id: { by: ['t.id'] },
  title: { by: ['t.title_key', 't.id'] },
  updatedAt: { by: ['t.updated_at', 't.id'] },
  watchNumber: { by: ['t.watch_number', 't.id'] },
};
const SUMMARY = 't.id, t.title, t.preview, t.watch_number, t.updated_at';
const SUMMARIES: ListShape<NewsSort> = { table: 'news', columns: SUMMARY, orders: ORDERS };
const ARTICLES: ListShape<NewsSort> = {
  table: 'news',
  columns: `${SUMMARY}, t.version, t.content, t.user_id`,
  orders: ORDERS,
};

type SummaryRow = Pick<NewsEntity, 'id' | 'title' | 'preview' | 'watch_number' | 'updated_at'>;

/** The list that everyone sees. */
export function newestNews(page: PageRequest): ListStatements {
  return listStatements(SUMMARIES, new Restricting(), { field: 'updatedAt', descending: true }, page);
}

export function newsList({ filter, sort, page }: ListRequest<NewsSort, NewsFilter>): ListStatements {
  const asked = new Restricting().ids(filter.ids).words('t.id', 'news_words', 'news_id', filter.title);
  return listStatements(ARTICLES, asked, sort, page);
}

@Injectable()
export class TypeOrmNewsReader extends NewsReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Article | null> {
    const row = await this.database.read((sql) => sql.first<NewsEntity>('SELECT * FROM news WHERE id = ?', [id]));
    return row && toArticle(row);
  }

  override newest(page: PageRequest): Promise<Page<ArticleSummary>> {
    return readList(this.database, newestNews(page), toSummary);
  }

  override list(request: ListRequest<NewsSort, NewsFilter>): Promise<Page<Article>> {
    return readList(this.database, newsList(request), toArticle);
  }
}

export class TypeOrmNewsStore implements NewsStore {
  private readonly words: CatalogWords;

  constructor(private readonly sql: Sql) {
    this.words = new CatalogWords(sql, 'news_words', 'news_id');
  }

  async lock(ids: readonly number[]): Promise<Array<Illustrated<Article>>> {
    if (ids.length === 0) return [];
    const rows = await this.sql.rows<NewsEntity>(
      `SELECT * FROM news WHERE id IN (${marks(ids)}) ORDER BY id${this.sql.forUpdate}`,
      ids,
    );
    const files = await this.sql.rows<NewsFileEntity>(
      `SELECT news_id, file_id FROM news_files WHERE news_id IN (${marks(ids)}) AND place = 'content' ORDER BY file_id`,
      ids,
    );
    return rows.map((row) => ({
      article: toArticle(row),
      images: files.filter((file) => file.news_id === row.id).map((file) => file.file_id),
    }));
  }

  async insert({ article, images }: Illustrated<Omit<Article, 'id' | 'version'>>): Promise<Article> {
    const row = { ...toColumns(article), watch_number: article.watchNumber, version: 1 };
    const id = await this.sql.insert(NewsEntity, row);
    await this.insertFiles(id, article.preview, images);
    await this.words.insert(id, article.title);
    return { ...article, id, version: 1 };
  }

  async update({ article, images }: Illustrated<Article>): Promise<Article> {
    const { id, version } = article;
    const columns = { ...toColumns(article), version: version + 1 };
    const changed = await this.sql.update(NewsEntity, columns, 'id = ? AND version = ?', [id, version]);
    if (changed !== 1) throw staleVersion();
    await this.sql.change('DELETE FROM news_files WHERE news_id = ?', [id]);
    await this.insertFiles(id, article.preview, images);
    await this.words.replace(id, article.title);
    return { ...article, version: version + 1 };
  }

  /** Their words and the links to their files go with them, by their foreign keys. */
  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.sql.change(`DELETE FROM news WHERE id IN (${marks(ids)})`, ids);
  }

  async addViews(views: ReadonlyMap<number, number>): Promise<void> {
    // By id, so that two processes never hold what the other waits for.
    for (const [id, added] of [...views].sort(([a], [b]) => a - b)) {
      await this.sql.change('UPDATE news SET watch_number = watch_number + ? WHERE id = ?', [added, id]);
    }
  }

  async isEmpty(): Promise<boolean> {
    // READ COMMITTED locks nothing where nothing is: who asks takes a row that is always there, and waits for whoever has it.
    await this.sql.first(`SELECT id FROM roles ORDER BY id LIMIT 1${this.sql.forUpdate}`);
    return (await this.sql.first('SELECT id FROM news LIMIT 1')) === null;
  }

  private async insertFiles(id: number, preview: string | null, images: readonly string[]): Promise<void> {
    const rows: NewsFileEntity[] = images.map((file) => ({ news_id: id, place: 'content', file_id: file }));
    if (preview !== null) rows.push({ news_id: id, place: 'preview', file_id: preview });
    await this.sql.insertAll(NewsFileEntity, rows);
  }
}

function toSummary(row: SummaryRow): ArticleSummary {
  const { id, title, preview } = row;
  return { id, title, preview, watchNumber: row.watch_number, updatedAt: toDate(row.updated_at) };
}

function toArticle(row: NewsEntity): Article {
  return { ...toSummary(row), version: row.version, content: row.content, userId: row.user_id };
}

/** All that a change replaces; the views count by themselves. */
function toColumns(article: Omit<Article, 'id' | 'version'>) {
  return {
    title: article.title,
    title_key: nameKey(article.title),
    content: article.content,
    preview: article.preview,
    updated_at: article.updatedAt.getTime(),
    user_id: article.userId,
  };
}
