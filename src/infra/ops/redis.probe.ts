import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Env } from '../../config/env.js';

const ANSWER_WITHIN_MS = 1_000;

/** Whether Redis answers, on a connection of its own that is made when it is first asked for. */
@Injectable()
export class RedisProbe implements OnApplicationShutdown {
  private redis: Redis | null = null;

  constructor(private readonly env: Env) {}

  async ask(): Promise<'up' | 'down' | 'unused'> {
    if (!this.env.redisUrl) return 'unused';
    this.redis ??= connect(this.env.redisUrl);
    return this.redis.ping().then(
      () => 'up',
      () => 'down',
    );
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
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
