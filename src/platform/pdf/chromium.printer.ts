import pLimit, { type LimitFunction } from 'p-limit';
import type { BrowserSandbox } from '../../config/chromium.js';
import type { BrowserEvent } from '../ops/metrics.port.js';
import { BrowserGone } from './browser.launcher.js';
import { BrowserSupervisor, type RunningBrowser } from './browser.supervisor.js';
import { DeadlinePassed, within } from './deadline.js';
import type { RenderLimits } from './render-limits.js';
import { SealedPage } from './sealed-page.js';

/** What is left to do for a job after its outcome is known; its place is taken until then. */
interface Job {
  tidying: Promise<void>;
}

/** Prints HTML documents with one warm browser and a few pages that are used again. */
export class ChromiumPrinter {
  private readonly supervisor: BrowserSupervisor;
  private readonly limit: LimitFunction;
  private readonly closing = new AbortController();
  private idle: SealedPage[] = [];
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    chromiumPath: string | null,
    private readonly limits: RenderLimits,
    onBrowser: (event: BrowserEvent) => void = () => undefined,
    sandbox?: BrowserSandbox,
  ) {
    this.supervisor = new BrowserSupervisor(chromiumPath, limits.startMs, onBrowser, sandbox);
    this.limit = pLimit(limits.pages);
  }

  /**
   * The HTML document as PDF.
   * @throws Error when no browser starts, or when printing takes longer than the limit: that browser is killed.
   */
  print(html: string, signal: AbortSignal): Promise<Uint8Array> {
    const printed = new Promise<Uint8Array>((resolve, reject) => {
      void this.limit(async () => {
        clearTimeout(this.idleTimer);
        const job: Job = { tidying: Promise.resolve() };
        await this.printTwiceAtMost(html, signal, job).then(resolve, reject);
        await job.tidying.finally(() => this.leave());
      });
    });
    return within(printed, Infinity, signal, this.closing.signal);
  }

  /** Ends what runs. Nothing can be printed afterwards. */
  async close(): Promise<void> {
    this.closing.abort(new Error('the printer is closed'));
    clearTimeout(this.idleTimer);
    this.idle = [];
    await this.supervisor.close();
  }

  private async printTwiceAtMost(html: string, signal: AbortSignal, job: Job): Promise<Uint8Array> {
    // Whoever gave up while waiting takes no page.
    for (const gaveUp of [signal, this.closing.signal]) gaveUp.throwIfAborted();
    try {
      return await this.printOnce(html, signal, job);
    } catch (error) {
      // The browser may have ended on account of another document.
      if (!(error instanceof BrowserGone) || this.closing.signal.aborted) throw error;
      return await this.printOnce(html, signal, job);
    }
  }

  private async printOnce(html: string, signal: AbortSignal, job: Job): Promise<Uint8Array> {
    const { renderMs, startMs } = this.limits;
    const running = await within(this.supervisor.get(), 2 * startMs, signal, this.closing.signal);
    const opening = this.pageOf(running);
    const printing = opening.then((page) => page.print(html));
    try {
      const pdf = await within(printing, renderMs, signal, this.closing.signal, running.gone);
      job.tidying = opening.then((page) => this.putBack(page));
      return pdf;
    } catch (error) {
      if (error instanceof DeadlinePassed) {
        await running.kill(`a document was ${error.message}`);
        throw new Error(`Rendering was ${error.message}; the browser was killed`);
      }
      job.tidying = opening.then((page) => page.discard()).catch(() => undefined);
      // A connection that breaks off shows here before the browser is known to be gone.
      if (!signal.aborted) await running.settle();
      throw running.gone.aborted ? running.gone.reason : error;
    }
  }

  private pageOf(running: RunningBrowser): Promise<SealedPage> {
    this.idle = this.idle.filter((page) => page.running === running);
    const page = this.idle.pop();
    return page ? Promise.resolve(page) : SealedPage.open(running);
  }

  private async putBack(page: SealedPage): Promise<void> {
    if (await page.release(this.limits, this.limit.pendingCount > 0)) this.idle.push(page);
  }

  private leave(): void {
    const others = this.limit.activeCount - 1 + this.limit.pendingCount;
    if (others > 0 || this.closing.signal.aborted) return;
    this.idleTimer = setTimeout(() => void this.supervisor.close(), this.limits.idleMs).unref();
  }
}
