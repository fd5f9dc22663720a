import { type ChildProcess, fork } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { message } from '../../domain/messages/message.js';
import type { CleanHtml } from '../../domain/news/article.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Turnstile } from '../files/turnstile.js';
import type { CleaningAnswer, CleaningOrder } from './html-cleaner.child.js';
import { HtmlCleaner } from './html-cleaner.port.js';

/** The process takes one order at a time. */
const AT_ONCE = 1;
const LONGEST_QUEUE = 20;
const LONGEST_MS = 10_000;
const HEAP_MB = 512;
/** Whoever writes saves more than once; after that the memory is given back. */
const IDLE_MS = 60_000;
/** In UTF-16 units: what needs much memory is the last that a process does. */
const LARGE = 200_000;

const TANGLED = message('content_tangled');

/** How an order ended: with an answer, or with the end of the process, which may have been over before it began. */
type Outcome = CleaningAnswer | 'died' | 'too slow';

/**
 * Has articles cleaned in a process of its own, which is started when it is needed: the libraries take time to load and much
 * memory, a megabyte of HTML keeps them busy for seconds, and hostile HTML for as long as it likes.
 */
@Injectable()
export class DomPurifyHtmlCleaner extends HtmlCleaner implements OnModuleInit, OnModuleDestroy {
  protected readonly script: string = fileURLToPath(new URL('./html-cleaner.child.js', import.meta.url));
  protected readonly longestMs: number = LONGEST_MS;
  private readonly origin: string;
  private readonly turnstile = new Turnstile(AT_ONCE, LONGEST_QUEUE);
  private readonly logger = new Logger(DomPurifyHtmlCleaner.name);
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(env: Env) {
    super();
    this.origin = new URL(env.publicUrl).origin;
  }

  /** A missing script must stop the start, not each article. */
  async onModuleInit(): Promise<void> {
    await access(this.script);
  }

  onModuleDestroy(): void {
    this.end();
  }

  override async clean(html: string): Promise<CleanHtml> {
    if (html.trim() === '') return { html: '', images: [], isEmpty: true };
    const cleaned = await this.turnstile.pass(() => this.order({ html, origin: this.origin }));
    if (!cleaned) throw new DomainError('invalid_input', TANGLED, { errors: { content: TANGLED } });
    return cleaned;
  }

  private async order(order: CleaningOrder): Promise<CleanHtml | null> {
    const wasThere = this.child !== null;
    let outcome = await this.ask(order);
    // A process that was there already may have ended for a reason of its own.
    if (outcome === 'died' && wasThere) outcome = await this.ask(order);
    if (order.html.length > LARGE) this.end();
    return typeof outcome === 'string' ? null : outcome.cleaned;
  }

  /** @throws DomainError `unavailable` where the process cannot be started. */
  private ask(order: CleaningOrder): Promise<Outcome> {
    clearTimeout(this.idle);
    const child = this.child ?? this.start();
    return new Promise<Outcome>((resolve, reject) => {
      let settled = false;
      const settle = (outcome: Outcome | DomainError) => {
        // A process that ends also fails to take what is sent; by the second report another may be at work.
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        child.off('message', answered).off('exit', died).off('error', failed);
        if (outcome instanceof DomainError || typeof outcome === 'string') this.end();
        else this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
        if (outcome instanceof DomainError) reject(outcome);
        else resolve(outcome);
      };
      // Only our own script speaks here, and it is not run by what it reads.
      const answered = (answer: unknown) => settle(answer as CleaningAnswer);
      const died = () => settle('died');
      const failed = (error: Error) => {
        this.logger.error('The process that cleans HTML did not start', error);
        settle(new DomainError('unavailable', message('articles_unavailable'), { retryAfter: 10 }));
      };
      const timer = setTimeout(() => settle('too slow'), this.longestMs);
      child.once('message', answered).once('exit', died).once('error', failed);
      child.send(order, (error) => {
        if (error) settle('died');
      });
    });
  }

  private start(): ChildProcess {
    const child = fork(this.script, [], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // It ends with us, and must not keep us from ending.
    child.unref();
    child.channel?.unref();
    // Between two orders nobody listens, and an error that nobody hears would end us.
    child.on('error', () => undefined);
    this.child = child;
    return child;
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}
