import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { FileReader } from '../files/file.repository.js';
import { SignalReader } from '../signals/signal.repository.js';
import { ReadingReader } from './reading.repository.js';

/** Reads the zone of a passport that was uploaded, unless one with the same content has been read. A reader that breaks leaves "could not be read". */
@Injectable()
export class FileReadJob extends JobHandler<'file.read'> {
  readonly name = 'file.read';

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

  async handle(job: OpenJob<'file.read'>): Promise<JobEffect | undefined> {
    const file = await this.files.findById(job.payload.fileId);
    if (!file) return undefined;
    const { sha256, type } = file;
    const reader = this.reader.versions.zone;
    if ((await this.readings.of([sha256], reader)).has(sha256)) return undefined;
    const found = await this.reader.readPassport(await this.stored.read(file), type);
    const zone = found.kind === 'read' ? found.zone : null;
    const reading = { sha256, reader, result: found.kind, zone, text: null, confidence: null };
    const reviewed = zone ? await this.signals.reviewedWith(sha256) : [];
    return async (tx) => {
      await tx.readings.keep({ ...reading, readAt: this.clock.now() });
      for (const certificateId of reviewed) await tx.outbox.add('certificate.signals', { certificateId });
    };
  }
}
