import type { Route } from 'playwright-core';
import { goTo, message, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, type Device, scrollsSideways } from '../support/browser.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { Keyboard } from './keyboard.page.js';

const site = testedSite();

const HOME = /\/manage\/?$/u;
const LISTS = ['/data-request', '/company', '/mun', '/mun/relation', '/coo', '/agentU', '/news', '/user', '/role'];
const DIALOGS = ['/company/create', '/mun/1', '/agentU/create', '/news/create', '/user/create', '/role/create'];
const SERVER_KEEPS_MENU = `fetch('/api/v1/me/preferences').then((it) => it.json()).then((it) => it.values['sidebar.open'])`;
const OTHERS = ['/account', '/account/password', '/nowhere'];

interface Look {
  readonly device: Device;
  readonly language: 'en' | 'cn';
  readonly theme: 'light' | 'dark';
  readonly screens: readonly string[];
}

const LOOKS: readonly Look[] = [
  { device: 'desk', language: 'cn', theme: 'light', screens: [...LISTS, ...DIALOGS, ...OTHERS] },
  {
    device: 'phone',
    language: 'en',
    theme: 'dark',
    screens: ['/mun', '/coo', '/news', '/user', '/news/create', '/user/create', '/account'],
  },
];

/** Latin words that Chinese screens hold: names, units and what the demonstration data are called. */
const ENGLISH_WORDS = /\b(Remove|Save|Cancel|Edit|Details|Search|Name|Region|Title|Password|Status|Page|Add|Export)\b/u;

describe.each(LOOKS)('at a $device in $language, $theme', ({ device, language, theme, screens }) => {
  it('every screen shows itself without complaint, sideways scrolling, or anything that axe finds', async () => {
    const found: string[] = [];
    const { page, complaints, close } = await visitOffice(site, '/', { device, language, theme, as: ADMIN });
    await screenStands(page);
    for (const screen of screens) {
      // Every screen can be begun with, at either width: once is enough.
      if (device === 'phone') await goTo(page, screen);
      else {
        await page.goto(`/manage${screen}`);
        await screenStands(page);
      }
      for (const finding of await axeFindings(page)) found.push(`${screen}: ${finding}`);
      if (await scrollsSideways(page)) found.push(`${screen}: scrolls sideways`);
      const shown = (await page.locator('body > div').allTextContents()).join(' ');
      if (language === 'cn') found.push(...(ENGLISH_WORDS.exec(shown) ?? []).map((word) => `${screen}: says ${word}`));
      if (/\b(?:resources|records|layout|account|ra)\.[a-z_]+/u.test(shown)) found.push(`${screen}: a text is missing`);
      if (!(await page.title()).includes('MyVerify')) found.push(`${screen}: no title`);
      found.push(...complaints.splice(0).map((complaint) => `${screen}: ${complaint}`));
    }
    await becomes(() => page.evaluate('document.documentElement.lang'), language === 'cn' ? 'zh-Hans' : 'en');
    expect(found).toEqual([]);
    await close();
    // Some thirty screens, on whatever machine.
  }, 600_000);
});

describe('the tabs', () => {
  it('open as one goes, begin with the home tab, outlast a reload and close', async () => {
    const { page, close } = await visitOffice(site, '/company', { as: ADMIN });
    const tabs = page.getByRole('navigation', { name: 'Open screens' });
    const titles = () => tabs.getByRole('link').allInnerTexts();
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Universities').click();
    await page.getByRole('heading', { level: 1, name: 'Universities' }).waitFor();
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('News').click();
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await becomes(titles, ['Home', 'Agencies', 'Universities', 'News']);
    await page.reload();
    await screenStands(page);
    await becomes(titles, ['Home', 'Agencies', 'Universities', 'News']);
    await tabs.getByRole('button', { name: 'Close News' }).click();
    await page.getByRole('heading', { level: 1, name: 'Universities' }).waitFor();
    await page.getByRole('button', { name: 'Close tabs' }).click();
    await page.getByRole('menuitem', { name: 'Close other tabs' }).click();
    await becomes(titles, ['Home', 'Universities']);
    await page.getByRole('button', { name: 'Close tabs' }).click();
    await page.getByRole('menuitem', { name: 'Close all tabs' }).click();
    await page.waitForURL(HOME);
    await becomes(titles, ['Home']);
    await close();
  });
});

it('language, theme and the closed menu are remembered', async () => {
  const { page, close } = await visitOffice(site, '/company', { language: 'cn', as: ADMIN });
  await page.getByRole('button', { name: '语言：中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  await page.getByRole('button', { name: 'Light theme' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  await becomes(() => page.evaluate('document.documentElement.lang'), 'en');
  // The menu follows the person: the tests below have it open.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await becomes(() => page.evaluate(SERVER_KEEPS_MENU), true);
  await close();
});

it('the logo gives up its name 300 ms after the menu has closed, and takes it back as late', async () => {
  const { page, close } = await visitOffice(site, '/account', { as: ADMIN });
  await screenStands(page);
  const name = page.getByRole('banner').getByText('MyVerify', { exact: false });
  const isThere = () => name.count();
  await name.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  for (const [button, before] of [
    ['Close menu', 1],
    ['Open menu', 0],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.clock.runFor(250);
    expect(await isThere()).toBe(before);
    await page.clock.runFor(100);
    await becomes(isThere, 1 - before);
  }
  await page.clock.resume();
  await becomes(() => page.evaluate(SERVER_KEEPS_MENU), true);
  await close();
});

it('the whole screen is taken, and given back', async () => {
  const { page, complaints, close } = await visitOffice(site, '/account', { as: ADMIN });
  await screenStands(page);
  const isFull = () => page.evaluate('document.fullscreenElement === document.documentElement');
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await becomes(isFull, true);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await becomes(() => page.evaluate('document.fullscreenElement'), null);
  await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  ['en', 'Loading'],
  ['cn', '加载中'],
] as const)('while something is being loaded, the bar says so in %s', async (language, word) => {
  const { page, complaints, close } = await visitOffice(site, '/account', { language, as: ADMIN });
  await screenStands(page);
  const held: Route[] = [];
  await page.route('**/api/v1/companies?*', (route) => void held.push(route));
  await page.getByRole('navigation').locator('a[href$="/company"]').first().click();
  await page.getByRole('progressbar', { name: word }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
  await screenStands(page);
  expect(complaints).toEqual([]);
  await close();
});

it('an address that there is not is told so, and leads home', async () => {
  const { page, close } = await visitOffice(site, '/nowhere', { as: ADMIN });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await becomes(() => page.title(), 'Page not found · MyVerify back office');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL(HOME);
  await close();
});

it('basic info is saved and shown in the bar', async () => {
  const { page, close } = await visitOffice(site, '/account', { as: ADMIN });
  await screenStands(page);
  // Wherever the focus goes it is seen: a link, a button, a field.
  const hands = Keyboard.of(page);
  await hands.to(page.getByRole('button', { name: 'Dark theme' }));
  await hands.to(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News' }));
  await hands.to(page.getByLabel('Name', { exact: true }));
  await page.getByLabel('Name', { exact: true }).fill('Lim Mei Ling');
  await page.getByLabel('Date of birth').fill('1990-02-30');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('must be a day as YYYY-MM-DD').first().waitFor();
  await page.getByLabel('Date of birth').fill('1990-04-30');
  await page.getByRole('button', { name: 'Save' }).click();
  await message(page, 'Update Success!');
  await page.getByRole('button', { name: 'Account: Lim Mei Ling' }).waitFor();
  await page.reload();
  await becomes(() => page.getByLabel('Date of birth').inputValue(), '1990-04-30');
  await close();
});
