import { Redis, type RedisOptions } from 'ioredis';

/** All our keys in Redis begin with this word. */
export const KEY_PREFIX = 'myverify';

const COMMON: RedisOptions = {
  connectTimeout: 5_000,
  keepAlive: 10_000,
  retryStrategy: (times) => Math.min(times * 200, 2_000),
};

/**
 * For ringing: a command fails at once where Redis is away, and after 2 s where it is frozen. Nothing is kept for
 * later: the rows are.
 */
export function producerConnection(url: string): Redis {
  return new Redis(url, {
    ...COMMON,
    commandTimeout: 2_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
}

/**
 * For workers, which wait for as long as Redis is away. BullMQ asks for `maxRetriesPerRequest: null`; the socket limit,
 * longer than its longest blocking read, ends a connection whose other side has gone without a word.
 */
export function workerConnection(url: string): Redis {
  return new Redis(url, { ...COMMON, socketTimeout: 15_000, maxRetriesPerRequest: null });
}
