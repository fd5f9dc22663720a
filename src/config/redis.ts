import { SettingError } from './setting-error.js';
import { readCa } from './tls.js';
import { type Given, optionalUrl } from './variables.js';

const PARAMETERS = ['ca', 'sentinel', 'also'];
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
  return { redisUrl };
}

/** Who says which Redis is the one that takes what is written. */
export interface Sentinels {
  /** What they call it. */
  readonly name: string;
  readonly places: readonly { readonly host: string; readonly port: number }[];
}

/**
 * The sentinels of an address: its own host, and those of `also`, where it has a `sentinel`.
 * @returns null where the address is that of Redis itself.
 * @throws SettingError
 */
export function readSentinels({ hostname, port, searchParams }: URL): Sentinels | null {
  const name = searchParams.get('sentinel');
  const also = searchParams.get('also');
  if (!name) {
    if (name === '' || also !== null)
      throw new SettingError('REDIS_URL needs sentinel=<the name under which the sentinels watch Redis> in it');
    return null;
  }
  const others = (also ?? '').split(',').filter((place) => place !== '');
  return { name, places: [{ host: hostname, port: Number(port || 26379) }, ...others.map(placeOf)] };
}

function placeOf(text: string): Sentinels['places'][number] {
  const [, host, port] = PLACE.exec(text) ?? [];
  if (!host || !port) throw new SettingError(`also in REDIS_URL must name sentinels as host:port, not "${text}"`);
  return { host, port: Number(port) };
}
