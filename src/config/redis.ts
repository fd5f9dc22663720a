import { SettingError } from './setting-error.js';
import { readCa } from './tls.js';
import { type Given, optionalUrl } from './variables.js';

/** @throws SettingError */
export function readRedis(given: Given): { readonly redisUrl: string | null } {
  const redisUrl = optionalUrl('REDIS_URL', given('REDIS_URL'), ['redis:', 'rediss:']);
  if (redisUrl === null) return { redisUrl };
  const { protocol, searchParams } = new URL(redisUrl);
  for (const parameter of searchParams.keys()) {
    if (parameter !== 'ca') throw new SettingError(`REDIS_URL has an unknown parameter "${parameter}": it takes ca`);
  }
  const ca = searchParams.get('ca');
  if (ca === null) return { redisUrl };
  if (protocol !== 'rediss:') throw new SettingError('ca in REDIS_URL needs an address that begins with rediss://');
  readCa('REDIS_URL', ca);
  return { redisUrl };
}
