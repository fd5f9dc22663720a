import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, type SelectQueryBuilder } from 'typeorm';
import { ROLE } from '../../domain/account/role.js';
import type { Language } from '../../domain/account/user.js';
import type { Article, ArticleSummary } from '../../domain/news/article.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { nameKey } from '../../platform/db/columns.js';
import { Database } from '../../platform/db/database.js';
import { ordered, pageOf, whereWords } from '../../platform/db/list-query.js';
import { forUpdate, lockByIds } from '../../platform/db/locks.js';
import { toDate } from '../../platform/db/moments.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { insertWords, replaceWords } from '../../platform/db/word-rows.js';
import { RoleEntity } from '../roles/role.entity.js';
import { NewsEntity, NewsFileEntity, NewsWordEntity } from './news.entity.js';
import { type Illustrated, type NewsFilter, NewsReader, type NewsSort, type NewsStore } from './news.repository.js';

const ORDERS: Readonly<Record<NewsSort, readonly string[]>> = {
  id: ['t.id'],
  title: ['t.title_key', 't.id'],
  language: ['t.language', 't.id'],
  updatedAt: ['t.updated_at', 't.id'],
  watchNumber: ['t.watch_number', 't.id'],
};

type SummaryRow = Pick<NewsEntity, 'id' | 'title' | 'preview' | 'watch_number' | 'updated_at'>;
type NewsList = Omit<ListRequest<NewsSort, NewsFilter>, 'page'>;

/** The list that everyone sees. */
function newestNews(manager: EntityManager, language?: Language): SelectQueryBuilder<NewsEntity> {
  const query = manager
    .createQueryBuilder(NewsEntity, 't')
    .select(['t.id', 't.title', 't.preview', 't.watch_number', 't.updated_at']);
  if (language) query.andWhere([{ language: IsNull() }, { language }]);
  return ordered(query, ORDERS.updatedAt, true);
}

function newsList(manager: EntityManager, { filter, sort }: NewsList): SelectQueryBuilder<NewsEntity> {
  const query = manager.createQueryBuilder(NewsEntity, 't');
  if (filter.ids) query.andWhere({ id: In(filter.ids) });
  const words = [filter.title, filter.q].filter((each) => each !== undefined);
  if (words.length > 0) whereWords(query, 't.id', NewsWordEntity, 'news_id', words.join(' '));
  if (filter.language) query.andWhere({ language: filter.language });
  if (filter.userId !== undefined) query.andWhere({ user_id: filter.userId });
  return ordered(query, ORDERS[sort.field], sort.descending);
}

@Injectable()
export class TypeOrmNewsReader extends NewsReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Article | null> {
    const row = await this.database.read((manager) => manager.findOneBy(NewsEntity, { id }));
    return row && toArticle(row);
  }

  override newest(page: PageRequest, language?: Language): Promise<Page<ArticleSummary>> {
    return this.database.readLagging((manager) => pageOf(newestNews(manager, language), page, toSummary));
  }

  override list(request: ListRequest<NewsSort, NewsFilter>): Promise<Page<Article>> {
    return this.database.read((manager) => pageOf(newsList(manager, request), request.page, toArticle));
  }
}

export class TypeOrmNewsStore implements NewsStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(ids: readonly number[]): Promise<Array<Illustrated<Article>>> {
    const rows = await lockByIds(this.manager, NewsEntity, ids);
    const files = await this.manager.find(NewsFileEntity, {
      where: { news_id: In(ids), place: 'content' },
      order: { file_id: 'ASC' },
    });
    return rows.map((row) => ({
      article: toArticle(row),
      images: files.filter((file) => file.news_id === row.id).map((file) => file.file_id),
    }));
  }

  async insert({ article, images }: Illustrated<Omit<Article, 'id' | 'version'>>): Promise<Article> {
    const columns = { ...toColumns(article), watch_number: article.watchNumber, version: 1 };
    const row = this.manager.create(NewsEntity, columns);
    await this.manager.insert(NewsEntity, row);
    await this.insertFiles(row.id, article.preview, images);
    await insertWords(this.manager, NewsWordEntity, { news_id: row.id }, article.title);
    return toArticle(row);
  }

  async update({ article, images }: Illustrated<Article>): Promise<Article> {
    const next = await updateVersioned(this.manager, NewsEntity, article, toColumns(article));
    await this.manager.delete(NewsFileEntity, { news_id: next.id });
    await this.insertFiles(next.id, article.preview, images);
    await replaceWords(this.manager, NewsWordEntity, { news_id: next.id }, article.title);
    return next;
  }

  /** Their words and the links to their files go with them, by their foreign keys. */
  async remove(ids: readonly number[]): Promise<void> {
    await this.manager.delete(NewsEntity, { id: In(ids) });
  }

  async addViews(views: ReadonlyMap<number, number>): Promise<void> {
    // By id, so that two processes never hold what the other waits for.
    for (const [id, added] of [...views].sort(([a], [b]) => a - b)) {
      await this.manager.increment(NewsEntity, { id }, 'watch_number', added);
    }
  }

  async isEmpty(): Promise<boolean> {
    // READ COMMITTED locks nothing where nothing is: who asks takes a row that is always there, and waits for whoever
    // has it.
    await this.manager.findOne(RoleEntity, { where: { id: ROLE.administrator }, ...forUpdate(this.manager) });
    return !(await this.manager.exists(NewsEntity));
  }

  private async insertFiles(id: number, preview: string | null, images: readonly string[]): Promise<void> {
    const rows: NewsFileEntity[] = images.map((file) => ({ news_id: id, place: 'content', file_id: file }));
    if (preview !== null) rows.push({ news_id: id, place: 'preview', file_id: preview });
    await this.manager.insert(NewsFileEntity, rows);
  }
}

function toSummary(row: SummaryRow): ArticleSummary {
  const { id, title, preview } = row;
  return { id, title, preview, watchNumber: row.watch_number, updatedAt: toDate(row.updated_at) };
}

function toArticle(row: NewsEntity): Article {
  return { ...toSummary(row), version: row.version, content: row.content, language: row.language, userId: row.user_id };
}

/** All that a change replaces; the views count by themselves. */
function toColumns(article: Omit<Article, 'id' | 'version'>) {
  return {
    title: article.title,
    title_key: nameKey(article.title),
    content: article.content,
    preview: article.preview,
    language: article.language,
    updated_at: article.updatedAt.getTime(),
    user_id: article.userId,
  };
}
