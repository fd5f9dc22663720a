import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { KeyRing } from '../security/key-ring.js';
import { FileStorage, type StoredName, type StoredObject } from './file-storage.port.js';
import { RawFiles } from './raw-files.port.js';
import { openFile, sealFile, sealingOf } from './sealed-file.js';

/**
 * Seals what goes into a storage, and opens what comes out of it. Files of releases that sealed none are read as they lie: their
 * SHA-256 tells whether they were changed, and `npm run rotate-files-key` seals them.
 */
@Injectable()
export class SealedFileStorage extends FileStorage {
  constructor(
    private readonly inner: RawFiles,
    private readonly ring: KeyRing,
  ) {
    super();
  }

  /** Files have 10 MB at most; half of one is never stored, whatever happens. */
  putBytes(key: string, bytes: Uint8Array, _type: string): Promise<void> {
    return this.inner.putBytes(key, sealFile(this.ring, key, bytes), 'application/octet-stream');
  }

  async open(key: string): Promise<StoredObject> {
    const bytes = await this.read(key);
    return { size: bytes.length, stream: Readable.from([bytes], { objectMode: false }) };
  }

  async read(key: string): Promise<Uint8Array> {
    return (await this.unsealed(key)).bytes;
  }

  /**
   * The bytes, and whether a seal vouches for them: it opens for nothing but what was stored there.
   * @throws DomainError as the storage does, and `file_damaged` where it does not open.
   */
  async unsealed(key: string): Promise<{ readonly bytes: Uint8Array; readonly isSealed: boolean }> {
    const stored = await this.inner.read(key);
    if (sealingOf(this.ring, stored) === 'clear') return { bytes: stored, isSealed: false };
    try {
      return { bytes: openFile(this.ring, key, stored), isSealed: true };
    } catch (cause) {
      throw Object.assign(new DomainError('file_damaged', message('file_damaged')), { cause });
    }
  }

  list(folder?: string): AsyncIterable<StoredName> {
    return this.inner.list(folder);
  }

  delete(key: string): Promise<void> {
    return this.inner.delete(key);
  }
}
