import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { message } from '../../domain/messages/message.js';
import type { CleanHtml } from '../../domain/news/article.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import type { ChildPool } from '../processes/child.pool.js';
import { ChildProcesses } from '../processes/child.processes.js';
import type { CleaningAnswer, CleaningOrder } from './html-cleaner.child.js';
import { HtmlCleaner } from './html-cleaner.port.js';

/** In UTF-16 units: what needs much memory is the last that a process does. */
const LARGE = 200_000;

const TANGLED = message('content_tangled');

/**
 * Has articles cleaned in a process of its own, which is started when it is needed: the libraries take time to load and
 * much memory, a megabyte of HTML keeps them busy for seconds, and hostile HTML for as long as it likes.
 */
@Injectable()
export class DomPurifyHtmlCleaner extends HtmlCleaner {
  private readonly origin: string;
  private readonly pool: ChildPool;

  constructor(env: Env, processes: ChildProcesses) {
    super();
    this.origin = new URL(env.publicUrl).origin;
    this.pool = processes.pool({
      script: fileURLToPath(new URL('./html-cleaner.child.js', import.meta.url)),
      flags: ['--max-old-space-size=512'],
      env: {},
      processes: 1,
      longestQueue: 20,
      longestMs: 10_000,
      tasksPerProcess: 1_000,
      // Whoever writes saves more than once; after that the memory is given back.
      idleMs: 60_000,
      unavailable: message('articles_unavailable'),
    });
  }

  override async clean(html: string): Promise<CleanHtml> {
    if (html.trim() === '') return { html: '', images: [], isEmpty: true };
    const cleaned = await this.cleaned({ html, origin: this.origin });
    if (!cleaned) throw fieldError('content', TANGLED);
    return cleaned;
  }

  private async cleaned(order: CleaningOrder): Promise<CleanHtml | null> {
    const outcome = await this.pool.run(order, { last: order.html.length > LARGE });
    // Only our own script speaks here, and it is not run by what it reads.
    return outcome.kind === 'answered' ? (outcome.answer as CleaningAnswer).cleaned : null;
  }
}
