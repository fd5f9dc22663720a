import { readFileSync } from 'node:fs';
import { Redis, type RedisOptions } from 'ioredis';

/** @param address REDIS_URL; `ca` in it names the certificates of the authority that Redis shows one of. */
export function redisClient(address: string, options: RedisOptions): Redis {
  const url = new URL(address);
  const ca = url.searchParams.get('ca');
  // What stands behind the question mark ioredis would take for options of its own.
  url.search = '';
  return new Redis(url.href, { ...options, ...(ca === null ? {} : { tls: { ca: readFileSync(ca) } }) });
}
