import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env, readEnv } from '../../../src/config/env.js';
import { S3FileStorage } from '../../../src/platform/storage/s3.file-storage.js';
import { fileStorageContract } from '../../contract/file-storage.contract.js';
import { freePort } from '../../support/free-port.js';
import { S3_KEYS, type S3Server, startS3 } from '../../support/s3.js';

const opened: S3FileStorage[] = [];
let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  for (const storage of opened) await storage.onApplicationShutdown();
  await s3.stop();
  await rm(folder, { recursive: true });
});

function storageAt(url: string, more: Record<string, string> = {}): S3FileStorage {
  const env: Env = readEnv({ DATA_DIR: folder, ...S3_KEYS, ...more, STORAGE_URL: url });
  const storage = new S3FileStorage(env);
  opened.push(storage);
  return storage;
}
/** In a corner of the bucket of its own. */
const fresh = (more: Record<string, string> = {}) =>
  storageAt(`s3://papers/${randomUUID()}?endpoint=${s3.endpoint}`, more);

fileStorageContract('S3FileStorage', async () => fresh());

const bytes = Buffer.from('some bytes');

describe('the files of another service', () => {
  const at = (prefix: string, publicUrl: string) =>
    new S3FileStorage(
      Object.assign(
        new Env(),
        readEnv({ DATA_DIR: folder, ...S3_KEYS, STORAGE_URL: `s3://papers/${prefix}?endpoint=${s3.endpoint}` }),
        {
          production: true,
          publicUrl,
        },
      ),
    );
  const keep = (storage: S3FileStorage) => {
    opened.push(storage);
    return storage;
  };

  it('are left alone by one that was restored at another address and names their bucket', async () => {
    const prefix = randomUUID();
    const service = keep(at(prefix, 'https://verify.example.org'));
    await service.onModuleInit();
    await service.putBytes('k', bytes);
    const drill = keep(at(prefix, 'https://drill.example.org'));
    const refusal =
      /^STORAGE_URL: .+ of https:\/\/verify\.example\.org, and PUBLIC_URL is https:\/\/drill\.example\.org/;
    await expect(drill.onModuleInit()).rejects.toThrow(refusal);
    // As a command, which starts no module.
    const command = keep(at(prefix, 'https://drill.example.org'));
    await expect(command.delete('k')).rejects.toThrow(refusal);
    await expect(command.putBytes('k', Buffer.from('others'))).rejects.toThrow(refusal);
    expect(Buffer.from(await command.read('k'))).toEqual(bytes);
    const again = keep(at(prefix, 'https://verify.example.org'));
    await again.onModuleInit();
    const names: string[] = [];
    for await (const { key } of again.list()) names.push(key);
    expect(names).toEqual(['k']);
    await again.delete('k');
    await keep(at(randomUUID(), 'https://drill.example.org')).onModuleInit();
    // A prefix below that of the service lies among its own files.
    await keep(at(`${prefix}/drill`, 'https://drill.example.org')).onModuleInit();
    names.splice(0);
    for await (const { key } of again.list()) names.push(key);
    expect(names).toEqual([]);
  });
});

describe('a store that is in trouble', () => {
  let other: Server;
  let storage: S3FileStorage;
  let answer: RequestListener;
  const asked: IncomingMessage[] = [];
  beforeAll(async () => {
    other = createServer((request, reply) => {
      asked.push(request);
      request.resume().once('end', () => answer(request, reply));
    });
    const port = await freePort();
    await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening));
    storage = storageAt(`s3://papers?endpoint=http://127.0.0.1:${port}`);
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => {
    other.closeAllConnections();
    other.close();
  });

  const failsWith =
    (status: number, code: string): RequestListener =>
    (_, reply) =>
      void reply.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

  it.each([
    [507, 'XMinioStorageFull', 'storage_full'],
    [400, 'QuotaExceeded', 'storage_full'],
    [503, 'SlowDown', 'unavailable'],
    [500, 'InternalError', 'unavailable'],
  ])('that says %i %s is %s', async (status, code, reason) => {
    answer = failsWith(status, code);
    await expect(storage.putBytes('k', bytes)).rejects.toMatchObject({ name: 'DomainError', reason });
  });

  it('that knows neither the bucket nor the keys is no missing file', async () => {
    for (const [status, code] of [
      [404, 'NoSuchBucket'],
      [403, 'InvalidAccessKeyId'],
    ] as const) {
      answer = failsWith(status, code);
      await expect(storage.read('k')).rejects.toMatchObject({ name: code });
    }
  });

  it.each(['PermanentRedirect', 'AuthorizationHeaderMalformed'])('that says %s is of another region', async (code) => {
    answer = failsWith(code === 'PermanentRedirect' ? 301 : 400, code);
    await expect(storage.onModuleInit()).rejects.toThrow(
      /^STORAGE_URL: the bucket ".+" is not in the region .+ region=/,
    );
  });

  it('is told the MD5 of what it gets', async () => {
    answer = (_, reply) => void reply.end();
    await storage.putBytes('k', bytes);
    const md5 = 'nQVoRp0gbBrt8bcfEvR0vA==';
    expect(
      asked.map(({ headers }) => [headers['content-md5'], headers['content-length'], headers['content-type']]),
    ).toEqual([[md5, '10', 'application/octet-stream']]);
  });

  it('that breaks off in the middle gives no half object', async () => {
    answer = (_, reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => reply.destroy(), 50);
    };
    await expect(storage.read('k')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('that says nothing, or stops in the middle, is given up within five seconds', async () => {
    const long = Buffer.alloc(4_000_000);
    const calls = [
      () => storage.putBytes('silent', bytes),
      () => storage.putBytes('silent', long),
      () => storage.open('silent'),
      () => storage.delete('silent'),
      () => storage.read('stopping'),
    ];
    answer = ({ url }, reply) => {
      if (url?.includes('stopping')) reply.writeHead(200, { 'content-length': '100' }).write('half');
    };
    const began = performance.now();
    const outcomes = await Promise.allSettled(calls.map((call) => call()));
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.reason)).toEqual(
      calls.map(() => 'unavailable'),
    );
  });
});
