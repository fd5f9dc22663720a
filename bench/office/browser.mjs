import { chromium } from 'playwright-core';
import { unpackChromium } from '../../dist/src/platform/pdf/packaged-chromium.js';
import { ask } from '../api/ask.mjs';
import { OFFICER } from '../ui/server.mjs';

/** Part of a tenth or more of all records, as are those that `calls.mjs` asks for. */
const FAMILY = 'Li';
const SAVED = {
  label: 'Approved in Malaya',
  value: {
    filter: { status: 'Verified', university: 'Universiti Malaya' },
    sort: { field: 'updatedAt', order: 'DESC' },
    perPage: 10,
    displayedFilters: {},
  },
};
const HOUR = 3_600_000;

const menu = (page, name) => page.getByRole('navigation', { name: 'Main menu' }).getByText(name, { exact: true });

/**
 * What an officer does, in an order in which nothing is there from before. A click or the last key begins it; it ends
 * in the frame in which nothing is being loaded any more and, of a list, the rows are others.
 */
const STEPS = {
  // The chart is drawn for who scrolls to it.
  'the dashboard': { act: (page) => menu(page, 'Home').click(), shows: 'main section' },
  'the list, newest first': { act: (page) => menu(page, 'Certifications').click() },
  'next page': { act: (page) => page.getByRole('button', { name: 'Go to next page' }).click() },
  'sort by name': { act: (page) => page.getByRole('button', { name: 'Sort by name' }).click() },
  'filter by status': {
    before: (page) => page.getByRole('combobox', { name: 'Status', exact: true }).click(),
    act: (page) => page.getByRole('option', { name: 'Verifying', exact: true }).click(),
  },
  'filter by the most common family name as well': {
    act: (page) => page.getByLabel('Search by name').pressSequentially(FAMILY),
  },
  'a saved query': { act: (page) => page.getByRole('group', { name: 'Saved queries' }).getByRole('button').click() },
};

/**
 * @param {string} url of a server with a back office
 * @param {number} rounds
 * @param {(title: string, times: number[]) => void} tell in milliseconds
 */
export async function measureScreens(url, rounds, tell) {
  await keepQuery(url);
  const { executable, variables } = await unpackChromium();
  const browser = await chromium.launch({
    executablePath: executable,
    env: { ...process.env, ...variables },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times = new Map(Object.keys(STEPS).map((title) => [title, []]));
  try {
    const context = await openProfile(browser, url);
    // The first one is looked at by nobody: it finds what later ones have in memory, in the browser and at the server.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [title, taken] of await workOnce(context)) if (round > 0) times.get(title).push(taken);
    }
  } finally {
    await browser.close();
  }
  for (const [title, taken] of times) tell(title, taken);
}

async function keepQuery(url) {
  const json = { email: OFFICER.email, password: OFFICER.password };
  const { data } = (await ask(`${url}/api/user/login`, { method: 'POST', json })).body;
  const values = { 'certificates.savedQueries': [SAVED] };
  await ask(`${url}/api/v1/me/preferences`, { method: 'PUT', token: data.token, json: { values } });
}

/** An officer who has been here before: the browser has the scripts, and nothing of what the lists hold. */
async function openProfile(browser, url) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await context.request.post('/api/user/login', { data: OFFICER });
  await context.addInitScript(`localStorage.setItem('session-until', ${Date.now() + HOUR});
    localStorage.setItem('RaStoreMyVerify.locale', '"en"');
    localStorage.setItem('RaStoreMyVerify.unsent', '["locale"]');
    for (const name of Object.keys(localStorage)) if (name.endsWith('.listParams')) localStorage.removeItem(name);`);
  return context;
}

/** All steps in a page of its own. */
async function workOnce(context) {
  const page = await context.newPage();
  try {
    await page.goto('/manage/account');
    await page.waitForLoadState('networkidle');
    const found = [];
    for (const [title, { before, act, shows }] of Object.entries(STEPS)) {
      await before?.(page);
      await page.evaluate(watch, shows ?? 'tbody');
      await act(page);
      found.push([title, await page.evaluate(() => window.standing)]);
      await page.waitForLoadState('networkidle');
    }
    return found;
  } finally {
    await page.close();
  }
}

/** Runs in the page. @param {string} shows what must be there in the end, other than it is now */
function watch(shows) {
  const text = () => document.querySelector(shows)?.textContent ?? null;
  const isLoading = () =>
    document.querySelector('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]') !== null ||
    // Stands for a figure that is on its way.
    [...document.querySelectorAll('main p')].some(({ textContent }) => textContent === '–');
  const before = text();
  let acted = null;
  for (const kind of ['click', 'keydown']) {
    window.addEventListener(kind, ({ timeStamp }) => (acted = timeStamp), { capture: true });
  }
  window.standing = new Promise((resolve) => {
    const look = () => {
      const now = text();
      const stands = acted !== null && now !== null && now !== before && !isLoading();
      // What a frame is asked for is painted when the next one is.
      requestAnimationFrame(stands ? () => resolve(performance.now() - acted) : look);
    };
    look();
  });
}
