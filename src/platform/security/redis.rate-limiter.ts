import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { type RedisClient, redisClient } from '../redis/redis.client.js';
import { Clock } from './clock.port.js';
import { MemoryRateLimiter } from './memory.rate-limiter.js';
import { type RateAnswer, RateLimiter, rateAnswer } from './rate-limiter.port.js';

/** Milliseconds; then this process counts by itself. */
export const COUNT_WITHIN_MS = 500;
const PREFIX = 'myverify:rate:';
/** What the client says where no answer came in time. The command is on its way, and carried out once Redis wakes. */
const TIMED_OUT = 'Command timed out';
const HIT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** A key that is gone must not come back: it would have no end. */
const TAKE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end`;

/**
 * Shared by all processes. Where Redis does not answer, each process counts by itself: limits are no reason to be down,
 * nor to be open.
 */
@Injectable()
export class RedisRateLimiter extends RateLimiter implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisRateLimiter.name);
  private readonly redis: RedisClient;
  private readonly own: MemoryRateLimiter;
  /**
   * What this process has counted by itself, and whether Redis counts it as well. One that refuses what is new, for
   * want of memory, does not, and still counts down.
   */
  private readonly ownHits = new WeakMap<RateAnswer, { readonly inRedis: boolean }>();

  constructor(
    private readonly env: Env,
    clock: Clock,
  ) {
    super();
    this.own = new MemoryRateLimiter(env, clock);
    this.redis = redisClient(env.redisUrl ?? '', {
      commandTimeout: COUNT_WITHIN_MS,
      connectTimeout: 2_000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 200, 5_000),
    });
    this.redis.on('error', (error: Error) => this.logger.debug(`Redis: ${error.message}`));
  }

  async hit(key: string, limit: number, windowSeconds: number): Promise<RateAnswer> {
    try {
      const [count, ttl] = (await this.redis.eval(HIT, 1, PREFIX + key, windowSeconds * 1000)) as [number, number];
      return rateAnswer(count, limit, this.env.rateLimitScale, ttl);
    } catch (error) {
      const answer = await this.own.hit(key, limit, windowSeconds);
      this.ownHits.set(answer, { inRedis: error instanceof Error && error.message === TIMED_OUT });
      return answer;
    }
  }

  async takeBack(key: string, hit: RateAnswer): Promise<void> {
    const own = this.ownHits.get(hit);
    if (own) await this.own.takeBack(key);
    if (own && !own.inRedis) return;
    // Where it fails: gone with Redis, or one too many until its window ends.
    await this.redis.eval(TAKE_BACK, 1, PREFIX + key).catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis.disconnect();
  }
}
