import { fillNews } from '../../../src/seed/news.js';
import { NOON } from '../../contract/stores.js';
import { onEachEngine } from '../../support/databases.js';
import { storesOn } from '../../support/typeorm-stores.js';

onEachEngine('the articles of a demonstration', (fresh) => {
  it('are there once, however many processes start at the same moment', async () => {
    const { database, dispose } = await fresh();
    const { unitOfWork, news } = storesOn(database);
    await Promise.all(Array.from({ length: 4 }, () => unitOfWork.run((tx) => fillNews(tx, NOON))));
    expect((await news.newest({ offset: 0, limit: 1 })).total).toBe(20);
    await dispose();
  });
});
