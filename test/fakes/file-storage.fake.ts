import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { message } from '../../src/domain/messages/message.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import { FileStorage, type StoredName, type StoredObject } from '../../src/platform/storage/file-storage.port.js';
import { checkStorageKey } from '../../src/platform/storage/storage-key.js';

/** A file storage in memory. `full` makes it behave as a full disk. */
export class InMemoryFileStorage extends FileStorage {
  readonly objects = new Map<string, { readonly bytes: Uint8Array; readonly type: string; readonly storedAt: Date }>();
  full = false;
  now: () => Date = () => new Date();

  async putFile(key: string, path: string, type: string): Promise<void> {
    await this.putBytes(key, await readFile(path), type);
  }

  async putBytes(key: string, bytes: Uint8Array, type: string): Promise<void> {
    checkStorageKey(key);
    if (this.full) throw new DomainError('storage_full', message('storage_full'));
    this.objects.set(key, { bytes: Uint8Array.from(bytes), type, storedAt: this.now() });
  }

  async open(key: string): Promise<StoredObject> {
    const bytes = await this.read(key);
    return { size: bytes.length, stream: Readable.from([Buffer.from(bytes)], { objectMode: false }) };
  }

  async read(key: string): Promise<Uint8Array> {
    checkStorageKey(key);
    const found = this.objects.get(key);
    if (!found) throw new DomainError('not_found', message('no_file'));
    return Uint8Array.from(found.bytes);
  }

  async *list(folder: string): AsyncGenerator<StoredName> {
    checkStorageKey(folder);
    for (const [key, { storedAt }] of this.objects) if (key.startsWith(`${folder}/`)) yield { key, storedAt };
  }

  async delete(key: string): Promise<void> {
    checkStorageKey(key);
    this.objects.delete(key);
  }
}
