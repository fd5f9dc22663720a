import { type ChildProcess, fork } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { WRONG_FORMAT } from '../../domain/files/file-kind.js';
import { type Message, message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { isPdfVerdict, type PdfVerdict } from './pdf-verdict.js';
import { Turnstile } from './turnstile.js';

const PROCESSES = 2;
const LONGEST_QUEUE = 50;
const LONGEST_MS = 5_000;
const HEAP_MB = 96;

const NO_VERDICT = message('pdf_not_checked');
const TOO_SLOW = message('pdf_too_slow');

/** Has each PDF looked through in a process of its own, with little memory, little time and none of our settings. */
@Injectable()
export class PdfInspector implements OnModuleInit, OnApplicationShutdown {
  protected readonly script: string = fileURLToPath(new URL('./pdf-inspector.child.js', import.meta.url));
  protected readonly longestMs: number = LONGEST_MS;
  private readonly turnstile = new Turnstile(PROCESSES, LONGEST_QUEUE);
  private readonly children = new Set<ChildProcess>();
  private readonly logger = new Logger(PdfInspector.name);

  /** A missing script must stop the start, not each upload. */
  async onModuleInit(): Promise<void> {
    await access(this.script);
  }

  onApplicationShutdown(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }

  /** @throws DomainError `wrong_format` for what is no sound PDF, `upload_refused` for what a PDF may not contain, `unavailable` where too many wait. */
  async inspect(path: string): Promise<void> {
    const verdict = await this.turnstile.pass(() => this.verdictOn(path));
    if (verdict.kind === 'unreadable') throw new DomainError('wrong_format', WRONG_FORMAT);
    if (verdict.kind === 'refused') throw new DomainError('upload_refused', verdict.said);
  }

  private async verdictOn(path: string): Promise<PdfVerdict> {
    const child = fork(this.script, [path], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=2'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.children.add(child);
    let tooSlow = false;
    const timer = setTimeout(() => {
      tooSlow = true;
      child.kill('SIGKILL');
    }, this.longestMs);
    try {
      return await new Promise<PdfVerdict>((resolve, reject) => {
        child.once('message', (answer) => resolve(isPdfVerdict(answer) ? answer : refused(NO_VERDICT)));
        child.once('error', reject);
        child.once('close', () => resolve(refused(tooSlow ? TOO_SLOW : NO_VERDICT)));
      });
    } catch (error) {
      this.logger.error('The process that inspects a PDF did not start', error);
      throw new DomainError('unavailable', message('pdfs_unavailable'), { retryAfter: 10 });
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
      this.children.delete(child);
    }
  }
}

function refused(said: Message): PdfVerdict {
  return { kind: 'refused', said };
}
