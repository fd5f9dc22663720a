import { readFileSync } from 'node:fs';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { readCluster, readSentinels } from '../../config/redis.js';

/** One Redis, or a cluster of several: both take the same commands, of which each here is about keys of one slot. */
export type RedisClient = Redis | Cluster;

/** Whoever does not wait for a Redis that is away does not wait for a cluster to choose another master either. */
const REDIRECTIONS = { impatient: 3, patient: 16 } as const;

/**
 * @param address REDIS_URL; `ca` in it names the certificates of the authority that Redis shows one of, `sentinel` that
 * its host and those of `also` are sentinels, which know where Redis is, `cluster` that they are servers of a cluster.
 */
export function redisClient(address: string, options: RedisOptions): RedisClient {
  const url = new URL(address);
  const ca = url.searchParams.get('ca');
  const tls = ca === null ? {} : { ca: readFileSync(ca) };
  const sentinels = readSentinels(url);
  const cluster = readCluster(url);
  // What stands behind the question mark ioredis would take for options of its own.
  url.search = '';
  const encryption = url.protocol === 'rediss:' ? { tls } : {};
  const account = { username: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  if (cluster) return clusterClient(cluster, { ...options, ...encryption, ...account });
  if (!sentinels) return new Redis(url.href, { ...options, ...encryption });
  return new Redis({
    ...options,
    ...account,
    ...(encryption.tls ? { tls, sentinelTLS: tls, enableTLSForSentinelMode: true } : {}),
    sentinels: [...sentinels.places],
    name: sentinels.name,
    db: Number(url.pathname.slice(1)) || 0,
  });
}

function clusterClient(
  places: readonly { readonly host: string; readonly port: number }[],
  { retryStrategy, enableOfflineQueue = true, ...redisOptions }: RedisOptions,
): Cluster {
  return new Cluster([...places], {
    redisOptions,
    enableOfflineQueue,
    clusterRetryStrategy: retryStrategy ?? null,
    maxRedirections: redisOptions.maxRetriesPerRequest === 0 ? REDIRECTIONS.impatient : REDIRECTIONS.patient,
    // The name that a certificate is for, not the number behind it.
    dnsLookup: (name, found) => found(null, name),
  });
}
