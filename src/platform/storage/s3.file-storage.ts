import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { SettingError } from '../../config/setting-error.js';
import type { S3Settings } from '../../config/storage.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { rootOf } from '../error-code.js';
import { OutageLog } from '../ops/outage.log.js';
import { RawFiles, type StoredName, type StoredObject } from './raw-files.port.js';
import { loadSdk, makeS3Client, Patience, type S3Sdk } from './s3.client.js';
import { StorageTimeout, translatedS3 } from './s3-errors.js';
import { checkStorageKey, isStorageKey } from './storage-key.js';

interface Loaded {
  readonly sdk: S3Sdk;
  readonly client: S3Client;
}

interface ObjectName {
  readonly Bucket: string;
  readonly Key: string;
}

/** Says by its PUBLIC_URL whose files these are. No key of a file begins with a dot. */
const OWNER = '.installation';

/** What a store says to a request that was made for another region. */
const ELSEWHERE = new Set(['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException']);

/** Objects in a bucket. A put is whole or not at all: the store compares what it got with its length and its MD5. */
@Injectable()
export class S3FileStorage extends RawFiles implements OnModuleInit, OnApplicationShutdown {
  private readonly settings: S3Settings;
  private readonly outage = new OutageLog('Object store');
  private loading: Promise<Loaded> | undefined;
  private owned: Promise<void> | undefined;

  constructor(private readonly env: Env) {
    super();
    if (!env.s3) throw new Error('S3FileStorage needs a STORAGE_URL that begins with s3://');
    this.settings = env.s3;
  }

  /**
   * @throws SettingError where there is no such bucket, or not in this region, or where its files are another
   * service's. A store that does not answer is waited for by whoever needs it.
   */
  async onModuleInit(): Promise<void> {
    const { bucket: Bucket, prefix, endpoint, region } = this.settings;
    const Prefix = prefix + OWNER;
    const listed = this.ask(({ sdk, client }, { signal }) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 }), { abortSignal: signal }),
    );
    await listed
      .then(() => this.own())
      .catch((error: Error) => {
        if (error instanceof SettingError) throw error;
        if (ELSEWHERE.has(error.name))
          throw new SettingError(
            `STORAGE_URL: the bucket "${Bucket}" is not in the region ${region}: name its own by region= there or AWS_REGION (${error.message})`,
          );
        if (error.name !== 'NoSuchBucket') return;
        throw new SettingError(`STORAGE_URL: there is no bucket "${Bucket}" at ${endpoint ?? "Amazon's"}`);
      });
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.loading)?.client.destroy();
  }

  async putBytes(key: string, bytes: Uint8Array): Promise<void> {
    const object = this.nameOf(key);
    await this.own();
    await this.put(object, bytes, 'application/octet-stream');
  }

  private async put(object: ObjectName, bytes: Uint8Array, ContentType: string): Promise<void> {
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    const content = { ContentType, Body: bytes, ContentLength: bytes.length, ContentMD5 };
    await this.ask(({ sdk, client }, { signal }) =>
      client.send(new sdk.PutObjectCommand({ ...object, ...content }), { abortSignal: signal }),
    );
  }

  async open(key: string): Promise<StoredObject> {
    return this.openObject(this.nameOf(key));
  }

  private async openObject(object: ObjectName): Promise<StoredObject> {
    const answer = await this.ask(({ sdk, client }, { signal }) =>
      client.send(new sdk.GetObjectCommand(object), { abortSignal: signal }),
    );
    const stream = answer.Body;
    if (!(stream instanceof Readable)) throw new Error('the object store gave no stream');
    return { size: Number(answer.ContentLength), stream };
  }

  async read(key: string): Promise<Uint8Array> {
    return this.readObject(this.nameOf(key));
  }

  private async readObject(object: ObjectName): Promise<Uint8Array> {
    const { size, stream } = await this.openObject(object);
    const patience = new Patience();
    patience.signal.addEventListener('abort', () => (stream as Readable).destroy(new StorageTimeout('no answer')));
    stream.on('data', () => patience.renew());
    try {
      const bytes = await buffer(stream);
      if (bytes.length !== size) throw new StorageTimeout(`${bytes.length} of ${size} bytes came`);
      return bytes;
    } catch (error) {
      throw translatedS3(error);
    } finally {
      patience.end();
    }
  }

  async *list(folder?: string): AsyncGenerator<StoredName> {
    const { bucket: Bucket, prefix } = this.settings;
    const Prefix = folder === undefined ? prefix : `${this.nameOf(folder).Key}/`;
    for (let next: string | undefined, ended = false; !ended; ended = next === undefined) {
      const page = { Bucket, Prefix, ContinuationToken: next };
      const { Contents = [], NextContinuationToken } = await this.ask(({ sdk, client }, { signal }) =>
        client.send(new sdk.ListObjectsV2Command(page), { abortSignal: signal }),
      );
      for (const { Key: name, LastModified: storedAt } of Contents) {
        const key = name?.slice(prefix.length);
        if (key && storedAt && isStorageKey(key)) yield { key, storedAt };
      }
      next = NextContinuationToken;
    }
  }

  async delete(key: string): Promise<void> {
    // A bucket that is full and bears no mark takes none: it must be possible to make room there.
    await this.own().catch((error: unknown) => {
      if (!isFor('storage_full', error)) throw error;
    });
    await this.remove(key);
  }

  async deleteUnknown(key: string): Promise<void> {
    await this.own();
    await this.remove(key);
  }

  private async remove(key: string): Promise<void> {
    const object = this.nameOf(key);
    await this.ask(({ sdk, client }, { signal }) =>
      client.send(new sdk.DeleteObjectCommand(object), { abortSignal: signal }),
    ).catch((error: unknown) => {
      if (!isAbsent(error)) throw error;
    });
  }

  /** Before anything is written or deleted there; asked once. @throws SettingError as `claim`. */
  private own(): Promise<void> {
    this.owned ??= this.claim().catch((error: unknown) => {
      this.owned = undefined;
      throw error;
    });
    return this.owned;
  }

  /**
   * A service that was restored elsewhere may still name the bucket that its backup came from: its sweeps would delete
   * there what its database does not know, and its anchors and reports would lie among those of the other. The first in
   * production writes who it is.
   * @throws SettingError where that is another.
   */
  private async claim(): Promise<void> {
    const { production, publicUrl } = this.env;
    if (!production) return;
    const { bucket: Bucket, prefix } = this.settings;
    const object = { Bucket, Key: prefix + OWNER };
    const found = await this.readObject(object).catch((error: unknown) => {
      if (isAbsent(error)) return null;
      throw error;
    });
    if (found === null) return this.put(object, Buffer.from(publicUrl), 'text/plain');
    const owner = Buffer.from(found).toString().trim();
    if (owner === publicUrl) return;
    throw new SettingError(
      `STORAGE_URL: the files in the bucket "${Bucket}" are those of ${owner}, and PUBLIC_URL is ${publicUrl}. For a drill or a copy ` +
        `name another bucket; where the service itself has moved to this address, remove the object "${object.Key}" there once`,
    );
  }

  private async ask<T>(call: (loaded: Loaded, patience: Patience) => Promise<T>): Promise<T> {
    const loaded = await this.load();
    const patience = new Patience();
    try {
      const answer = await call(loaded, patience);
      this.outage.works();
      return answer;
    } catch (error) {
      const meaning = translatedS3(error);
      this.note(meaning, patience.signal.aborted ? new StorageTimeout('no answer in time') : rootOf(error));
      throw meaning;
    } finally {
      patience.end();
    }
  }

  /**
   * What the store says of itself or of our rights, and what it does not say; a file of ours that cannot be read is not
   * its fault.
   */
  private note(meaning: unknown, cause: unknown): void {
    if (isAbsent(meaning)) this.outage.works();
    else if (meaning instanceof DomainError || isAnswer(meaning)) this.outage.failed(cause);
  }

  private load(): Promise<Loaded> {
    this.loading ??= loadSdk().then((sdk) => ({
      sdk,
      client: makeS3Client(sdk, this.settings),
    }));
    return this.loading;
  }

  private nameOf(key: string): ObjectName {
    checkStorageKey(key);
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + key };
  }
}

function isAbsent(error: unknown): boolean {
  return isFor('not_found', error);
}

function isFor(reason: DomainError['reason'], error: unknown): boolean {
  return error instanceof DomainError && error.reason === reason;
}

/** Whether the store itself has refused. */
function isAnswer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && '$metadata' in error;
}
