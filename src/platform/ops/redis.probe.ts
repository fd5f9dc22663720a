import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ReplyError } from 'ioredis';
import { Env } from '../../config/env.js';
import { KEY_PREFIX } from '../jobs/bull.connection.js';
import { type RedisClient, redisClient } from '../redis/redis.client.js';
import type { HealthState } from './health.port.js';

const ANSWER_WITHIN_MS = 1_000;

/** In the slot of the jobs, where Redis is a cluster. */
const KEY = `health:${KEY_PREFIX}`;
const KEPT_MS = 10_000;

/** Whether Redis takes what is written to it, on a connection of its own that is made when it is first asked for. */
@Injectable()
export class RedisProbe implements OnApplicationShutdown {
  private redis: RedisClient | null = null;

  constructor(private readonly env: Env) {}

  async ask(): Promise<HealthState['redis']> {
    if (!this.env.redisUrl) return 'unused';
    this.redis ??= connect(this.env.redisUrl);
    const answer: Promise<HealthState['redis']> = this.redis.set(KEY, 1, 'PX', KEPT_MS).then(
      () => 'up',
      // Anything that Redis itself says to this: no memory left, a replica, no such right, somebody else's slot.
      (error) => (error instanceof ReplyError ? 'refuses-writes' : 'down'),
    );
    // A cluster without servers keeps what it is asked for later.
    return Promise.race([answer, sleep(ANSWER_WITHIN_MS, 'down' as const, { ref: false })]);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

function connect(url: string): RedisClient {
  const redis = redisClient(url, {
    commandTimeout: ANSWER_WITHIN_MS,
    connectTimeout: 2_000,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  // Whoever asks is told; the log has it from those who need Redis for their work.
  redis.on('error', () => undefined);
  return redis;
}
