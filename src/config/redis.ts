import { SettingError } from './setting-error.js';
import { readCa } from './tls.js';
import { type Given, optionalUrl } from './variables.js';

const PARAMETERS = ['ca', 'sentinel', 'cluster', 'also'];
const PLACE = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i;

/** @throws SettingError */
export function readRedis(given: Given): { readonly redisUrl: string | null } {
  const redisUrl = optionalUrl('REDIS_URL', given('REDIS_URL'), ['redis:', 'rediss:']);
  if (redisUrl === null) return { redisUrl };
  const address = new URL(redisUrl);
  for (const parameter of address.searchParams.keys()) {
    if (!PARAMETERS.includes(parameter))
      throw new SettingError(`REDIS_URL has an unknown parameter "${parameter}": it takes ${PARAMETERS.join(', ')}`);
  }
  const ca = address.searchParams.get('ca');
  if (ca !== null && address.protocol !== 'rediss:')
    throw new SettingError('ca in REDIS_URL needs an address that begins with rediss://');
  if (ca !== null) readCa('REDIS_URL', ca);
  readSentinels(address);
  readCluster(address);
  return { redisUrl };
}

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Who says which Redis is the one that takes what is written. */
export interface Sentinels {
  /** What they call it. */
  readonly name: string;
  readonly places: readonly Place[];
}

/**
 * The sentinels of an address: its own host, and those of `also`, where it has a `sentinel`.
 * @returns null where the address is that of Redis itself.
 * @throws SettingError
 */
export function readSentinels(address: URL): Sentinels | null {
  const { searchParams } = address;
  const name = searchParams.get('sentinel');
  if (!name) {
    if (name === '' || (searchParams.has('also') && !searchParams.has('cluster')))
      throw new SettingError(
        'REDIS_URL needs sentinel=<the name under which the sentinels watch Redis> in it, or cluster=on',
      );
    return null;
  }
  return { name, places: placesOf(address, 26379, 'sentinels') };
}

/**
 * Servers of a cluster, which know all others: the address's own host, and those of `also`, where it has `cluster=on`.
 * @returns null where the address is not that of a cluster.
 * @throws SettingError
 */
export function readCluster(address: URL): readonly Place[] | null {
  const { searchParams, pathname } = address;
  if (!searchParams.has('cluster')) return null;
  if (searchParams.get('cluster') !== 'on') throw new SettingError('cluster in REDIS_URL is "on", or not there');
  if (searchParams.has('sentinel'))
    throw new SettingError('REDIS_URL has sentinel and cluster in it: a cluster needs no sentinels');
  if (/[^/0]/.test(pathname))
    throw new SettingError(`REDIS_URL names database ${pathname.slice(1)}: a cluster has none but 0`);
  return placesOf(address, 6379, 'servers');
}

function placesOf({ hostname, port, searchParams }: URL, usual: number, what: string): Place[] {
  const others = (searchParams.get('also') ?? '').split(',').filter((place) => place !== '');
  return [{ host: hostname, port: Number(port || usual) }, ...others.map((text) => placeOf(text, what))];
}

function placeOf(text: string, what: string): Place {
  const [, host, port] = PLACE.exec(text) ?? [];
  if (!host || !port) throw new SettingError(`also in REDIS_URL must name ${what} as host:port, not "${text}"`);
  return { host, port: Number(port) };
}
