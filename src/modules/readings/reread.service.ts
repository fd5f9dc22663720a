import { Injectable } from '@nestjs/common';
import type { FileId } from '../../domain/files/stored-file.js';
import { READ_KINDS, WANTED, type Wanted } from '../../domain/reading/reading.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { FileReader } from '../files/file.repository.js';
import { ReadingReader } from './reading.repository.js';

const AT_ONCE = 100;
const JOBS = { zone: 'file.read', text: 'file.text' } as const;
type FileJob = 'file.read' | 'file.text' | 'file.pixels';

export interface Ordered {
  /** Files that will be read. */
  readonly read: number;
  /** Pictures that will be given the digest of their points. */
  readonly pictures: number;
}

/**
 * Has the files read that came before the present reader, or on which it broke, and pictures of before given the digest
 * of their points.
 */
@Injectable()
export class RereadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FileReader,
    private readonly readings: ReadingReader,
    private readonly reader: DocumentReader,
  ) {}

  /** May be stopped and begun again: what is ordered twice is done once. @returns how many were ordered. */
  async order(): Promise<Ordered> {
    let read = 0;
    for (const wanted of WANTED) read += await this.orderReading(wanted);
    const pictures = await this.orderAll('file.pixels', (after) => this.files.withoutPixels(after, AT_ONCE));
    return { read, pictures };
  }

  private async orderReading(wanted: Wanted): Promise<number> {
    const version = this.reader.versions[wanted];
    await this.unitOfWork.run((tx) => tx.readings.forgetFailed(version));
    return this.orderAll(JOBS[wanted], (after) => this.readings.unread(READ_KINDS[wanted], version, after, AT_ONCE));
  }

  private async orderAll(job: FileJob, next: (after: FileId) => Promise<readonly FileId[]>): Promise<number> {
    let ordered = 0;
    for (let after = ''; ; ) {
      const ids = await next(after);
      if (ids.length === 0) return ordered;
      await this.unitOfWork.run(async (tx) => {
        for (const fileId of ids) await tx.outbox.add(job, { fileId });
      });
      ordered += ids.length;
      after = ids.at(-1) ?? after;
    }
  }
}
