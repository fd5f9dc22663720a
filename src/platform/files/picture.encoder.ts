import { type ChildProcess, fork } from 'node:child_process';
import { access, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { diskFullOr } from '../storage/disk-full.js';
import type { ImageType } from './image.encoder.js';
import { type EncodedPicture, isPictureResult, type PictureOrder, type PictureResult } from './picture-order.js';
import { Turnstile } from './turnstile.js';

/** Each may take 200 MB of memory and one processor. */
const PROCESSES = 2;
const LONGEST_QUEUE = 50;
const LONGEST_MS = 40_000;
const IDLE_MS = 10_000;
const NODE_LIMITS = ['--max-old-space-size=128', '--max-semi-space-size=2'];

/**
 * One heap for all threads, since each thread's own would keep large blocks. It keeps those of the last picture for the next one (to ask
 * the system for them each time took a fifth of the rate, and the peak is the same), until the process ends for want of pictures.
 * None of our settings are among them.
 */
const VARIABLES = { MALLOC_ARENA_MAX: '1' };

const UNREADABLE: PictureResult = {
  kind: 'refused',
  reason: 'upload_refused',
  said: message('image_unreadable'),
};

/**
 * Has pictures encoded again in processes of their own, which stay for the next ones and end when none come. Inside the API
 * the memory of decoded pictures was never given back (500 MB after 30 photos of 12 megapixels), and a picture that breaks
 * the decoder would break every request with it.
 */
@Injectable()
export class PictureEncoder implements OnModuleInit, OnApplicationShutdown {
  protected readonly script: string = fileURLToPath(new URL('./picture-encoder.child.js', import.meta.url));
  protected readonly execArgv: readonly string[] = NODE_LIMITS;
  private readonly turnstile = new Turnstile(PROCESSES, LONGEST_QUEUE);
  private readonly children = new Set<ChildProcess>();
  private readonly idle: ChildProcess[] = [];
  private readonly logger = new Logger(PictureEncoder.name);
  private idleTimer: NodeJS.Timeout | undefined;

  /** A missing script must stop the start, not each upload. */
  async onModuleInit(): Promise<void> {
    await access(this.script);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.idleTimer);
    for (const child of this.children) child.kill('SIGKILL');
  }

  /**
   * Writes the picture `from` anew to the path `to`, where there must be nothing.
   * @throws DomainError `wrong_format`, `upload_refused`, `storage_full`, `unavailable` where too many wait. What lies at `to`
   * then is the caller's to remove.
   */
  async encode(from: string, type: ImageType, to: string): Promise<EncodedPicture> {
    const result = await this.turnstile.pass(() => this.carryOut({ from, type, to }));
    if (result.kind === 'refused') throw new DomainError(result.reason, result.said);
    if (result.kind === 'failed') throw diskFullOr(Object.assign(new Error(result.message), { code: result.code }));
    return { size: result.size, sha256: result.sha256 };
  }

  private async carryOut(order: PictureOrder): Promise<PictureResult> {
    clearTimeout(this.idleTimer);
    try {
      // A process that waited may have ended unnoticed, or of what came before: only a fresh one convicts the picture.
      const idle = this.idle.pop();
      return (idle && (await this.ask(idle, order))) ?? (await this.ask(this.start(), order)) ?? UNREADABLE;
    } finally {
      this.idleTimer = setTimeout(() => this.endIdle(), IDLE_MS).unref();
    }
  }

  private start(): ChildProcess {
    const child = fork(this.script, {
      env: VARIABLES,
      execArgv: [...this.execArgv],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.children.add(child);
    child.once('close', () => {
      this.children.delete(child);
      const at = this.idle.indexOf(child);
      if (at >= 0) this.idle.splice(at, 1);
    });
    // It is told to whoever has asked the process for something.
    child.on('error', () => undefined);
    return child;
  }

  /** @returns undefined where the process ended without a word; whatever it wrote by then is gone. */
  private async ask(child: ChildProcess, order: PictureOrder): Promise<PictureResult | undefined> {
    const result = await this.answerOf(child, order);
    if (!result) await rm(order.to, { force: true });
    else if (this.children.has(child)) this.idle.push(child);
    return result;
  }

  private answerOf(child: ChildProcess, order: PictureOrder): Promise<PictureResult | undefined> {
    return new Promise<PictureResult | undefined>((resolve, reject) => {
      const settle = () => {
        clearTimeout(tooSlow);
        child.off('message', onMessage).off('error', onError).off('close', onClose);
      };
      const onMessage = (message: unknown) => {
        settle();
        if (isPictureResult(message)) resolve(message);
        else reject(new Error('The picture process answers nonsense'));
      };
      const onError = (error: Error) => {
        settle();
        child.kill('SIGKILL');
        this.logger.error('The process that encodes pictures did not start', error);
        reject(new DomainError('unavailable', message('images_unavailable'), { retryAfter: 10 }));
      };
      const onClose = () => {
        settle();
        this.logger.warn('The process that was to encode a picture ended');
        resolve(undefined);
      };
      const tooSlow = setTimeout(() => {
        settle();
        child.kill('SIGKILL');
        this.logger.warn('A picture took too long to encode');
        resolve(UNREADABLE);
      }, LONGEST_MS);
      child.on('message', onMessage).on('error', onError).on('close', onClose);
      child.send(order, (error) => error && child.kill('SIGKILL'));
    });
  }

  private endIdle(): void {
    for (const child of this.idle.splice(0)) child.kill('SIGKILL');
  }
}
