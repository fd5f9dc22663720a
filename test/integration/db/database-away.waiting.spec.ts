import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { Env } from '../../../src/config/env.js';
import { Database } from '../../../src/platform/db/database.js';
import { freshSqlite, onMariadb, openDatabase } from '../../support/databases.js';
import { type Mariadb, start } from '../../support/mariadb.js';
import { storesOn } from '../../support/typeorm-stores.js';

/** Calls are given up after four and a half seconds; what is above that is a busy machine's. */
const LIMIT_MS = 10_000;
const UNAVAILABLE = { name: 'DomainError', reason: 'unavailable' };
const connectTo = (databaseUrl: string) => new Database(Object.assign(new Env(), { databaseUrl })).connect();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await expect(work()).rejects.toMatchObject(UNAVAILABLE);
  return performance.now() - begin;
}

describe('a database that is not there', () => {
  it('is unavailable where the connection is refused', async () => {
    expect(await timed(() => connectTo('mariadb://root@127.0.0.1:1/none'))).toBeLessThan(4000);
  });

  it('is unavailable after a while where nothing answers the connection', async () => {
    const sockets: Socket[] = [];
    const mute: Server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await timed(() => connectTo(`mariadb://root@127.0.0.1:${port}/none`))).toBeLessThan(LIMIT_MS);
    for (const socket of sockets) socket.destroy();
    mute.close();
  });
});

describe('an SQLite file that another process is writing to', () => {
  it('makes writers wait, and then is unavailable; readers go on', async () => {
    const { url, dispose } = await freshSqlite();
    const database = await openDatabase(url, Database);
    const { unitOfWork, users } = storesOn(database);
    const other = new BetterSqlite3(url.slice('sqlite:'.length));
    other.exec('BEGIN IMMEDIATE');
    expect(await users.findById(1)).toBeNull();
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 10);
    expect(await timed(() => unitOfWork.run((tx) => tx.users.count()))).toBeLessThan(LIMIT_MS);
    clearInterval(heart);
    // The process did other things meanwhile.
    expect(beats).toBeGreaterThan(20);
    const waiting = unitOfWork.run((tx) => tx.outbox.add('mail.code', { codeId: 1 }));
    setTimeout(() => other.exec('COMMIT'), 500);
    expect(await waiting).toBeGreaterThan(0);
    other.close();
    await database.close();
    await dispose();
  });

  it('is migrated after the other process has finished migrating it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
    const file = join(folder, 'x.sqlite');
    const other = new BetterSqlite3(`${file}.migrating`);
    other.exec('BEGIN EXCLUSIVE');
    const opening = openDatabase(`sqlite:${file}`);
    expect(await Promise.race([opening, sleep(300, 'waiting')])).toBe('waiting');
    other.close();
    const database = await opening;
    expect(await database.pendingMigrations()).toEqual([]);
    await database.close();
    await rm(folder, { recursive: true });
  });
});

onMariadb('a MariaDB server of its own', () => {
  let server: Mariadb;
  let database: Database;
  beforeAll(async () => {
    server = await start();
    database = await openDatabase(await server.createDatabase(), Database);
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  it('fails every call after a while when it is frozen, and works again afterwards', async () => {
    const { unitOfWork, certificates, jobs } = storesOn(database);
    const page = { offset: 0, limit: 10 };
    // More calls than the pool has connections, so that some never get one.
    const calls = [
      ...Array.from({ length: 15 }, () => () => certificates.list({}, page)),
      ...Array.from({ length: 15 }, () => () => unitOfWork.run((tx) => tx.outbox.add('mail.code', { codeId: 1 }))),
      () => jobs.claim(1, 1000, new Date()),
      () => database.ping(),
    ];
    await Promise.all(calls.slice(0, 12).map((call) => call()));
    process.kill(server.pid, 'SIGSTOP');
    const times = await Promise.all(calls.map(timed));
    process.kill(server.pid, 'SIGCONT');
    expect(Math.max(...times)).toBeLessThan(LIMIT_MS);
    await database.ping();
    const before = (await jobs.due('mail', 100, new Date(8e15))).length;
    await Promise.all(
      Array.from({ length: 30 }, () => unitOfWork.run((tx) => tx.outbox.add('mail.code', { codeId: 1 }))),
    );
    expect((await jobs.due('mail', 100, new Date(8e15))).length).toBe(before + 30);
  });

  it('fails at once when it is killed in the middle of the work', async () => {
    const { unitOfWork } = storesOn(database);
    const work = unitOfWork.run(async (tx) => {
      await tx.outbox.add('mail.code', { codeId: 1 });
      process.kill(server.pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.outbox.add('mail.code', { codeId: 2 });
    });
    await expect(work).rejects.toMatchObject(UNAVAILABLE);
    expect(await timed(() => database.ping())).toBeLessThan(4000);
  });
});
