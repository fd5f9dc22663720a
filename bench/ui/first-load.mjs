import { watchScripts } from './scripts-loaded.mjs';
import { OFFICER } from './server.mjs';

const QUIET_MS = 1_000;

/**
 * The JavaScript that a browser with an empty cache fetches for a page until nothing is asked for any more.
 * @returns {Promise<import('./scripts-loaded.mjs').Weight>}
 */
export async function firstLoad(browser, url, { signIn } = {}) {
  const context = await browser.createBrowserContext();
  try {
    if (signIn) await signIn(context);
    const page = await context.newPage();
    await page.setCacheEnabled(false);
    const scripts = await watchScripts(await page.createCDPSession());
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
    return scripts();
  } finally {
    await context.close();
  }
}

/** Signs in as an officer does, so that the home tab of the back office is what is loaded afterwards. */
export function signInToBackOffice(server) {
  return async (context) => {
    const page = await context.newPage();
    await page.goto(`${server}/manage/login`);
    const name = await page.waitForSelector('input[autocomplete="username"]', { timeout: 10_000 });
    await name.type(OFFICER.email);
    await page.type('input[autocomplete="current-password"]', OFFICER.password);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !location.pathname.endsWith('/login'));
    await page.waitForNetworkIdle();
    await page.close();
  };
}
