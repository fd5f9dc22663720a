import type { CDPSession, Page } from 'puppeteer-core';
import type { RunningBrowser } from './browser.supervisor.js';
import { SealedPage } from './sealed-page.js';

type Paused = (event: { readonly requestId: string }) => void;

/** A browser that notes what is asked of its one page, in order, and sends what a page asks for to whoever listens. */
class NotingBrowser {
  readonly asked: string[] = [];
  private listener: Paused | null = null;
  readonly running = { browser: { newPage: async () => this.page() } } as unknown as RunningBrowser;

  /** The page asks for something. */
  fetch(requestId: string): void {
    this.listener?.({ requestId });
  }

  private page(): Page {
    const session = {
      on: (event: string, listener: Paused) => {
        this.asked.push(`on ${event}`);
        this.listener = listener;
      },
      send: async (method: string, what: object) => {
        this.asked.push(`${method} ${JSON.stringify(what)}`);
      },
    };
    return {
      setJavaScriptEnabled: async (enabled: boolean) => this.asked.push(`scripts ${enabled}`),
      setOfflineMode: async (offline: boolean) => this.asked.push(`offline ${offline}`),
      createCDPSession: async () => session as unknown as CDPSession,
      setContent: async () => this.asked.push('content'),
      pdf: async () => new Uint8Array(),
    } as unknown as Page;
  }
}

describe('a page that is opened for printing', () => {
  it('runs no script, is offline and has every request stopped, all before it gets its content', async () => {
    const browser = new NotingBrowser();
    const page = await SealedPage.open(browser.running);
    await page.print('<p>x</p>');
    expect(browser.asked.slice(0, -1).sort()).toEqual(
      [
        'scripts false',
        'offline true',
        'on Fetch.requestPaused',
        'Fetch.enable {"patterns":[{"urlPattern":"*://*"}]}',
      ].sort(),
    );
    expect(browser.asked.at(-1)).toBe('content');
  });

  it('refuses whatever the page asks for', async () => {
    const browser = new NotingBrowser();
    await SealedPage.open(browser.running);
    browser.fetch('7');
    expect(browser.asked.at(-1)).toBe('Fetch.failRequest {"requestId":"7","errorReason":"BlockedByClient"}');
  });
});
