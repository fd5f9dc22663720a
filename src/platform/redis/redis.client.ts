import { readFileSync } from 'node:fs';
import { Redis, type RedisOptions } from 'ioredis';
import { readSentinels } from '../../config/redis.js';

/**
 * @param address REDIS_URL; `ca` in it names the certificates of the authority that Redis shows one of, `sentinel` that its host and
 * those of `also` are sentinels, which know where Redis is.
 */
export function redisClient(address: string, options: RedisOptions): Redis {
  const url = new URL(address);
  const ca = url.searchParams.get('ca');
  const tls = ca === null ? {} : { ca: readFileSync(ca) };
  const sentinels = readSentinels(url);
  // What stands behind the question mark ioredis would take for options of its own.
  url.search = '';
  const isEncrypted = url.protocol === 'rediss:';
  if (!sentinels) return new Redis(url.href, { ...options, ...(isEncrypted ? { tls } : {}) });
  return new Redis({
    ...options,
    ...(isEncrypted ? { tls, sentinelTLS: tls, enableTLSForSentinelMode: true } : {}),
    sentinels: [...sentinels.places],
    name: sentinels.name,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    db: Number(url.pathname.slice(1)) || 0,
  });
}
