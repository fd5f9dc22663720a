import type { Page } from 'playwright-core';
import { type PortalNews, publish, uploadPicture } from '../support/articles.js';
import { becomes } from '../support/becomes.js';
import { type VisitOptions, visit } from '../support/browser.js';
import { holdBack } from '../support/hold-back.js';
import { signIn } from '../support/portal.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

/** The built program of the interface; the script of the first paint is another file. */
const PROGRAM = /\/assets\/index-[^/]+\.js$/;
/** What fonts may move that come later. */
const NEAR_PX = 2;

const ARTICLE_TEXT = { title: 'Closed on 31 August', content: '<p>Offices are closed.</p>' };

const site = testedSite();

/** Opens a page whose program does not come before it is let go. */
async function held(path: string, options: VisitOptions) {
  const opened = await visit(site, options);
  const release = await holdBack(opened.page, PROGRAM);
  await opened.page.goto(path, { waitUntil: 'domcontentloaded' });
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  const letGo = async () => {
    release();
    await opened.page.getByRole('contentinfo').waitFor();
  };
  return { ...opened, letGo };
}

interface Seen {
  readonly text: string;
  readonly place: Readonly<Record<'x' | 'y' | 'width', number>>;
  readonly look: readonly string[];
}

/** Of the heading and the lead below it. */
const SEEN = `document.fonts.ready.then(() => {
  const heading = document.querySelector('h1');
  const lead = [...heading.parentElement.children].find((one, n, all) => all.indexOf(heading) < n && one.tagName !== 'STYLE');
  return [heading, lead].map((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    const { color, fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
    return { text: element.textContent, place: { x, y, width }, look: [color, fontFamily, fontSize, fontWeight, lineHeight] };
  });
})`;

/**
 * What a reader sees. Chinese fonts come with the program where the machine has none: the heading may break elsewhere,
 * and the lead stands below it.
 */
async function words(page: Page, language: 'en' | 'cn') {
  const seen = await page.evaluate<Seen[]>(SEEN);
  return language === 'en' ? seen : seen.slice(0, 1);
}

const HEADINGS = {
  '/index': { en: /^Academic certificates of international students/, cn: /^马来西亚国际学生/ },
  '/university': { en: /^Universities$/, cn: /^大学$/ },
  '/check': { en: /^Check a report$/, cn: /^核验报告$/ },
} as const;

const LOOKS = [
  ['en', 'phone', 'light'],
  ['en', 'phone', 'dark'],
  ['cn', 'phone', 'dark'],
  ['cn', 'desk', 'light'],
] as const;
const looks = (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).flatMap((path) =>
  LOOKS.map((look) => [path, ...look] as const),
);

it.each(looks)(
  'the heading of %s in %s stands before the program is there, and stays where it is (%s, %s)',
  async (path, language, device, scheme) => {
    const { page, complaints, letGo, close } = await held(path, { language, device, scheme });
    const heading = page.getByRole('heading', { level: 1 });
    await becomes(() => heading.allTextContents(), [expect.stringMatching(HEADINGS[path][language])]);
    await becomes(() => page.getAttribute('html', 'lang'), language === 'en' ? 'en' : 'zh-Hans');
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const [before, groundBefore] = [await words(page, language), await ground()];

    await letGo();
    const near = (place: number) => expect.closeTo(place, -Math.log10(2 * NEAR_PX));
    await becomes(
      () => words(page, language),
      before.map(({ place: { x, y, width }, ...look }) => ({
        ...look,
        place: { x: near(x), y: near(y), width: near(width) },
      })),
    );
    await becomes(ground, groundBefore);
    await becomes(() => page.locator('h1').count(), 1);
    expect(complaints).toEqual([]);
    await close();
  },
);

/** Of an article: its heading, its picture and how it begins. */
const ARTICLE = `document.fonts.ready.then(() =>
  ['article h1', 'article img', 'article > div > p'].map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return { x, y, width, height };
  }))`;

it.each([
  ['en', 'phone'],
  ['cn', 'desk'],
] as const)(
  'an article stands before the program is there, and stays where it is (%s, %s)',
  async (language, device) => {
    const writer = await signIn(site.server.url, ADMIN);
    const picture = await uploadPicture(writer, 'news');
    const { id } = await publish<PortalNews>(writer, { ...ARTICLE_TEXT, preview: picture });
    const { page, complaints, letGo, close } = await held(`/news-detail?id=${id}`, { language, device });
    await page.getByText('Offices are closed.').waitFor();
    const before = await page.evaluate<Seen['place'][]>(ARTICLE);
    await letGo();
    await page.getByText(language === 'en' ? 'Views: 1' : '浏览 1 次').waitFor();
    const near = (place: number) => expect.closeTo(place, -Math.log10(2 * NEAR_PX));
    await becomes(
      () => page.evaluate<Seen['place'][]>(ARTICLE),
      before.map(({ x, y, width }) => ({ x: near(x), y: near(y), width: near(width), height: expect.any(Number) })),
    );
    await becomes(() => page.title(), 'Closed on 31 August · MyVerify');
    await page.getByRole('link', { name: language === 'en' ? 'Back to the home page' : '返回首页' }).click();
    await becomes(() => page.title(), expect.not.stringContaining('Closed'));
    expect(complaints).toEqual([]);
    await close();
  },
);
