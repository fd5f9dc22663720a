import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Env } from '../../config/env.js';
import { type RateAnswer, RateLimiter } from './rate-limiter.port.js';

const PREFIX = 'myverify:rate:';
const HIT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** A key that is gone must not come back: it would have no end. */
const TAKE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end`;

/** Shared by all processes. A Redis that does not answer lets requests through: limits are no reason to be down. */
@Injectable()
export class RedisRateLimiter extends RateLimiter implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisRateLimiter.name);
  private readonly redis: Redis;

  constructor(private readonly env: Env) {
    super();
    this.redis = new Redis(env.redisUrl ?? '', {
      commandTimeout: 500,
      connectTimeout: 2_000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 200, 5_000),
    });
    this.redis.on('error', (error: Error) => this.logger.debug(`Redis: ${error.message}`));
  }

  async hit(key: string, limit: number, windowSeconds: number): Promise<RateAnswer> {
    return this.ask(limit, async () => {
      const [count, ttl] = (await this.redis.eval(HIT, 1, PREFIX + key, windowSeconds * 1000)) as [number, number];
      return { count, ttl };
    });
  }

  async takeBack(key: string): Promise<void> {
    await this.redis.eval(TAKE_BACK, 1, PREFIX + key).catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis.disconnect();
  }

  private async ask(limit: number, count: () => Promise<{ count: number; ttl: number }>): Promise<RateAnswer> {
    try {
      const answer = await count();
      return {
        allowed: answer.count <= limit * this.env.rateLimitScale,
        retryAfter: Math.ceil(Math.max(answer.ttl, 0) / 1000),
      };
    } catch {
      return { allowed: true, retryAfter: 0 };
    }
  }
}
