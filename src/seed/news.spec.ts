import { NOON } from '../../test/contract/stores.js';
import { freshStores } from '../../test/support/fresh-stores.js';
import { ARTICLE_FIELDS, contentErrors, writtenContentProblem } from '../domain/news/article.js';
import { readField } from '../domain/shared/field-reader.js';
import { CHINESE_ARTICLES } from './news.cn.js';
import { ENGLISH_ARTICLES } from './news.en.js';
import { ARTICLES, fillNews } from './news.js';

describe('the articles of a demonstration', () => {
  it('are ten, each with a title of its own, in either language', () => {
    expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(20);
    expect(ARTICLES.map(({ language }) => language)).toEqual(ENGLISH_ARTICLES.flatMap(() => ['en', 'cn']));
    expect([ENGLISH_ARTICLES.length, CHINESE_ARTICLES.length]).toEqual([10, 10]);
  });

  it.each(CHINESE_ARTICLES)('$title: holds no Latin but names, numbers and signs', ({ title, content }) => {
    const words = `${title} ${content.replace(/<[^>]*>/g, ' ').replace(/MYV(-[0-9A-Z]{5}){3}/, ' ')}`.match(
      /\p{Script=Latin}+/gu,
    );
    const names = ['MyVerify', 'DuitNow', 'MYR', 'JPG', 'PNG', 'PDF', 'MB'];
    expect((words ?? []).filter((word) => !names.includes(word))).toEqual([]);
  });

  it.each(ARTICLES)('$title: is what staff may write', ({ title, content }) => {
    expect(readField(ARTICLE_FIELDS.title, title)).toEqual({ value: title });
    expect(writtenContentProblem(content)).toBeNull();
    expect(contentErrors({ html: content, images: [], isEmpty: false })).toEqual({});
  });

  it('are put into an empty table alone', async () => {
    const { unitOfWork, news, events } = await freshStores();
    const fill = () => unitOfWork.run((tx) => fillNews(tx, NOON));
    await fill();
    await fill();
    const { items, total } = await news.newest({ offset: 0, limit: 20 });
    expect(total).toBe(20);
    expect(items.map(({ title }) => title)).toEqual(ARTICLES.map(({ title }) => title));
    expect(items[0]?.updatedAt).toEqual(NOON);
    expect(await events()).toHaveLength(20);
  });
});
