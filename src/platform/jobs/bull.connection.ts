import type { RedisOptions } from 'ioredis';
import { type RedisClient, redisClient } from '../redis/redis.client.js';

/** Keys of jobs in Redis begin with it. The braces keep them in one slot of a cluster, where scripts need them. */
export const KEY_PREFIX = '{myverify}';

const COMMON: RedisOptions = {
  connectTimeout: 5_000,
  keepAlive: 10_000,
  retryStrategy: (times) => Math.min(times * 200, 2_000),
};

/**
 * For wake-ups: a command fails at once where Redis is away, and after 2 s where it is frozen. Nothing is kept for
 * later: the rows are.
 */
export function producerConnection(url: string): RedisClient {
  return redisClient(url, {
    ...COMMON,
    commandTimeout: 2_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
}

/** For workers, which wait for as long as Redis is away; BullMQ asks for `maxRetriesPerRequest: null`. */
export function workerConnection(url: string): RedisClient {
  return redisClient(url, { ...COMMON, maxRetriesPerRequest: null });
}

const ASK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 10_000;

/**
 * Cuts a connection whose other side has gone without a word, for ioredis to make a new one. (Its own `socketTimeout`
 * outlives the connection it was set for: it kills the next one and keeps the process from ending.)
 * @returns ends the watch.
 */
export function watchConnection(connection: RedisClient): () => void {
  let deadline: NodeJS.Timeout | undefined;
  const ask = async () => {
    if (deadline || connection.status !== 'ready') return;
    deadline = setTimeout(() => connection.disconnect(true), ANSWER_WITHIN_MS);
    await connection.ping().catch(() => undefined);
    clearTimeout(deadline);
    deadline = undefined;
  };
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(deadline);
  };
}
