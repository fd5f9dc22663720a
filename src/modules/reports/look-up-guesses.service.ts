import { Injectable } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import { networkOf } from '../../domain/shared/network.js';
import { RateLimiter, refuseOver } from '../../platform/security/rate-limiter.port.js';

const MISSES_A_MINUTE = 10;
const MISSES_AN_HOUR = 20;

/** Counts look-ups in vain by network and by passport, so that nobody can try their way to a report. */
@Injectable()
export class LookUpGuesses {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts a miss before anything is looked for, so that guesses at once do not slip through together, and takes back
   * what was none.
   * @throws DomainError `too_many_requests`.
   */
  async counting<T>(
    asked: { readonly address: string; readonly passportHash: string },
    find: () => Promise<readonly T[]>,
  ): Promise<readonly T[]> {
    const guesses = [
      { key: `lookup-miss:${networkOf(asked.address)}`, limit: MISSES_A_MINUTE, seconds: 60 },
      { key: `lookup-miss-passport:${asked.passportHash}`, limit: MISSES_AN_HOUR, seconds: 3600 },
    ];
    const hits = await Promise.all(
      guesses.map(async ({ key, limit, seconds }) => ({ key, answer: await this.limiter.hit(key, limit, seconds) })),
    );
    let isMiss = false;
    try {
      for (const { answer } of hits) refuseOver(answer, message('searches_exhausted'));
      const found = await find();
      isMiss = found.length === 0;
      return found;
    } finally {
      if (!isMiss) await Promise.all(hits.map(({ key, answer }) => this.limiter.takeBack(key, answer)));
    }
  }
}
