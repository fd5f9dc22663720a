import type { Env } from './env.js';
import { isLoopback, readTls } from './tls.js';

/**
 * What an operator is told at start in production: of lines that whoever sits on them can read, and of a browser
 * without its sandbox.
 */
export function startNotices({
  production,
  databaseUrl,
  databaseReadUrl,
  redisUrl,
  s3,
  chromiumSandbox,
}: Env): string[] {
  if (!production) return [];
  const told: string[] = [];
  for (const [name, url] of [
    ['DATABASE_URL', databaseUrl],
    ['DATABASE_READ_URL', databaseReadUrl],
  ] as const) {
    if (!url || url.startsWith('sqlite:')) continue;
    const address = new URL(url);
    const { mode } = readTls(name, address);
    if (mode === 'off' && !isLoopback(address))
      told.push(`${name}: the line to the database is not encrypted; add ?tls=verify&ca=<path of a PEM file>`);
    if (mode === 'required')
      told.push(`${name}: tls=required encrypts, and takes any server for the database; tls=verify does not`);
  }
  if (redisUrl !== null) {
    const address = new URL(redisUrl);
    if (address.protocol === 'redis:' && !isLoopback(address))
      told.push('REDIS_URL: the line to Redis is not encrypted; rediss:// is');
    if (address.password === '') told.push('REDIS_URL: Redis is used without a password');
  }
  if (s3?.endpoint?.startsWith('http:') && !isLoopback(new URL(s3.endpoint)))
    told.push('STORAGE_URL: the line to the object store is not encrypted; an endpoint of https:// is');
  if (chromiumSandbox === 'off')
    told.push('CHROMIUM_SANDBOX=off: a page that breaks out of the browser has all that this process has');
  return told;
}
