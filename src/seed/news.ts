import type { Language } from '../domain/account/user.js';
import { articleAdded } from '../domain/news/article.audit.js';
import { DAY_MS } from '../domain/shared/calendar.js';
import type { Transaction } from '../unit-of-work/unit-of-work.js';
import type { DemoArticle } from './demo-article.js';
import { CHINESE_ARTICLES } from './news.cn.js';
import { ENGLISH_ARTICLES } from './news.en.js';

const withLanguage = (article: DemoArticle | undefined, language: Language) =>
  article ? [{ ...article, language }] : [];

/** The newest first, each beside its translation. */
export const ARTICLES: ReadonlyArray<DemoArticle & { readonly language: Language }> = ENGLISH_ARTICLES.flatMap(
  (article, place) => [...withLanguage(article, 'en'), ...withLanguage(CHINESE_ARTICLES[place], 'cn')],
);

const DAYS_APART = 2;

/** Puts the articles into an empty table, as if they had been published over the last weeks. */
export async function fillNews(tx: Transaction, now: Date): Promise<void> {
  if (!(await tx.news.isEmpty())) return;
  for (const [age, { title, content, language }] of [...ARTICLES.entries()].reverse()) {
    const updatedAt = new Date(now.getTime() - age * DAYS_APART * DAY_MS);
    const article = { title, content, preview: null, language, watchNumber: 0, updatedAt, userId: null };
    tx.audit.record(articleAdded(null, await tx.news.insert({ article, images: [] })));
  }
}
