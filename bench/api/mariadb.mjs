import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { endsWithUs } from './children.mjs';
import { freePort } from './ports.mjs';

const START_MS = 120_000;

/**
 * Starts a private MariaDB on a folder, which keeps its data between runs, with what counts set as an operator should
 * leave it: every commit on the disk before it is answered, and a buffer pool of 1 GiB.
 * @returns {Promise<{ pid: number, version: string, connect: (database?: string) =>
 * Promise<import('mysql2/promise').Connection>, url: (database: string) => string, stop: () => Promise<void> }>}
 */
export async function startMariadb(folder) {
  const data = join(folder, 'mariadb');
  const asRoot = userInfo().username === 'root' ? ['--user=root'] : [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await isThere(join(data, 'mysql')))) {
    await promisify(execFile)('mariadb-install-db', [
      '--no-defaults',
      ...asRoot,
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
  }
  const port = await freePort();
  const log = join(folder, 'error.log');
  const server = endsWithUs(
    spawn(
      'mariadbd',
      [
        '--no-defaults',
        ...asRoot,
        `--datadir=${data}`,
        `--socket=${join(folder, 'socket')}`,
        `--pid-file=${join(folder, 'pid')}`,
        `--log-error=${log}`,
        '--bind-address=127.0.0.1',
        `--port=${port}`,
        '--innodb-buffer-pool-size=1G',
        '--innodb-log-file-size=1G',
        '--innodb-flush-log-at-trx-commit=1',
        '--max-connections=200',
        '--local-infile=1',
        // A small table is sent a piece once in a while on a busy machine, and 30 s would end its statement.
        '--net-read-timeout=600',
        '--skip-name-resolve',
      ],
      { stdio: 'ignore' },
    ),
  );
  const gone = once(server, 'exit');
  const connect = (database) => openConnection({ port, database });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await gone;
  };
  try {
    await answers(connect, () => server.exitCode !== null);
    const connection = await connect();
    const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
    await connection.end();
    return {
      pid: server.pid,
      version,
      connect,
      url: (database) => `mariadb://root@127.0.0.1:${port}/${database}`,
      stop,
    };
  } catch (error) {
    await stop();
    const told = await readFile(log, 'utf8').catch(() => '');
    throw new Error(`MariaDB did not start: ${told.slice(-2000)}`, { cause: error });
  }
}

async function openConnection({ port, database }) {
  const connection = await createConnection({
    host: '127.0.0.1',
    port,
    user: 'root',
    database,
    charset: 'utf8mb4_bin',
    flags: ['+LOCAL_FILES'],
  });
  // The generator sends a file that is no file: nothing on the disk is ever read on a server's request.
  return connection;
}

async function answers(connect, hasExited) {
  for (const end = Date.now() + START_MS; ; await sleep(100)) {
    try {
      return await (await connect()).end();
    } catch (error) {
      if (hasExited() || Date.now() > end) throw error;
    }
  }
}

const isThere = (path) =>
  access(path).then(
    () => true,
    () => false,
  );
