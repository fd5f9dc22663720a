import { Env } from '../../config/env.js';
import { RedisRateLimiter } from './redis.rate-limiter.js';

const NOBODY = 'redis://127.0.0.1:1';

/** As a Redis without memory: it refuses what takes some, and still counts down. */
class RefusingRedis {
  down = 0;

  async eval(script: string): Promise<unknown> {
    if (script.includes('INCR')) throw new Error("OOM command not allowed when used memory > 'maxmemory'.");
    this.down += 1;
    return null;
  }

  disconnect(): void {}
}

async function rig(redis: object) {
  const env = Object.assign(new Env(), { rateLimitScale: 1, redisUrl: NOBODY });
  const limiter = new RedisRateLimiter(env, { now: () => new Date() });
  await limiter.onApplicationShutdown();
  return Object.assign(limiter, { redis }) as unknown as Pick<RedisRateLimiter, 'hit' | 'takeBack'>;
}

it('takes a hit back where it was counted: in the process, where Redis refuses to count', async () => {
  const redis = new RefusingRedis();
  const limiter = await rig(redis);
  for (let times = 0; times < 10; times += 1) {
    const answer = await limiter.hit('look-up', 3, 60);
    expect(answer).toMatchObject({ allowed: true, remaining: 2 });
    await limiter.takeBack('look-up', answer);
  }
  expect(redis.down).toBe(0);
});

it('leaves alone what the process has counted where a hit in Redis is taken back', async () => {
  const counts: number[] = [];
  let refuses = false;
  const limiter = await rig({
    eval: async (script: string) => {
      if (refuses) throw new Error('READONLY');
      counts.push(script.includes('INCR') ? 1 : -1);
      return [1, 60_000];
    },
    disconnect: () => undefined,
  });
  const shared = await limiter.hit('look-up', 3, 60);
  refuses = true;
  expect(await limiter.hit('look-up', 3, 60)).toMatchObject({ remaining: 2 });
  await limiter.takeBack('look-up', shared);
  expect(await limiter.hit('look-up', 3, 60)).toMatchObject({ remaining: 1 });
  refuses = false;
  await limiter.takeBack('look-up', shared);
  expect(counts).toEqual([1, -1]);
});

/** As a Redis that is frozen: what it gets it carries out once it wakes. */
class FrozenRedis {
  private readonly got: string[] = [];

  async eval(script: string): Promise<unknown> {
    this.got.push(script);
    throw new Error('Command timed out');
  }

  /** @returns what it has counted then. */
  wake(): number {
    return this.got.reduce((count, script) => (script.includes('INCR') ? count + 1 : Math.max(0, count - 1)), 0);
  }

  disconnect(): void {}
}

it('takes a hit back in both where Redis has got it and did not answer in time', async () => {
  const redis = new FrozenRedis();
  const limiter = await rig(redis);
  for (let times = 0; times < 10; times += 1) {
    const answer = await limiter.hit('look-up', 3, 60);
    expect(answer).toMatchObject({ allowed: true, remaining: 2 });
    await limiter.takeBack('look-up', answer);
  }
  expect(redis.wake()).toBe(0);
  await limiter.hit('look-up', 3, 60);
  expect(redis.wake()).toBe(1);
});
