import { type Message, message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';

export interface RateAnswer {
  readonly allowed: boolean;
  /** How many are allowed in the window. */
  readonly limit: number;
  /** How many are left of them. */
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

/** Counts events by key in fixed windows, shared by all processes where Redis is set. */
export abstract class RateLimiter {
  /** Counts one event; not allowed once more than `limit` came in the window. */
  abstract hit(key: string, limit: number, windowSeconds: number): Promise<RateAnswer>;
  /**
   * Takes back one event that was counted, as long as its window is open.
   * @param hit what was answered to that event: it is taken back where it was counted.
   */
  abstract takeBack(key: string, hit: RateAnswer): Promise<void>;
}

/** What is answered to the event that was the `count`th of its window, which ends in `msLeft`. */
export function rateAnswer(count: number, limit: number, scale: number, msLeft: number): RateAnswer {
  const scaled = Math.floor(limit * scale);
  return {
    allowed: count <= scaled,
    limit: scaled,
    remaining: Math.max(0, scaled - count),
    retryAfter: Math.ceil(Math.max(0, msLeft) / 1000),
  };
}

/** @throws DomainError `too_many_requests`. */
export function refuseOver(
  { allowed, retryAfter }: Pick<RateAnswer, 'allowed' | 'retryAfter'>,
  said: Message = message('wait_seconds', { seconds: retryAfter }),
): void {
  if (!allowed) throw new DomainError('too_many_requests', said, { retryAfter });
}
