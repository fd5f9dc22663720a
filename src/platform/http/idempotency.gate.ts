import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { type HeldKey, IdempotencyKeys, type KeptAnswer, type KeyUse } from '../idempotency/idempotency-keys.port.js';
import { Clock } from '../security/clock.port.js';

/** Milliseconds that a repeated request waits for the first one's answer. */
const WAIT_MS = 25_000;
const FIRST_LOOK_MS = 50;
const LAST_LOOK_MS = 500;
/** A process that died holds its keys for this long. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;
/** No request takes longer. */
const RENEW_FOR_MS = 180_000;
const TOO_MANY_REQUESTS = 429;

export type Answer = Omit<KeptAnswer, 'uploadHash'>;

/** Whether a request with an idempotency key is to be done, or was. */
@Injectable()
export class IdempotencyGate {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * Waits for the answer where another request is at it.
   * @returns the work to be done under the key, or the answer of the first request.
   * @throws DomainError `idempotency_mismatch`, `already_done`, `in_progress`, `unavailable`.
   */
  async enter(use: KeyUse): Promise<KeyedWork | KeptAnswer> {
    const end = performance.now() + WAIT_MS;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(2 * pause, LAST_LOOK_MS)) {
      const state = await this.keys.take(use, LEASE_MS, this.clock.now());
      switch (state.kind) {
        case 'held':
          return new KeyedWork(this.keys, this.clock, state.held);
        case 'answered':
          return state.answer;
        case 'mismatch':
          throw mismatch();
        case 'done':
          throw new DomainError('already_done', message('answer_lost'));
        case 'in_progress':
          if (performance.now() + pause < end) await sleep(pause);
          else throw new DomainError('in_progress', message('first_request_running'), { retryAfter: 5 });
      }
    }
  }
}

export function mismatch(): DomainError {
  return new DomainError('idempotency_mismatch', message('idempotency_key_used'));
}

/** Work under a key that nobody else has. */
export class KeyedWork {
  /** What was uploaded, once it is known. */
  uploadHash: string | null = null;
  private readonly logger = new Logger('Idempotency');
  private readonly renewal: NodeJS.Timeout;

  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly clock: Clock,
    readonly held: HeldKey,
  ) {
    const end = performance.now() + RENEW_FOR_MS;
    this.renewal = setInterval(() => (performance.now() < end ? this.renew() : clearInterval(this.renewal)), RENEW_MS);
    this.renewal.unref();
  }

  /**
   * Keeps the answer; where that fails, who repeats the request is told that it was done. A failure of ours or a flood
   * says nothing of the request: after these, and where there is no answer to keep, it may be tried again, unless
   * something was committed under it.
   */
  async end(answer: Answer | null): Promise<void> {
    clearInterval(this.renewal);
    try {
      if (!answer || answer.status >= 500 || answer.status === TOO_MANY_REQUESTS) {
        await this.keys.release(this.held, this.clock.now());
      } else await this.keys.keep(this.held, { ...answer, uploadHash: this.uploadHash });
    } catch (error) {
      this.logger.warn(`The answer under an idempotency key could not be noted: ${String(error)}`);
    }
  }

  private renew(): void {
    const warn = (error: unknown) => this.logger.warn(`An idempotency key could not be renewed: ${String(error)}`);
    this.keys.renew(this.held, LEASE_MS, this.clock.now()).catch(warn);
  }
}
