import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import type { Redis } from 'ioredis';
import { readEnv } from '../../../src/config/env.js';
import { MariadbDump } from '../../../src/platform/backup/mariadb.dump.js';
import { Database } from '../../../src/platform/db/database.js';
import { RedisProbe } from '../../../src/platform/ops/redis.probe.js';
import { redisClient } from '../../../src/platform/redis/redis.client.js';
import { S3FileStorage } from '../../../src/platform/storage/s3.file-storage.js';
import { makeAuthority, type ServerFiles } from '../../support/authority.js';
import { freePort } from '../../support/free-port.js';
import { MARIADB_VARIABLE, type Mariadb, start as startMariadb } from '../../support/mariadb.js';
import { type RedisServer, start as startRedis } from '../../support/redis.js';
import { S3_KEYS, type S3Server, startS3 } from '../../support/s3.js';
import { describeWithRedis } from '../../support/with-redis.js';

let folder: string;
/** Whose certificate the servers show. */
let ours: ServerFiles;
/** An authority that they have nothing of. */
let other: ServerFiles;
/** Of our authority's kind, for a server of another name. */
let misnamed: ServerFiles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encrypted-lines-'));
  ours = await makeAuthority(folder, 'ours', 'DNS:localhost,IP:127.0.0.1');
  other = await makeAuthority(folder, 'other', 'DNS:localhost');
  misnamed = await makeAuthority(folder, 'misnamed', 'DNS:elsewhere.example');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const envOf = (settings: Record<string, string>) => readEnv({ DATA_DIR: folder, ...settings });

// Where there is no MariaDB, the global set-up has said so loudly, and fails in CI.
(process.env[MARIADB_VARIABLE] ? describe : describe.skip)('the line to MariaDB', () => {
  const servers: Mariadb[] = [];
  let url: URL;
  let wrong: URL;
  const address = (at: URL, end: string) => `mariadb://root@localhost:${at.port}${at.pathname}${end}`;

  beforeAll(async () => {
    const started = async ({ key, cert }: ServerFiles) => {
      const server = await startMariadb([`--ssl-key=${key}`, `--ssl-cert=${cert}`]);
      servers.push(server);
      return new URL(await server.createDatabase());
    };
    url = await started(ours);
    wrong = await started(misnamed);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  /** By what the server itself says its connections are encrypted, a pool of them and after a read and a write. */
  async function cipherOf(database: string): Promise<string> {
    const opened = new Database(envOf({ DATABASE_URL: database }));
    try {
      await opened.connect();
      const [row] = await opened.read((manager) => manager.query("SHOW STATUS LIKE 'Ssl_cipher'"));
      return String(row.Value);
    } finally {
      await opened.close();
    }
  }

  it('is encrypted where DATABASE_URL says so, and not where it does not', async () => {
    expect(await cipherOf(address(url, ''))).toBe('');
    expect(await cipherOf(address(url, '?tls=required'))).toMatch(/^TLS_/);
    expect(await cipherOf(address(url, `?tls=verify&ca=${ours.ca}`))).toMatch(/^TLS_/);
  });

  it('is not made to a server of another authority or another name', async () => {
    for (const [at, end] of [
      [url, `?tls=verify&ca=${other.ca}`],
      [url, '?tls=verify'],
      [wrong, `?tls=verify&ca=${misnamed.ca}`],
    ] as const)
      await expect(cipherOf(address(at, end))).rejects.toThrow(/^DATABASE_URL: the server is not who ca says/);
    expect(await cipherOf(address(wrong, '?tls=required'))).toMatch(/^TLS_/);
  });

  it('is encrypted for backups as well', async () => {
    const dump = async (end: string, to: string) => {
      const database = new Database(envOf({ DATABASE_URL: address(url, end) }));
      try {
        await database.connect();
        await database.writer.query('CREATE TABLE IF NOT EXISTS kept (word varchar(20))');
        await new MariadbDump(address(url, end), database.writer).write(join(folder, to));
      } finally {
        await database.close();
      }
      return readFile(join(folder, to), 'utf8');
    };
    expect(await dump(`?tls=verify&ca=${ours.ca}`, 'verified.sql')).toContain('CREATE TABLE `kept`');
    expect(await dump('?tls=required', 'required.sql')).toContain('CREATE TABLE `kept`');
  });
});

describeWithRedis('the line to Redis', () => {
  let redis: RedisServer;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(undefined, {
      'tls-port': String(port),
      'tls-cert-file': ours.cert,
      'tls-key-file': ours.key,
      'tls-ca-cert-file': ours.ca,
      'tls-auth-clients': 'no',
    });
    const client = redisClient(redis.url, {});
    await client.config('SET', 'requirepass', 'word');
    client.disconnect();
  });
  afterAll(() => redis?.stop());

  const stateAt = async (url: string) => {
    const probe = new RedisProbe(envOf({ REDIS_URL: url }));
    try {
      return await probe.ask();
    } finally {
      probe.onApplicationShutdown();
    }
  };

  it('is encrypted, with the password and the authority of REDIS_URL', async () => {
    expect(await stateAt(`rediss://:word@localhost:${port}?ca=${ours.ca}`)).toBe('up');
    const client = redisClient(`rediss://:word@127.0.0.1:${port}/0?ca=${ours.ca}`, {});
    expect(await client.ping()).toBe('PONG');
    expect(((client as Redis).stream as TLSSocket).getProtocol()).toMatch(/^TLSv1\.[23]$/);
    client.disconnect();
  });

  it('is not made to a server of another authority, without TLS, or with another password', async () => {
    for (const url of [
      `rediss://:word@localhost:${port}?ca=${other.ca}`,
      `rediss://:word@localhost:${port}`,
      `redis://:word@localhost:${port}`,
    ])
      expect([url, await stateAt(url)]).toEqual([url, 'down']);
    expect(await stateAt(`rediss://:other@localhost:${port}?ca=${ours.ca}`)).not.toBe('up');
  });
});

describe('the line to the object store', () => {
  let s3: S3Server;
  let proxy: Server;
  let port: number;

  beforeAll(async () => {
    s3 = await startS3();
    const target = new URL(s3.endpoint);
    const keys = { key: await readFile(ours.key), cert: await readFile(ours.cert) };
    proxy = createServer(keys, (request, answer) => {
      const { method = 'GET', url: path = '/', headers } = request;
      const passed = httpRequest({ host: target.hostname, port: target.port, method, path, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      request.pipe(passed);
    });
    port = await freePort();
    await new Promise<void>((listening) => proxy.listen(port, '127.0.0.1', listening));
  });
  afterAll(async () => {
    proxy?.closeAllConnections();
    proxy?.close();
    await s3?.stop();
  });

  async function roundTrip(ca: string): Promise<string> {
    const STORAGE_URL = `s3://papers/lines?endpoint=https://localhost:${port}${ca}`;
    const storage = new S3FileStorage(envOf({ STORAGE_URL, ...S3_KEYS }));
    try {
      await storage.putBytes('a/b', Buffer.from('bytes'));
      return Buffer.from(await storage.read('a/b')).toString();
    } finally {
      await storage.onApplicationShutdown();
    }
  }

  it('is encrypted, by the authority of STORAGE_URL alone', async () => {
    expect(await roundTrip(`&ca=${ours.ca}`)).toBe('bytes');
    await expect(roundTrip(`&ca=${other.ca}`)).rejects.toThrow();
    await expect(roundTrip('')).rejects.toThrow();
  });
});
