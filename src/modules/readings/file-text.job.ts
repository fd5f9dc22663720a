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
    const found = await this.reader.readText(bytes, type);
    const { text, confidence } = found.kind === 'read' ? found : { text: null, confidence: null };
    return { result: found.kind, zone: null, text, confidence };
  }

  /** What a payment says otherwise than before gives signals of its own. */
  protected async tell(tx: Transaction, certificateId: number, { kind }: StoredFile): Promise<void> {
    await tx.outbox.add(kind === 'payment' ? 'payment.match' : 'certificate.signals', { certificateId });
  }
}
