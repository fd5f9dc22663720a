import type { CDPSession, Page } from 'puppeteer-core';
import type { RunningBrowser } from './browser.supervisor.js';
import { within } from './deadline.js';
import type { RenderLimits } from './render-limits.js';

/**
 * Every address with an authority. `data:` addresses are in base64, which has no colon, and `about:blank` has no
 * slashes.
 */
const OUTSIDE = '*://*';

/**
 * A page in which no script runs and out of which no request goes: each is refused, and the network is off besides.
 * The browser's flags (dead proxy, no names) hold where interception has a gap.
 */
export class SealedPage {
  private renders = 0;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    readonly running: RunningBrowser,
  ) {}

  static async open(running: RunningBrowser): Promise<SealedPage> {
    const page = await running.browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    const session = await page.createCDPSession();
    session.on('Fetch.requestPaused', ({ requestId }) => {
      session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: OUTSIDE }] });
    return new SealedPage(page, session, running);
  }

  /** An A4 PDF of the HTML document. */
  async print(html: string): Promise<Uint8Array> {
    this.renders += 1;
    await this.page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return this.page.pdf({
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: false,
      timeout: 0,
    });
  }

  /**
   * Forgets the document, unless the next one, which throws it out just as well, is waiting.
   * @returns whether the page may be used again.
   */
  async release({ rendersPerPage, rendersPerSweep }: RenderLimits, nextWaits: boolean): Promise<boolean> {
    if (this.running.gone.aborted) return false;
    if (this.renders >= rendersPerPage) {
      await this.discard();
      return false;
    }
    const sweep = this.renders % rendersPerSweep === 0;
    if (nextWaits && !sweep) return true;
    try {
      await within(this.forget(sweep), 5000, this.running.gone);
      return true;
    } catch {
      await this.discard();
      return false;
    }
  }

  private async forget(sweep: boolean): Promise<void> {
    // Going to about:blank would take a new process each time: half the rate and five times the memory (measured).
    await this.page.setContent('', { timeout: 0 });
    if (sweep) await this.session.send('HeapProfiler.collectGarbage');
  }

  /** Closes the page; a browser that does not manage that is hung, and is killed. */
  async discard(): Promise<void> {
    if (this.running.gone.aborted) return;
    try {
      await within(this.page.close(), 5000, this.running.gone);
    } catch {
      await this.running.kill('it does not close a page');
    }
  }
}
