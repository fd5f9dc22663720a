import { ask } from '../api/ask.mjs';
import { launchBrowser } from '../ui/browser.mjs';
import { signInToBackOffice } from '../ui/first-load.mjs';
import { OFFICER } from '../ui/server.mjs';

const PATIENCE_MS = 30_000;
const SAVED = 'Verified in Malaya';
const FAMILIES = ['Li', 'Wang', 'Zhang', 'Chen', 'Yang', 'Huang', 'Zhao', 'Zhou', 'Luo', 'Liang'];
const LIST = '/api/v1/certificates?';

/**
 * What an officer does, each from the click to the rows that stand: half a second of a filter is the pause after typing.
 * @param {string} url @param {number} rounds @param {(title: string, times: number[]) => void} tell
 */
export async function measureScreens(url, rounds, tell) {
  await keepSavedQuery(url);
  const browser = await launchBrowser();
  try {
    const context = await browser.createBrowserContext();
    await signInToBackOffice(url)(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(`localStorage.setItem('RaStoreMyVerify.locale', '"en"')`);
    await page.goto(`${url}/manage/account`, { waitUntil: 'networkidle0' });
    const times = {};
    // The first round loads the scripts of the screens, and is told nowhere.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [title, took] of Object.entries(await oneRound(page, round))) {
        times[title] ??= [];
        if (round > 0) times[title].push(took);
      }
    }
    for (const [title, all] of Object.entries(times)) tell(title, all);
  } finally {
    await browser.close();
  }
}

async function oneRound(page, round) {
  const click = (selector) => () => page.locator(selector).click();
  const named = (name) => page.locator(`::-p-aria([name="${name}"])`);
  const took = {};
  took.dashboard = await timed(page, click('nav a[href="/manage/"]'), ['/api/v1/statistics', '/counts?']);
  took.list = await timed(page, click('nav a[href="/manage/student"]'), [LIST]);
  took['next page'] = await timed(page, () => named('Go to page 2').click(), ['range=%5B10%2C']);
  took['sorted by name'] = await timed(page, () => page.locator('th [data-field="name"]').click(), [
    'sort=%5B%22name%22',
  ]);
  const field = 'input[name="name"]';
  const family = FAMILIES[round % FAMILIES.length];
  took['filtered by name'] = await timed(page, () => page.type(field, family), [`%22name%22%3A%22${family}%22`]);
  took['filters cleared'] = await timed(page, () => named('Clear filters').click(), ['filter=%7B%7D']);
  await named('Filters').click();
  took['saved query'] = await timed(page, () => named(SAVED).click(), ['universityName']);
  await timed(page, () => named('Clear filters').click(), ['filter=%7B%7D']);
  return took;
}

/** From an act until what it asks for has come and is drawn. */
async function timed(page, act, asked) {
  const answers = asked.map((part) => page.waitForResponse((answer) => answer.url().includes(part) && answer.ok()));
  const began = performance.now();
  await act();
  await Promise.all(answers);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  return performance.now() - began;
}

async function keepSavedQuery(url) {
  const json = { email: OFFICER.email, password: OFFICER.password };
  const { body } = await ask(`${url}/api/user/login`, { method: 'POST', json });
  const value = {
    filter: { status: 'Verified', universityName: 'Universiti Malaya' },
    sort: { field: 'updatedAt', order: 'DESC' },
    perPage: 10,
    displayedFilters: {},
  };
  const values = { 'certificates.savedQueries': [{ label: SAVED, value }], locale: 'en' };
  await ask(`${url}/api/v1/me/preferences`, { method: 'PUT', token: body.data.token, json: { values } });
}
