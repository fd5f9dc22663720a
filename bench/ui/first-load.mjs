import { OFFICER } from './server.mjs';

const QUIET_MS = 1_000;

/**
 * The JavaScript that a browser with an empty cache fetches for a page until nothing is asked for any more.
 * @returns {Promise<{ files: number, packed: number, wire: number, size: number }>} in bytes: compressed, the same with the
 *   headers of the answers, and unpacked
 */
export async function firstLoad(browser, url, { signIn } = {}) {
  const context = await browser.createBrowserContext();
  try {
    if (signIn) await signIn(context);
    const page = await context.newPage();
    await page.setCacheEnabled(false);
    const scripts = await watchScripts(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
    return scripts();
  } finally {
    await context.close();
  }
}

/** Counts every answer that is JavaScript, preloaded or asked for later. */
async function watchScripts(page) {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  const scripts = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, { packed: 0, wire: 0, size: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (!script) return;
    script.size += dataLength;
    script.packed += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.wire = encodedDataLength;
  });
  return () => {
    const all = [...scripts.values()];
    const sum = (key) => all.reduce((total, script) => total + script[key], 0);
    return { files: all.length, packed: sum('packed'), wire: sum('wire'), size: sum('size') };
  };
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
