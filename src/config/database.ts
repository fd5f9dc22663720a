import { join } from 'node:path';
import { SettingError } from './setting-error.js';
import { type Bounded, type Given, url } from './variables.js';

export interface DatabaseSettings {
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
}

/** @throws SettingError */
export function readDatabase(given: Given, bounded: Bounded, dataDir: string): DatabaseSettings {
  return {
    databaseUrl: databaseUrl(given('DATABASE_URL') ?? `sqlite:${join(dataDir, 'myverify.sqlite')}`),
    databasePoolSize: bounded('DATABASE_POOL_SIZE', 20, 3, 1000),
  };
}

function databaseUrl(text: string): string {
  if (text.startsWith('sqlite:') && text.length > 'sqlite:'.length) return text;
  if (!/^(mariadb|mysql):\/\//.test(text)) {
    throw new SettingError('DATABASE_URL must begin with sqlite:, mariadb:// or mysql://');
  }
  // Parameters of other programs (ssl-mode=required) would promise what is not done.
  if (/[?#]/.test(text))
    throw new SettingError('DATABASE_URL takes no parameters; ? and # in a password are %3F and %23');
  // One of several would be asked in the name of all, or none.
  const [, hosts = '', database = ''] = /^\w+:\/\/(?:[^/]*@)?([^/]*)\/?(.*)$/.exec(text) ?? [];
  if (hosts.includes(',')) {
    throw new SettingError('DATABASE_URL names several servers: give the one address of a proxy or a cluster');
  }
  if (database === '') throw new SettingError('DATABASE_URL must name a database, as in mariadb://user@host/name');
  return url('DATABASE_URL', text, ['mariadb:', 'mysql:']);
}
