import { NOON } from '../../test/contract/stores.js';
import { freshStores } from '../../test/support/fresh-stores.js';
import { ARTICLE_FIELDS, contentErrors, writtenContentProblem } from '../domain/news/article.js';
import { readField } from '../domain/shared/field-reader.js';
import { ARTICLES, fillNews } from './news.js';

describe('the articles of a demonstration', () => {
  it('are ten, each with a title of its own, some with Chinese', () => {
    expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(10);
    expect(ARTICLES.filter(({ title, content }) => /\p{Script=Han}/u.test(title + content)).length).toBeGreaterThan(2);
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
    expect(total).toBe(10);
    expect(items.map(({ title }) => title)).toEqual(ARTICLES.map(({ title }) => title));
    expect(items[0]?.updatedAt).toEqual(NOON);
    expect(await events()).toHaveLength(10);
  });
});
