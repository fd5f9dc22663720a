import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import mysql from 'mysql2';
import { DataSource } from 'typeorm';
import type { BetterSqlite3DataSourceOptions } from 'typeorm/driver/better-sqlite3/BetterSqlite3DataSourceOptions.js';
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js';
import { hostOf } from '../../config/host.js';
import { readTls } from '../../config/tls.js';
import { ENTITIES } from '../../unit-of-work/entities.js';
import { longText } from './columns.js';
import { MIGRATIONS } from './migrations.js';
import type { Engine } from './sql.js';

/** Milliseconds that a start or a migration waits for another process to let go of an SQLite file. */
export const START_WAIT = 5_000;
/** Milliseconds that whoever closes the connections waits for the server to say goodbye. */
export const CLOSE_LIMIT = 3_000;

const COMMON = {
  entities: ENTITIES,
  migrations: MIGRATIONS,
  migrationsTableName: 'migrations',
  migrationsTransactionMode: 'each',
  synchronize: false,
  logging: false,
} as const;

export interface DataSources {
  readonly engine: Engine;
  readonly writer: DataSource;
  /** A second connection on SQLite, so that reads see nothing uncommitted; the same pool as `writer` on MariaDB. */
  readonly reader: DataSource;
}

export interface PoolSettings {
  /** How many connections there are at most: three at least, for a migration takes one beside that of its lock. */
  readonly size: number;
  /** Milliseconds to wait for a connection to be made. */
  readonly connectTimeout: number;
}

/** @param url `sqlite:` and a file's path, or `mariadb://` or `mysql://` with user, host and database. */
export function makeDataSources(url: string, pool: PoolSettings): DataSources {
  if (url.startsWith('sqlite:')) {
    const file = url.slice('sqlite:'.length);
    if (file.startsWith(':memory:')) throw new Error('the database must be a file: a second connection reads it');
    const writer = acceptLongText(new LimitedDataSource(sqliteWriter(file)));
    return { engine: 'sqlite', writer, reader: acceptLongText(new LimitedDataSource(sqliteReader(file))) };
  }
  const mariadb = new LimitedDataSource(mariadbPool(new URL(url), pool));
  return { engine: 'mariadb', writer: mariadb, reader: mariadb };
}

/** Connections to a replica of MariaDB, made when they are first needed. */
export function makeReplicaSource(url: string, pool: PoolSettings): DataSource {
  return new LimitedDataSource(mariadbPool(new URL(url), pool));
}

/** Whoever closes it, as the module of NestJS does: a frozen server never says goodbye. */
class LimitedDataSource extends DataSource {
  override async destroy(): Promise<void> {
    await Promise.race([super.destroy(), sleep(CLOSE_LIMIT, undefined, { ref: false })]);
  }
}

/** SQLite takes any name of a type and makes this one a text; TypeORM knows only those that it would choose itself. */
function acceptLongText(source: DataSource): DataSource {
  source.driver.supportedDataTypes.push(longText.type);
  return source;
}

function sqliteWriter(database: string): BetterSqlite3DataSourceOptions {
  return {
    ...COMMON,
    type: 'better-sqlite3',
    database,
    enableWAL: true,
    timeout: START_WAIT,
    // WAL alone would lose the last commits when the power goes.
    prepareDatabase: (db: BetterSqlite3.Database) => void db.pragma('synchronous = FULL'),
  };
}

function sqliteReader(database: string): BetterSqlite3DataSourceOptions {
  return { ...COMMON, type: 'better-sqlite3', database, readonly: true, timeout: START_WAIT };
}

function mariadbPool(url: URL, pool: PoolSettings): MysqlDataSourceOptions {
  return {
    ...COMMON,
    type: 'mariadb',
    // The one in the bundle: TypeORM would load it file by file from the installed packages.
    driver: mysql,
    host: hostOf(url),
    port: Number(url.port || 3306),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    // Every number here is below 2^53: moments, ids and counts come as numbers.
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: pool.size,
    connectTimeout: pool.connectTimeout,
    // Or the driver takes down the stack before each statement, 1.3 % of a list's processor time; TypeORM's error has
    // one of its own.
    trace: false,
    ...encryption(url),
  };
}

function encryption(url: URL): Pick<MysqlDataSourceOptions, 'ssl'> {
  const { mode, ca } = readTls('DATABASE_URL', url);
  if (mode === 'off') return {};
  const verified = mode === 'verify';
  // The types of TypeORM know less than the driver.
  const ssl = {
    rejectUnauthorized: verified,
    verifyIdentity: verified,
    ...(ca === null ? {} : { ca: readFileSync(ca) }),
  };
  return { ssl };
}
