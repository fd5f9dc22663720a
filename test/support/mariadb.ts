import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';

/** Where the integration and end-to-end tests find the instance that the global set-up started. */
export const MARIADB_VARIABLE = 'TEST_MARIADB_URL';
/** Where they find the folder in which they keep, for one another, databases as migrations have made them. */
export const COPIES_VARIABLE = 'TEST_DATABASE_COPIES';
const START_LIMIT = 60_000;
/** A file system in memory. Tables are made by the thousand, and half of that time is waiting for the disk. */
const MEMORY = '/dev/shm';
/** Bytes: somewhat more than what all servers of a run have ever taken. */
const ENOUGH_MEMORY = 6 * 1024 ** 3;

export interface Mariadb {
  readonly pid: number;
  readonly folder: string;
  /** The address of a database on it. */
  url(database: string): string;
  /** Makes an empty database. @returns its address. */
  createDatabase(): Promise<string>;
  /** SIGSTOP and SIGCONT. */
  freeze(): void;
  thaw(): void;
  /** Ends it without warning. @returns starts it again on the same data, where it was. */
  kill(): Promise<() => Promise<Mariadb>>;
  stop(): Promise<void>;
}

/** Whether the programs are on this machine. */
export function mariadbIsInstalled(): boolean {
  return ['mariadbd', 'mariadb-install-db'].every((program) => spawnSync(program, ['--version']).error === undefined);
}

/** Under this key the global set-up leaves its instance for the global tear-down, which Jest loads by itself. */
const RUNNING = Symbol.for('test-mariadb');

/**
 * Jest's global set-up: one instance, and one folder of copies, for all test files of a run. Jest resolves no `.js` to
 * `.ts` here, so this file imports nothing of the project.
 */
export default async function setUp(): Promise<void> {
  process.env[COPIES_VARIABLE] ??= await mkdtemp(join(tmpdir(), 'database-copies-'));
  if (process.env[MARIADB_VARIABLE]) return;
  if (mariadbIsInstalled()) {
    const mariadb = await start();
    console.log(`MariaDB keeps its data in ${mariadb.folder}`);
    process.env[MARIADB_VARIABLE] = mariadb.url('');
    Reflect.set(globalThis, RUNNING, mariadb);
    return;
  }
  if (process.env.CI === 'true') throw new Error('mariadbd and mariadb-install-db must be installed in CI');
  console.warn(
    '\n*** mariadbd is not installed: NO TEST AGAINST MARIADB RUNS. Install mariadb-server to run them. ***\n',
  );
}

/**
 * Starts a private MariaDB server with a fresh data folder.
 * @param more options beside ours.
 * @param user whom root runs it as.
 */
export async function start(more: readonly string[] = [], user = 'root'): Promise<Mariadb> {
  const room = existsSync(MEMORY) && freemem() > ENOUGH_MEMORY ? MEMORY : tmpdir();
  const folder = await mkdtemp(join(room, 'mariadb-'));
  if (user !== 'root' && isRoot()) await promisify(execFile)('chown', [user, folder]);
  await promisify(execFile)('mariadb-install-db', [
    '--no-defaults',
    ...runAs(user),
    `--datadir=${join(folder, 'data')}`,
    // One that starts removes what others have in a folder that they share.
    `--tmpdir=${folder}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  return run(folder, await freePort(), [...runAs(user), ...more]);
}

const isRoot = () => process.getuid?.() === 0;
const runAs = (user: string) => (isRoot() ? [`--user=${user}`] : []);

/** Starts a server on the data in a folder. */
async function run(folder: string, port: number, more: readonly string[]): Promise<Mariadb> {
  const log = join(folder, 'error.log');
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--log-error=${log}`,
      `--tmpdir=${folder}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--innodb-buffer-pool-size=64M',
      // So much that statistics are counted, not sampled: the same rows make the same plans each time.
      '--innodb-stats-persistent-sample-pages=2000',
      '--max-connections=400',
      '--skip-name-resolve',
      ...more,
    ],
    { stdio: 'ignore' },
  );
  const gone = once(server, 'exit');
  const { pid } = server;
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGCONT');
      server.kill('SIGTERM');
      await Promise.race([gone, sleep(15_000, undefined, { ref: false }).then(() => server.kill('SIGKILL'))]);
    }
    await rm(folder, { recursive: true, force: true });
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await gone;
    return () => run(folder, port, more);
  };
  const url = (database: string) => `mariadb://root@127.0.0.1:${port}/${database}`;
  try {
    if (pid === undefined) throw new Error('mariadbd could not be started');
    await answers(port, () => server.exitCode !== null);
    return {
      pid,
      folder,
      url,
      createDatabase: () => createDatabase(url('')),
      freeze: () => void server.kill('SIGSTOP'),
      thaw: () => void server.kill('SIGCONT'),
      kill,
      stop,
    };
  } catch (error) {
    const told = await readFile(log, 'utf8').catch(() => '');
    await stop();
    throw new Error(`the private MariaDB did not start: ${told.slice(-2000)}`, { cause: error });
  }
}

/** Makes an empty database on a running server. @returns its address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const { hostname, port } = new URL(serverUrl);
  const database = `test_${randomBytes(6).toString('hex')}`;
  const connection = await createConnection({ host: hostname, port: Number(port), user: 'root' });
  await connection.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
  await connection.end();
  return `mariadb://root@${hostname}:${port}/${database}`;
}

async function answers(port: number, hasExited: () => boolean): Promise<void> {
  const end = Date.now() + START_LIMIT;
  for (;;) {
    try {
      const connection = await createConnection({ host: '127.0.0.1', port, user: 'root' });
      return await connection.end();
    } catch (error) {
      if (hasExited() || Date.now() > end) throw error;
      await sleep(100);
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
