import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { FileReader } from '../files/file.repository.js';
import { SignalReader } from '../signals/signal.repository.js';
import { ReadingReader } from './reading.repository.js';

/** Reads the text of a document of an application, unless one with the same content has been read. */
@Injectable()
export class FileTextJob extends JobHandler<'file.text'> {
  readonly name = 'file.text';

  constructor(
    private readonly files: FileReader,
    private readonly readings: ReadingReader,
    private readonly stored: VerifiedFiles,
    private readonly signals: SignalReader,
    private readonly reader: DocumentReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'file.text'>): Promise<JobEffect | undefined> {
    const file = await this.files.findById(job.payload.fileId);
    if (!file) return undefined;
    const { sha256, type } = file;
    const reader = this.reader.versions.text;
    if ((await this.readings.of([sha256], reader)).has(sha256)) return undefined;
    const found = await this.reader.readText(await this.stored.read(file), type);
    const { text, confidence } = found.kind === 'read' ? found : { text: null, confidence: null };
    const reviewed = text === null ? [] : await this.signals.reviewedWith(sha256);
    return async (tx) => {
      const readAt = this.clock.now();
      await tx.readings.keep({ sha256, reader, result: found.kind, zone: null, text, confidence, readAt });
      for (const certificateId of reviewed) {
        await tx.outbox.add(file.kind === 'payment' ? 'payment.match' : 'certificate.signals', { certificateId });
      }
    };
  }
}
