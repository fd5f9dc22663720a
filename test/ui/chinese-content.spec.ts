import { closeVisits, visit } from '../support/browser.js';
import { sentences } from '../support/sentences.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
afterEach(closeVisits);

it.each([
  ['home', '/index', '欢迎使用 MyVerify'],
  ['universities', '/university', 'AIMST University'],
])('the Chinese screen %s of the demonstration holds no Latin sentence', async (_, path, known) => {
  const { page } = await visit(site, { language: 'cn' });
  await page.goto(path);
  await page.getByText(known).first().waitFor();
  expect(await sentences(page)).toEqual([]);
});

it('news are Chinese on Chinese screens, in the list and opened, and English on English ones', async () => {
  const { page } = await visit(site, { language: 'cn' });
  await page.goto('/index');
  const rows = page.getByRole('table', { name: '新闻' }).getByRole('link');
  await rows.first().waitFor();
  // Ministries as well have a Chinese name of their own.
  await page.getByRole('link', { name: '马来西亚高等教育部' }).waitFor();
  const titles = await rows.allInnerTexts();
  expect(titles).toHaveLength(10);
  for (const title of titles) expect(title).toMatch(/\p{Script=Han}{2}/u);
  await rows.first().click();
  await page.getByRole('heading', { level: 1, name: '欢迎使用 MyVerify' }).waitFor();
  await page.getByText('适用人群').waitFor();
  expect(await sentences(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('banner').getByText('English').first().click();
  await page.getByRole('link', { name: 'Welcome to MyVerify' }).waitFor();
  await page.getByRole('link', { name: '欢迎使用 MyVerify' }).waitFor({ state: 'detached' });
});
