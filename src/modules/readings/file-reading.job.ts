import { Injectable, Logger } from '@nestjs/common';
import type { StoredFile } from '../../domain/files/stored-file.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import type { Reading, ReadingResult, Wanted } from '../../domain/reading/reading.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Metrics } from '../../platform/ops/metrics.port.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { FileReader } from '../files/file.repository.js';
import { SignalReader } from '../signals/signal.repository.js';
import { ReadingReader } from './reading.repository.js';

/** What was made out: that of a reading which the reader knows. */
export type MadeOut = Pick<Reading, 'zone' | 'text' | 'confidence' | 'places' | 'codes' | 'edits'> & {
  readonly result: ReadingResult | 'too slow';
};

/** Until a busy machine may have time again. */
const TRY_AGAIN_MS = 60_000;

/**
 * Reads a file, unless one with the same content has been read. A reader that breaks leaves "could not be read"; one
 * that takes too long does so the second time alone, and never again: the file may be slow on purpose.
 */
@Injectable()
export abstract class FileReadingJob<Name extends 'file.read' | 'file.text'> extends JobHandler<Name> {
  protected abstract readonly wanted: Wanted;
  private readonly logger = new Logger('Reading');

  constructor(
    private readonly files: FileReader,
    private readonly readings: ReadingReader,
    private readonly stored: VerifiedFiles,
    private readonly signals: SignalReader,
    protected readonly reader: DocumentReader,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  async handle(job: OpenJob<Name>): Promise<JobEffect | undefined> {
    const file = await this.files.findById(job.payload.fileId);
    if (!file) return undefined;
    const { sha256 } = file;
    const reader = this.reader.versions[this.wanted];
    if ((await this.readings.of([sha256], reader)).has(sha256)) return undefined;
    const { result: outcome, ...made } = await this.makeOut(await this.stored.read(file), file);
    if (outcome === 'too slow' && !job.payload.again) return this.tryAgain(file);
    const result = outcome === 'too slow' ? 'failed' : outcome;
    this.metrics.fileRead(this.wanted, result);
    const reviewed = result === 'read' || made.edits !== null ? await this.signals.reviewedWith(sha256) : [];
    return async (tx) => {
      // Whoever removed it while it was read has found no reading to remove with it.
      if ((await tx.files.lock([file.id])).length === 0) return;
      await tx.readings.keep({ sha256, reader, result, ...made, readAt: this.clock.now() });
      for (const certificateId of reviewed) await this.tell(tx, certificateId, file);
    };
  }

  private tryAgain({ id: fileId }: StoredFile): JobEffect {
    this.logger.warn(`${fileId} took too long to read; it is tried once more`);
    this.metrics.fileRead(this.wanted, 'retrying');
    const dueAt = new Date(this.clock.now().getTime() + TRY_AGAIN_MS);
    return async (tx) => {
      await tx.outbox.add<'file.read' | 'file.text'>(this.name, { fileId, again: true }, dueAt);
    };
  }

  protected abstract makeOut(bytes: Uint8Array, file: StoredFile): Promise<MadeOut>;
  /** Has an application under review that names the file looked at again. */
  protected abstract tell(tx: Transaction, certificateId: number, file: StoredFile): Promise<void>;
}
