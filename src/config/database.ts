import { join } from 'node:path';
import { SettingError } from './setting-error.js';
import { readTls } from './tls.js';
import { type Bounded, type Given, url } from './variables.js';

export interface DatabaseSettings {
  readonly databaseUrl: string;
  readonly databaseAdminUrl: string | null;
  readonly databaseReadUrl: string | null;
  readonly databasePoolSize: number;
}

/** @throws SettingError */
export function readDatabase(given: Given, bounded: Bounded, dataDir: string): DatabaseSettings {
  const url = databaseUrl(given('DATABASE_URL') ?? `sqlite:${join(dataDir, 'myverify.sqlite')}`);
  return {
    databaseUrl: url,
    databaseAdminUrl:
      given('DATABASE_ADMIN_URL') && databaseUrl(given('DATABASE_ADMIN_URL') ?? '', 'DATABASE_ADMIN_URL'),
    databaseReadUrl: readUrl(given('DATABASE_READ_URL'), url),
    databasePoolSize: bounded('DATABASE_POOL_SIZE', 20, 3, 1000),
  };
}

/** @param primary what it is a replica of. */
function readUrl(text: string | null, primary: string): string | null {
  if (text === null) return null;
  const address = databaseUrl(text, 'DATABASE_READ_URL');
  if (primary.startsWith('sqlite:') || address.startsWith('sqlite:'))
    throw new SettingError('DATABASE_READ_URL is a replica of MariaDB: it needs mariadb:// there and in DATABASE_URL');
  if (placeOf(address) === placeOf(primary))
    throw new SettingError('DATABASE_READ_URL names the database of DATABASE_URL: name its replica, or leave it out');
  return address;
}

/**
 * What an administrator's account replaces in one database is what the service works on in the other: such as after
 * DATABASE_URL alone was changed for a drill.
 * @throws SettingError where DATABASE_ADMIN_URL names another database than DATABASE_URL.
 */
export function refuseOtherAdmin({
  databaseUrl,
  databaseAdminUrl,
}: Pick<DatabaseSettings, 'databaseUrl' | 'databaseAdminUrl'>): void {
  if (databaseAdminUrl === null || placeOf(databaseAdminUrl) === placeOf(databaseUrl)) return;
  throw new SettingError(
    `DATABASE_ADMIN_URL names the database ${placeOf(databaseAdminUrl)}, and DATABASE_URL ${placeOf(databaseUrl)}: name the same in both`,
  );
}

function placeOf(address: string): string {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port || 3306}${pathname}`;
}

/** @param text address of a MariaDB that was given to a command. @throws SettingError */
export function readTarget(text: string): string {
  if (/^(mariadb|mysql):\/\//.test(text)) return databaseUrl(text, 'the address of the target');
  const form = 'mariadb://user:password@host/name';
  throw new SettingError(
    `name the MariaDB to move into: "npm run move -- ${form}", or - to give it on the standard input`,
  );
}

function databaseUrl(text: string, name = 'DATABASE_URL'): string {
  if (text.startsWith('sqlite:') && text.length > 'sqlite:'.length) return text;
  if (!/^(mariadb|mysql):\/\//.test(text)) {
    throw new SettingError(`${name} must begin with sqlite:, mariadb:// or mysql://`);
  }
  if (text.includes('#') || /\?.*@|\?$/.test(text))
    throw new SettingError(`${name} takes no parameters but tls and ca; ? and # in a password are %3F and %23`);
  // One of several would be asked in the name of all, or none.
  const [, hosts = '', database = ''] = /^\w+:\/\/(?:[^/]*@)?([^/]*)\/?([^?]*)/.exec(text) ?? [];
  if (hosts.includes(',')) {
    throw new SettingError(`${name} names several servers: give the one address of a proxy or a cluster`);
  }
  if (database === '') throw new SettingError(`${name} must name a database, as in mariadb://user@host/name`);
  const address = url(name, text, ['mariadb:', 'mysql:']);
  // Parameters of other programs (ssl-mode=required) would promise what is not done.
  readTls(name, new URL(address));
  return address;
}
