import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { rootOf } from '../error-code.js';
import { Metrics } from '../ops/metrics.port.js';
import { FileStorage } from './file-storage.port.js';
import { type StoredBytes, VerifiedFiles } from './verified-files.port.js';

@Injectable()
export class Sha256VerifiedFiles extends VerifiedFiles {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly storage: FileStorage,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  async read({ key, sha256 }: StoredBytes): Promise<Uint8Array> {
    const bytes = await this.storage.read(key).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.reason !== 'file_damaged') throw error;
      this.logger.error(`The file ${key} was changed in the storage: it does not open (${String(rootOf(error))})`);
      this.metrics.fileDamaged();
      throw error;
    });
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found === sha256) return bytes;
    this.logger.error(`The file ${key} was changed in the storage: its SHA-256 is ${found}, stored was ${sha256}`);
    this.metrics.fileDamaged();
    throw new DomainError('file_damaged', message('file_damaged'));
  }
}
