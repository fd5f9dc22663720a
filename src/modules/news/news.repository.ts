import type { Language } from '../../domain/account/user.js';
import type { FileId } from '../../domain/files/stored-file.js';
import type { Article, ArticleSummary } from '../../domain/news/article.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';

export interface NewsFilter {
  readonly ids?: readonly number[];
  /** Beginnings of words of the title. */
  readonly title?: string;
  /** Those of it alone. */
  readonly language?: Language;
  /** Who wrote it. */
  readonly userId?: number;
  /** Beginnings of words of what the list shows. */
  readonly q?: string;
}

export type NewsSort = 'id' | 'title' | 'language' | 'updatedAt' | 'watchNumber';

export abstract class NewsReader {
  abstract findById(id: number): Promise<Article | null>;
  /** The last changed first, without their contents; of a language, with those of every language. */
  abstract newest(page: PageRequest, language?: Language): Promise<Page<ArticleSummary>>;
  abstract list(request: ListRequest<NewsSort, NewsFilter>): Promise<Page<Article>>;
}

/** An article with the images in its content: these and its preview are not swept away. */
export interface Illustrated<A> {
  readonly article: A;
  readonly images: readonly FileId[];
}

export interface NewsStore {
  /** Those of the ids that exist, by id. Nobody else changes them before this transaction ends. */
  lock(ids: readonly number[]): Promise<Array<Illustrated<Article>>>;
  insert(added: Illustrated<Omit<Article, 'id' | 'version'>>): Promise<Article>;
  /** Leaves the views alone. @throws DomainError `stale_version` where the stored version is another. */
  update(changed: Illustrated<Article>): Promise<Article>;
  remove(ids: readonly number[]): Promise<void>;
  /** Adds to the views of articles; those that are gone are passed over. */
  addViews(views: ReadonlyMap<number, number>): Promise<void>;
  /** Whether there is no article; of two transactions that ask, the second waits for the end of the first. */
  isEmpty(): Promise<boolean>;
}
