import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from './clock.port.js';
import { type RateAnswer, RateLimiter, rateAnswer } from './rate-limiter.port.js';

interface Window {
  count: number;
  readonly ends: number;
}

/** More keys than this are never held: those that were begun first go. */
const KEYS_MAX = 100_000;

/** For a single API process. */
@Injectable()
export class MemoryRateLimiter extends RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly env: Env,
    private readonly clock: Clock,
  ) {
    super();
  }

  async hit(key: string, limit: number, windowSeconds: number): Promise<RateAnswer> {
    const now = this.clock.now().getTime();
    let window = this.windows.get(key);
    if (!window || window.ends <= now) {
      window = { count: 0, ends: now + windowSeconds * 1000 };
      this.windows.delete(key);
      this.makeRoom(now);
      this.windows.set(key, window);
    }
    window.count += 1;
    return rateAnswer(window.count, limit, this.env.rateLimitScale, window.ends - now);
  }

  async takeBack(key: string): Promise<void> {
    const window = this.windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  private makeRoom(now: number): void {
    if (this.windows.size < KEYS_MAX) return;
    for (const [key, window] of this.windows) if (window.ends <= now) this.windows.delete(key);
    for (const key of this.windows.keys()) {
      if (this.windows.size < KEYS_MAX) break;
      this.windows.delete(key);
    }
  }
}
