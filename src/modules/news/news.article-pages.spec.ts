import { NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { Env } from '../../config/env.js';
import { MemoryRateLimiter } from '../../platform/security/memory.rate-limiter.js';
import { NewsArticlePages } from './news.article-pages.js';

it('gives an article to its page, until whoever is at an address has asked for too many in a minute', async () => {
  const stores = await freshStores();
  const content = '<p>Offices are closed.</p>';
  const article = {
    title: '八月三十一日休息',
    content,
    preview: null,
    language: null,
    watchNumber: 0,
    updatedAt: NOON,
  };
  const { id } = await stores.unitOfWork.run((tx) =>
    tx.news.insert({ article: { ...article, userId: null }, images: [] }),
  );
  const pages = new NewsArticlePages(stores.news, new MemoryRateLimiter({ rateLimitScale: 0.01 } as Env, stores.clock));
  const here = () => pages.read(id, '192.0.2.7');
  const onPage = {
    title: article.title,
    titleLanguage: 'zh-Hans',
    description: 'Offices are closed.',
    preview: null,
    content,
    contentLanguage: 'en',
  };
  const found = await Promise.all(Array.from({ length: 6 }, here));
  expect(found).toEqual(Array(6).fill(onPage));
  await expect(here()).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect(await pages.read(id, '198.51.100.7')).toEqual(onPage);
  expect(await pages.read(id + 1, '198.51.100.7')).toBeNull();
  expect((await stores.news.findById(id))?.watchNumber).toBe(0);
});
