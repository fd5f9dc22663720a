import type { Page } from 'playwright-core';
import { closeVisits, visit } from '../support/browser.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
afterEach(closeVisits);

/** Names of the service, of units and formats, of the other language, and how a day and a number are written. */
const NAMES = /\b(MyVerify|DuitNow|QR|PDF|MYR|SST|JPG|PNG|MB|MYV|English|EMGS|MQA|YYYY|MM|DD|GENERAL|Sdn|Bhd)\b/g;
/** Words that no name of a university, an agency, a place or a person is made of. */
const OF_SENTENCES =
  /\b(the|is|are|was|a|an|to|your|you|we|our|with|how|what|which|please|and then|can|not|has|have)\b/i;

/** What is said in Latin letters, text by text, that is more than a name or two words. */
async function sentences(page: Page): Promise<string[]> {
  const texts = await page.evaluate<string[]>(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // A paper has its own languages, and programs are no text.
      if (!parent.closest('script, style, svg, code, address, [lang="en"]:not(html)')) found.push(node.data.trim());
    }
    return found.filter(Boolean);
  })()`);
  return texts.filter((text) => OF_SENTENCES.test(text.replace(NAMES, '')));
}

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
