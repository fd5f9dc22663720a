import { type ChildProcess, fork } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { CleanHtml } from '../../domain/news/article.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { HtmlCleaner } from '../../ports/html-cleaner.js';
import { Turnstile } from '../files/turnstile.js';
import type { CleaningOrder } from './html-cleaner.child.js';

const PROCESSES = 1;
const LONGEST_QUEUE = 20;
const LONGEST_MS = 10_000;
const HEAP_MB = 512;

const TANGLED = 'This content is too tangled to be checked. Paste it as plain text and format it anew.';

/**
 * Has each article cleaned in a process of its own: the libraries take time to load and much memory, a megabyte of HTML keeps them
 * busy for seconds, and hostile HTML for as long as it likes. Articles are written seldom, so nothing is kept running.
 */
@Injectable()
export class DomPurifyHtmlCleaner extends HtmlCleaner implements OnModuleInit, OnModuleDestroy {
  protected readonly script: string = fileURLToPath(new URL('./html-cleaner.child.js', import.meta.url));
  protected readonly longestMs: number = LONGEST_MS;
  private readonly origin: string;
  private readonly turnstile = new Turnstile(PROCESSES, LONGEST_QUEUE);
  private readonly children = new Set<ChildProcess>();
  private readonly logger = new Logger(DomPurifyHtmlCleaner.name);

  constructor(env: Env) {
    super();
    this.origin = new URL(env.publicUrl).origin;
  }

  /** A missing script must stop the start, not each article. */
  async onModuleInit(): Promise<void> {
    await access(this.script);
  }

  onModuleDestroy(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }

  override async clean(html: string): Promise<CleanHtml> {
    if (html.trim() === '') return { html: '', images: [], isEmpty: true };
    const cleaned = await this.turnstile.pass(() => this.ask({ html, origin: this.origin }));
    if (!cleaned) throw new DomainError('invalid_input', TANGLED, { errors: { content: TANGLED } });
    return cleaned;
  }

  private async ask(order: CleaningOrder): Promise<CleanHtml | null> {
    const child = fork(this.script, [], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.children.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), this.longestMs);
    try {
      return await new Promise<CleanHtml | null>((resolve, reject) => {
        // Only our own script speaks here, and it is not run by what it reads.
        child.once('message', (answer) => resolve(answer as CleanHtml | null));
        child.once('error', reject);
        child.once('close', () => resolve(null));
        child.send(order, (error) => {
          if (error) resolve(null);
        });
      });
    } catch (error) {
      this.logger.error('The process that cleans HTML did not start', error);
      throw new DomainError('unavailable', 'Articles cannot be checked at the moment.', { retryAfter: 10 });
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
      this.children.delete(child);
    }
  }
}
