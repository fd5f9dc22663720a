import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** The kind of message by which Jest tells a process of its own to end: what is open would hold it up. */
const JEST_ENDS = 2;

let kept: Browser | undefined;

/**
 * The browser of all test files of a process, which come one after the other: it is started by the first of them, and
 * anew after one that died. A file that closes it closes what it has opened; the browser ends with the process. To be
 * loaded by `loadOnce`.
 */
export async function keptBrowser(options: LaunchOptions): Promise<Browser> {
  if (!kept?.isConnected()) {
    const launched = await chromium.launch(options);
    const end = launched.close.bind(launched);
    // Whoever goes on listening holds the process up as well.
    const listener = (message: unknown) => {
      if (!Array.isArray(message) || message[0] !== JEST_ENDS) return;
      process.off('message', listener);
      void end();
    };
    process.on('message', listener);
    kept = Object.assign(launched, { close: () => closeAll(launched) });
  }
  return kept;
}

async function closeAll(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
