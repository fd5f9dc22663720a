import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { rootOf } from '../error-code.js';
import { Metrics } from '../ops/metrics.port.js';
import { SealedFileStorage } from './sealed.file-storage.js';
import { type StoredBytes, VerifiedFiles } from './verified-files.port.js';

/** A seal tells what was changed; what lies in clear is compared with its SHA-256. */
@Injectable()
export class Sha256VerifiedFiles extends VerifiedFiles {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly storage: SealedFileStorage,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  async read({ key, sha256 }: StoredBytes): Promise<Uint8Array> {
    const { bytes, isSealed } = await this.storage.unsealed(key).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.reason !== 'file_damaged') throw error;
      this.logger.error(`The file ${key} was changed in the storage: it does not open (${String(rootOf(error))})`);
      this.metrics.fileDamaged();
      throw error;
    });
    if (isSealed) return bytes;
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found === sha256) return bytes;
    this.logger.error(`The file ${key} was changed in the storage: its SHA-256 is ${found}, stored was ${sha256}`);
    this.metrics.fileDamaged();
    throw new DomainError('file_damaged', message('file_damaged'));
  }
}
