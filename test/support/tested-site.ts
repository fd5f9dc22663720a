import type { Browser } from 'playwright-core';
import { launchBrowser, type Site } from './browser.js';
import { type RunningServer, type ServerOptions, startServer } from './server.js';

/** A server and a browser for the tests of a file, which has them from its own `beforeAll` on. */
export function testedSite(options?: ServerOptions): Site {
  const site = {} as { server: RunningServer; browser: Browser };
  beforeAll(async () => {
    [site.server, site.browser] = await Promise.all([startServer(options), launchBrowser()]);
  });
  afterAll(async () => {
    await site.browser.close();
    await site.server.dispose();
  });
  return site;
}
