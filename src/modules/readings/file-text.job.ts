import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../../domain/files/stored-file.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { FileReadingJob, type MadeOut } from './file-reading.job.js';

/** Reads the text of a document of an application. */
@Injectable()
export class FileTextJob extends FileReadingJob<'file.text'> {
  readonly name = 'file.text';
  protected readonly wanted = 'text';

  protected async makeOut(bytes: Uint8Array, { type }: StoredFile): Promise<MadeOut> {
    const { kind, ...seen } = await this.reader.readText(bytes, type);
    return { result: kind, zone: null, ...seen };
  }

  /** What a payment says otherwise than before gives signals of its own. */
  protected async tell(tx: Transaction, certificateId: number, { kind }: StoredFile): Promise<void> {
    await tx.outbox.add(kind === 'payment' ? 'payment.match' : 'certificate.signals', { certificateId });
  }
}
