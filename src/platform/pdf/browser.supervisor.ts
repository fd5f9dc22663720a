import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Browser } from 'puppeteer-core';
import type { BrowserSandbox } from '../../config/chromium.js';
import type { BrowserEvent } from '../ops/metrics.port.js';
import { BrowserGone, type LaunchedBrowser, launchBrowser, removeProfile } from './browser.launcher.js';
import { within } from './deadline.js';

/** A browser that has been started, until it ends by itself or is ended. */
export class RunningBrowser {
  private readonly ending = new AbortController();
  private readonly logger = new Logger('Chromium');
  private cleaned: Promise<void> | null = null;

  constructor(
    private readonly launched: LaunchedBrowser,
    private readonly tell: (event: BrowserEvent) => void,
  ) {
    launched.browser.once('disconnected', () => void this.end('it ended', 'gone'));
  }

  get browser(): Browser {
    return this.launched.browser;
  }

  /** Process id of the browser, and of its process group. */
  get pid(): number {
    return this.launched.pid;
  }

  /** Fires with a `BrowserGone` when the browser has ended. */
  get gone(): AbortSignal {
    return this.ending.signal;
  }

  /** Resolves when the browser has answered or is known to be gone: a broken pipe is noticed before its end. */
  async settle(): Promise<void> {
    if (this.browser.connected) await within(this.browser.version(), 1000, this.gone).catch(() => undefined);
    else await this.end('it ended', 'gone');
  }

  /** Asks the browser to end and ends what does not obey. */
  async close(): Promise<void> {
    if (!this.gone.aborted) this.tell('closed');
    this.ending.abort(new BrowserGone('the browser was closed'));
    await within(this.browser.close(), 3000).catch(() => undefined);
    await this.clean();
  }

  /** Ends the browser and all its children, hung ones too. */
  kill(why: string): Promise<void> {
    return this.end(why, 'killed');
  }

  private async end(why: string, event: BrowserEvent): Promise<void> {
    if (!this.gone.aborted) {
      this.logger.warn(`Chromium ${this.pid} is gone: ${why}`);
      this.tell(event);
    }
    this.ending.abort(new BrowserGone(`the browser is gone: ${why}`));
    await this.clean();
  }

  private clean(): Promise<void> {
    this.cleaned ??= this.killGroup();
    return this.cleaned;
  }

  private async killGroup(): Promise<void> {
    const child = this.browser.process();
    const running = child && child.exitCode === null && child.signalCode === null;
    const exited = running ? once(child, 'exit').then(() => undefined) : Promise.resolve();
    try {
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      // No process of the group is left.
    }
    await within(exited, 5000).catch(() => this.logger.error(`Chromium ${this.pid} does not end`));
    await removeProfile(this.launched.profile).catch((error) => this.logger.error(error));
  }
}

/** Sees to it that there is one browser whenever one is asked for. */
export class BrowserSupervisor {
  private current: Promise<RunningBrowser> | null = null;

  constructor(
    private readonly path: string | null,
    private readonly startMs: number,
    private readonly tell: (event: BrowserEvent) => void,
    private readonly sandbox?: BrowserSandbox,
  ) {}

  /** The browser that runs, or a new one. @throws Error when none starts. */
  get(): Promise<RunningBrowser> {
    this.current ??= this.start();
    return this.current;
  }

  async close(): Promise<void> {
    const closing = this.current;
    this.current = null;
    const running = await closing?.catch(() => null);
    await running?.close();
  }

  private start(): Promise<RunningBrowser> {
    const starting: Promise<RunningBrowser> = launchBrowser(this.path, this.startMs, this.sandbox).then((launched) => {
      this.tell('started');
      const running = new RunningBrowser(launched, this.tell);
      running.gone.addEventListener('abort', forget);
      return running;
    });
    const forget = () => {
      if (this.current === starting) this.current = null;
    };
    starting.catch(() => {
      this.tell('not-started');
      forget();
    });
    return starting;
  }
}
