import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../../domain/files/stored-file.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { FileReadingJob, type MadeOut } from './file-reading.job.js';

/** Reads the machine-readable zone of a passport that was uploaded. */
@Injectable()
export class FileReadJob extends FileReadingJob<'file.read'> {
  readonly name = 'file.read';
  protected readonly wanted = 'zone';

  protected async makeOut(bytes: Uint8Array, { type }: StoredFile): Promise<MadeOut> {
    const found = await this.reader.readPassport(bytes, type);
    const zone = found.kind === 'read' ? found.zone : null;
    return { result: found.kind, zone, text: null, confidence: null, places: [], codes: [], edits: null };
  }

  protected async tell(tx: Transaction, certificateId: number): Promise<void> {
    await tx.outbox.add('certificate.signals', { certificateId });
  }
}
