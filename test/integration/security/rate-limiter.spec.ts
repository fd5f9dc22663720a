import { Redis } from 'ioredis';
import { Env } from '../../../src/config/env.js';
import { MemoryRateLimiter } from '../../../src/platform/security/memory.rate-limiter.js';
import type { RateLimiter } from '../../../src/platform/security/rate-limiter.port.js';
import { RedisRateLimiter } from '../../../src/platform/security/redis.rate-limiter.js';
import { type RedisServer, start } from '../../support/redis.js';
import { describeWithRedis } from '../../support/with-redis.js';

const DAY = 24 * 3600;

function limiterContract(the: () => RateLimiter): void {
  const hit = async (key: string) => (await the().hit(key, 3, DAY)).allowed;

  it('allows so many in a window, also where all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => the().hit('at once', 3, DAY)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
    expect(answers.every(({ retryAfter }) => retryAfter > DAY - 60 && retryAfter <= DAY)).toBe(true);
    expect(await hit('another')).toBe(true);
  });

  it('takes back what was counted, and no more than that', async () => {
    for (const allowed of [true, true, true]) expect(await hit('taken back')).toBe(allowed);
    const last = await the().hit('taken back', 3, DAY);
    expect(last.allowed).toBe(false);
    for (let times = 0; times < 10; times += 1) await the().takeBack('taken back', last);
    for (const allowed of [true, true, true, false]) expect(await hit('taken back')).toBe(allowed);
  });

  it('makes no window by taking back', async () => {
    await the().takeBack('never counted', await the().hit('counted elsewhere', 3, 60));
    const { retryAfter } = await the().hit('never counted', 3, 60);
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });
}

describe('a rate limiter in memory', () => {
  const limiter = new MemoryRateLimiter(Object.assign(new Env(), { rateLimitScale: 1 }), { now: () => new Date() });
  limiterContract(() => limiter);
});

describeWithRedis('a rate limiter in Redis', () => {
  let redis: RedisServer;
  let limiter: RedisRateLimiter;
  let other: RedisRateLimiter;

  const limiterOf = ({ url }: RedisServer) =>
    new RedisRateLimiter(Object.assign(new Env(), { rateLimitScale: 1, redisUrl: url }), { now: () => new Date() });
  /** Whether what one counts under a key that is new the other knows of. */
  const shares = async (key: string) => {
    await limiter.hit(key, 1, DAY);
    return !(await other.hit(key, 1, DAY)).allowed;
  };
  /** Until both are connected each counts by itself. */
  const sharing = async (key: string) => {
    for (let tried = 0; !(await shares(`${key} ${tried}`)); tried += 1) await new Promise((go) => setTimeout(go, 20));
  };

  beforeAll(async () => {
    redis = await start();
    limiter = limiterOf(redis);
    other = limiterOf(redis);
    await sharing('begun');
  });

  afterAll(async () => {
    for (const one of [limiter, other]) await one.onApplicationShutdown();
    await redis.stop();
  });

  limiterContract(() => limiter);

  it.each([
    ['for want of memory', ['CONFIG', 'SET', 'maxmemory', '1mb'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['as a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])('%s refuses what is written: what was taken back counts for nothing', async (how, refuse, mend) => {
    const operator = new Redis(redis.url);
    const call = async ([command = '', ...rest]: string[]) => void (await operator.call(command, ...rest));
    try {
      await call(refuse);
      for (let times = 0; times < 10; times += 1) {
        const answer = await limiter.hit(how, 3, DAY);
        expect(answer).toMatchObject({ allowed: true, remaining: 2 });
        await limiter.takeBack(how, answer);
      }
    } finally {
      await call(mend);
      operator.disconnect();
    }
    await sharing(how);
  });

  it('frozen, carries out what it got once it wakes: what was taken back counts for nothing', async () => {
    redis.freeze();
    const answers = await Promise.all(Array.from({ length: 10 }, () => limiter.hit('frozen', 3, DAY)));
    await Promise.all(answers.map((answer) => limiter.takeBack('frozen', answer)));
    redis.thaw();
    await sharing('thawed');
    const left: number[] = [];
    for (const one of [limiter, other]) left.push((await one.hit('frozen', 3, DAY)).remaining);
    expect(left).toEqual([2, 1]);
  });

  describe('that is away', () => {
    beforeAll(async () => {
      await redis.stop();
    });

    limiterContract(() => limiter);

    it('leaves each process a limit of its own', async () => {
      expect(await shares('alone')).toBe(false);
      expect((await limiter.hit('alone', 1, DAY)).allowed).toBe(false);
    });
  });
});
