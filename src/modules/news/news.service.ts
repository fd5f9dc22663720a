import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Language } from '../../domain/account/user.js';
import type { FileId } from '../../domain/files/stored-file.js';
import { articleAdded, articleRemoved, articleUpdated } from '../../domain/news/article.audit.js';
import {
  type Article,
  type ArticleSummary,
  articleFileProblems,
  contentErrors,
  type WrittenArticle,
} from '../../domain/news/article.js';
import { type FieldErrors } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { refuseErrors, withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, type RemovalTarget, refuseStale } from '../../domain/shared/record-version.js';
import { RowRefusals, refuseStaleRows } from '../../domain/shared/row-refusals.js';
import { HtmlCleaner } from '../../platform/html/html-cleaner.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type Illustrated, type NewsFilter, NewsReader, type NewsSort } from './news.repository.js';
import { ViewCounter } from './view.counter.js';

const filesOf = (preview: FileId | null, images: readonly FileId[]): FileId[] => [
  ...new Set(preview === null ? images : [preview, ...images]),
];

/** The articles that everyone may read and staff write. */
@Injectable()
export class NewsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly news: NewsReader,
    private readonly cleaner: HtmlCleaner,
    private readonly views: ViewCounter,
    private readonly clock: Clock,
  ) {}

  /** The last changed first; of a language, with those of every language. */
  async newest(page: PageRequest, language?: Language): Promise<Page<ArticleSummary>> {
    const { items, total } = await this.news.newest(page, language);
    return { items: items.map((item) => this.withViews(item)), total };
  }

  /** Opens an article, which counts. @throws DomainError `not_found`. */
  async read(id: number): Promise<Article> {
    const article = await this.found(id);
    this.views.count(id);
    return this.withViews(article);
  }

  /** An article as those see it who write; that does not count. @throws DomainError `not_found`. */
  async detail(id: number): Promise<Article> {
    return this.withViews(await this.found(id));
  }

  async list(request: ListRequest<NewsSort, NewsFilter>): Promise<Page<Article>> {
    const { items, total } = await this.news.list(request);
    return { items: items.map((item) => this.withViews(item)), total };
  }

  /**
   * @throws DomainError `invalid_input` where nothing is left of the content, it is too large, or files are missing.
   */
  async add(actor: Actor, { title, content, preview = null, language = null }: WrittenArticle): Promise<Article> {
    const cleaned = await this.cleaner.clean(content);
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const { html, images } = cleaned;
      const found = await tx.files.lock(filesOf(preview, images));
      refuseErrors({ ...contentErrors(cleaned), ...articleFileProblems(preview, images, found) });
      const added = { title, content: html, preview, language, watchNumber: 0, updatedAt: now, userId: actor.userId };
      const article = await tx.news.insert({ article: added, images });
      tx.audit.record(articleAdded(actor.userId, article));
      return article;
    });
  }

  /** Fields that are not given stay. @throws DomainError `not_found`, `invalid_input`, `stale_version`. */
  async change(actor: Actor, target: ChangeTarget, given: Partial<WrittenArticle>): Promise<Article> {
    const cleaned = given.content === undefined ? null : await this.cleaner.clean(given.content);
    const now = this.clock.now();
    const changed = await this.unitOfWork.run(async (tx) => {
      const [current] = await tx.news.lock([target.id]);
      if (!current) throw notFound('News');
      const images = cleaned?.images ?? current.images;
      const changes = { title: given.title, content: cleaned?.html, preview: given.preview, language: given.language };
      const next = withChanges(current.article, changes);
      const before = filesOf(current.article.preview, current.images);
      const after = filesOf(next.preview, images);
      const found = await tx.files.lock([...new Set([...before, ...after])]);
      refuseErrors({ ...contentErrors(cleaned), ...articleFileProblems(next.preview, images, found) });
      refuseStale(current.article, target);
      const article = await tx.news.update({ article: { ...next, updatedAt: now }, images });
      tx.audit.record(articleUpdated(actor.userId, current.article, article));
      await discard(
        tx,
        before.filter((id) => !after.includes(id)),
        now,
      );
      return article;
    });
    return this.withViews(changed);
  }

  /**
   * Removes all of them or none; files that nothing else names go with them.
   * @throws DomainError `not_found`, `stale_version`.
   */
  async remove(actor: Actor, targets: readonly RemovalTarget[]): Promise<void> {
    const ids = targets.map(({ id }) => id);
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const found = await tx.news.lock(ids);
      const articles = found.map(({ article }) => article);
      const known = new Set(articles.map(({ id }) => id));
      const refusals = new RowRefusals();
      for (const id of ids) if (!known.has(id)) refusals.note(id, notFound('News'));
      refusals.refuse(ids.length);
      refuseStaleRows(articles, targets);
      await tx.news.remove(ids);
      for (const article of articles) tx.audit.record(articleRemoved(actor.userId, article));
      await discard(tx, [...new Set(found.flatMap(everyFile))], now);
    });
  }

  /** What is wrong with a content that is not to be kept. */
  async contentErrors(content: string): Promise<FieldErrors> {
    return contentErrors(await this.cleaner.clean(content));
  }

  private async found(id: number): Promise<Article> {
    const article = await this.views.beside(id, () => this.news.findById(id));
    if (!article) throw notFound('News');
    return article;
  }

  private withViews<A extends ArticleSummary>(article: A): A {
    return { ...article, watchNumber: article.watchNumber + this.views.pending(article.id) };
  }
}

function everyFile({ article, images }: Illustrated<Article>): FileId[] {
  return filesOf(article.preview, images);
}

async function discard(tx: Transaction, files: readonly FileId[], now: Date): Promise<void> {
  const fileIds = await tx.files.discardUnused(files, now);
  if (fileIds.length > 0) await tx.outbox.add('files.purge', { fileIds });
}
