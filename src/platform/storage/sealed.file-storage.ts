import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { KeyRing } from '../security/key-ring.js';
import { FileStorage } from './file-storage.port.js';
import { RawFiles, type StoredName, type StoredObject } from './raw-files.port.js';
import { FileSeal, openFile, sealFile, sealingOf } from './sealed-file.js';

/**
 * Uploads held in memory at once while they are stored: with two the API passes its 300 MB when twenty large ones come
 * together.
 */
const IN_MEMORY = 1;

/**
 * Seals what goes into a storage, and opens what comes out of it. Files of releases that sealed none are read as they
 * lie: their SHA-256 tells whether they were changed, and `npm run rotate-files-key` seals them.
 */
@Injectable()
export class SealedFileStorage extends FileStorage {
  private readonly logger = new Logger('Files');
  private readonly inMemory = pLimit(IN_MEMORY);

  constructor(
    private readonly inner: RawFiles,
    private readonly ring: KeyRing,
  ) {
    super();
  }

  putBytes(key: string, bytes: Uint8Array): Promise<void> {
    return this.inner.putBytes(key, sealFile(this.ring, key, bytes));
  }

  /** Files have 10 MB at most; half of one is never stored, whatever happens. */
  putPieces(key: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    return this.inMemory(async () => {
      const seal = new FileSeal(this.ring, key, size);
      for await (const piece of pieces) seal.add(piece);
      await this.inner.putBytes(key, seal.end());
    });
  }

  async open(key: string): Promise<StoredObject> {
    const bytes = await this.read(key);
    return { size: bytes.length, stream: Readable.from([bytes], { objectMode: false }) };
  }

  async read(key: string): Promise<Uint8Array> {
    return (await this.unsealed(key)).bytes;
  }

  async readSealed(key: string): Promise<Uint8Array> {
    const { bytes, isSealed } = await this.unsealed(key);
    if (isSealed) return bytes;
    this.logger.error(`The file ${key} lies in clear: the service did not put it there, and gives it to nobody`);
    throw notFound('File');
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

  deleteUnknown(key: string): Promise<void> {
    return this.inner.deleteUnknown(key);
  }
}
