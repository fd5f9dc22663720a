import type { Browser, Page } from 'playwright-core';
import { CONFIRMATION_EXAMPLES, composeMail, isChoice, MAIL_EXAMPLES } from '../factories/mail.factory.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, launchBrowser, scrollsSideways } from '../support/browser.js';
import { contrast } from '../support/contrast.js';

const PHONE = { width: 320, height: 640 };
const SCHEMES = ['light', 'dark'] as const;
/** A finger's breadth, in pixels. */
const TARGET = 44;
/** The smallest letters, in pixels. */
const SMALLEST = 13;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** With words that have no place to break: long names of files and people, and addresses with a token each. */
function long(about: object): object {
  const lengthened = Object.entries(about).map(([name, value]) => {
    if (isChoice(name, value) || name === 'code' || typeof value !== 'string') return [name, value];
    return [name, value + (value.startsWith('https:') ? 'k3T9vQ2nB7wLx0aYc5dEfg' : 'Anandasubramaniam').repeat(4)];
  });
  return Object.fromEntries(lengthened);
}

/** Of what is painted with text of its own: the size of the letters in pixels, below the smallest. */
const TOO_SMALL = `[...document.body.querySelectorAll('*')]
  .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < ${SMALLEST})
  .map((one) => one.textContent)`;
/** Every box that ends beyond the window, even where something cuts it off. */
const TOO_WIDE = `[...document.body.querySelectorAll('*')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => one.tagName + ': ' + one.textContent.trim().slice(0, 60))`;
const GROUNDS = `['.button', '.card'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)`;
const LINKS = `[...document.links].map((link) => link.href)`;

/** A mail stands in the page of its reader, which has the landmarks. */
const OF_WHOLE_PAGES = /^moderate (landmark-one-main|region):/;

/** @returns What is wrong with how it is shown. */
async function faults(page: Page, { html, text }: { readonly html: string; readonly text: string }): Promise<string[]> {
  await page.setContent(html);
  const [wide, small, links] = await page.evaluate<[string[], string[], string[]]>(
    `[${TOO_WIDE}, ${TOO_SMALL}, ${LINKS}]`,
  );
  return [
    ...wide.map((what) => `too wide: ${what}`),
    ...((await scrollsSideways(page)) ? ['scrolls sideways'] : []),
    ...small.map((what) => `too small: ${what}`),
    ...links.filter((address) => !text.includes(address)).map((address) => `not in the text: ${address}`),
    ...(await axeFindings(page)).filter((found) => !OF_WHOLE_PAGES.test(found)),
  ];
}

describe.each(SCHEMES)('by %s', (scheme) => {
  let page: Page;
  beforeAll(async () => {
    const context = await browser.newContext({ viewport: PHONE, colorScheme: scheme });
    page = await context.newPage();
  });
  afterAll(() => page.context().close());

  it.each([...MAIL_EXAMPLES, ...CONFIRMATION_EXAMPLES])('$title is read on the narrowest phone', async (example) => {
    const { title, language, about, text } = example;
    for (const said of [about, long(about)]) {
      const mail = await composeMail({ language, text: text(said) });
      expect(await faults(page, mail)).toEqual([]);
      const action = page.locator('.action');
      // In the text, an address of its own line is what is to be followed.
      const [, label, address] = /\n(.+):\n(https:\S+)\n/.exec(mail.text) ?? [];
      await becomes(() => action.count(), address ? 1 : 0);
      if (!address) continue;
      await becomes(() => action.textContent(), label);
      await becomes(() => action.getAttribute('href'), address);
      await becomes(() => action.isVisible(), true);
      expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
      const [button = '', card = ''] = await page.evaluate<string[]>(GROUNDS);
      expect(contrast(button, card)).toBeGreaterThanOrEqual(3);
    }
    const { MYVERIFY_MAIL_PICTURES: folder } = process.env;
    if (folder) await page.screenshot({ path: `${folder}/${title}-${scheme}.png`, fullPage: true });
  });
});
