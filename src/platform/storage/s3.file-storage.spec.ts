import { Readable } from 'node:stream';
import { Env } from '../../config/env.js';
import { S3FileStorage } from './s3.file-storage.js';

interface Asked {
  readonly Key: string;
  readonly Prefix: string;
  readonly Body: Uint8Array;
}

class Command {
  constructor(readonly input: Asked) {}
}

class GetObjectCommand extends Command {}
class PutObjectCommand extends Command {}
class DeleteObjectCommand extends Command {}
class ListObjectsV2Command extends Command {}

const refusal = (name: string) => Object.assign(new Error(name), { name, $metadata: {} });

/** A bucket in memory, which may have no room. */
class Bucket {
  readonly objects = new Map<string, Uint8Array>();
  full = false;

  async send(command: Command): Promise<object> {
    const { Key, Prefix, Body } = command.input;
    if (command instanceof ListObjectsV2Command) {
      const names = [...this.objects.keys()].filter((name) => name.startsWith(Prefix));
      return { Contents: names.map((name) => ({ Key: name, LastModified: new Date() })) };
    }
    if (command instanceof PutObjectCommand) {
      if (this.full) throw refusal('QuotaExceeded');
      this.objects.set(Key, Body);
    }
    if (command instanceof DeleteObjectCommand) this.objects.delete(Key);
    if (!(command instanceof GetObjectCommand)) return {};
    const bytes = this.objects.get(Key);
    if (!bytes) throw refusal('NoSuchKey');
    return { Body: Readable.from([Buffer.from(bytes)]), ContentLength: bytes.length };
  }

  destroy(): void {}
}

const sdk = { GetObjectCommand, PutObjectCommand, DeleteObjectCommand, ListObjectsV2Command };

function serviceOf(client: Bucket, publicUrl: string, prefix = ''): S3FileStorage {
  const s3 = { bucket: 'myverify', prefix, region: 'us-east-1', endpoint: null, ca: null, credentials: null };
  const storage = new S3FileStorage(Object.assign(new Env(), { production: true, publicUrl, s3 }));
  return Object.assign(storage, { loading: Promise.resolve({ sdk, client }) });
}

async function namesIn(storage: S3FileStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of storage.list()) names.push(key);
  return names;
}

const SERVICE = 'https://verify.example.org';
const bytes = Buffer.from('some bytes');

it('lists no object that bears no name of a file, such as the mark of another service below its own prefix', async () => {
  const bucket = new Bucket();
  const service = serviceOf(bucket, SERVICE);
  await service.putBytes('ab/cd', bytes);
  await serviceOf(bucket, 'https://drill.example.org', 'drill/').onModuleInit();
  bucket.objects.set('notes of an operator.txt', bytes);
  expect([...bucket.objects.keys()]).toContain('drill/.installation');
  expect(await namesIn(service)).toEqual(['ab/cd']);
});

it('deletes where a full bucket takes no mark, and still not where the mark is that of another', async () => {
  const bucket = new Bucket();
  for (const key of ['one', 'two']) bucket.objects.set(key, bytes);
  bucket.full = true;
  const service = serviceOf(bucket, SERVICE);
  await expect(service.putBytes('three', bytes)).rejects.toMatchObject({ reason: 'storage_full' });
  await expect(service.deleteUnknown('two')).rejects.toMatchObject({ reason: 'storage_full' });
  await service.delete('one');
  expect([...bucket.objects.keys()]).toEqual(['two']);
  bucket.full = false;
  await service.putBytes('three', bytes);
  await service.deleteUnknown('three');
  await service.putBytes('three', bytes);
  bucket.full = true;
  await expect(serviceOf(bucket, 'https://drill.example.org').delete('two')).rejects.toThrow(SERVICE);
  expect([...bucket.objects.keys()].sort()).toEqual(['.installation', 'three', 'two']);
});
