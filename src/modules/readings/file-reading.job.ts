import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../../domain/files/stored-file.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import type { Reading, Wanted } from '../../domain/reading/reading.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { FileReader } from '../files/file.repository.js';
import { SignalReader } from '../signals/signal.repository.js';
import { ReadingReader } from './reading.repository.js';

/** What was made out: that of a reading which the reader knows. */
export type MadeOut = Pick<Reading, 'result' | 'zone' | 'text' | 'confidence' | 'places' | 'codes' | 'edits'>;

/** Reads a file, unless one with the same content has been read. A reader that breaks leaves "could not be read". */
@Injectable()
export abstract class FileReadingJob<Name extends 'file.read' | 'file.text'> extends JobHandler<Name> {
  protected abstract readonly wanted: Wanted;

  constructor(
    private readonly files: FileReader,
    private readonly readings: ReadingReader,
    private readonly stored: VerifiedFiles,
    private readonly signals: SignalReader,
    protected readonly reader: DocumentReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<Name>): Promise<JobEffect | undefined> {
    const file = await this.files.findById(job.payload.fileId);
    if (!file) return undefined;
    const { sha256 } = file;
    const reader = this.reader.versions[this.wanted];
    if ((await this.readings.of([sha256], reader)).has(sha256)) return undefined;
    const made = await this.makeOut(await this.stored.read(file), file);
    const reviewed = made.result === 'read' || made.edits !== null ? await this.signals.reviewedWith(sha256) : [];
    return async (tx) => {
      await tx.readings.keep({ sha256, reader, ...made, readAt: this.clock.now() });
      for (const certificateId of reviewed) await this.tell(tx, certificateId, file);
    };
  }

  protected abstract makeOut(bytes: Uint8Array, file: StoredFile): Promise<MadeOut>;
  /** Has an application under review that names the file looked at again. */
  protected abstract tell(tx: Transaction, certificateId: number, file: StoredFile): Promise<void>;
}
