import type { Browser } from 'playwright-core';
import { atEachWidth, launchBrowser, visit } from '../support/browser.js';
import { type RunningServer, startServer, waitFor } from '../support/server.js';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

it('the page of the API is searched by the words of its operations', async () => {
  const { page, complaints, close } = await visit(browser, server);
  await page.goto('/docs');
  const operations = page.locator('.opblock');
  // They are drawn one after the other.
  let all = 0;
  await waitFor('all operations', async () => {
    const before = all;
    all = await operations.count();
    return all > 100 && all === before ? true : undefined;
  });
  const search = page.getByRole('searchbox', { name: 'Search the operations' });
  const shows = (count: number) =>
    waitFor(`${count} operations`, async () => ((await operations.count()) === count ? true : undefined));
  await search.fill('REVOKE a key');
  await shows(1);
  expect(await operations.first().textContent()).toContain('/api/v1/api-keys/{id}/revoke');
  await search.fill('no such thing');
  await shows(0);
  await search.fill('');
  await shows(all);
  await atEachWidth(page, async () => {
    const box = await search.boundingBox();
    expect(box && box.x >= 0 && box.width > 200).toBe(true);
  });
  expect(complaints).toEqual([]);
  await close();
}, 120_000);
