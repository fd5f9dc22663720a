import { Injectable } from '@nestjs/common';
import { READ_KINDS, WANTED, type Wanted } from '../../domain/reading/reading.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReadingReader } from './reading.repository.js';

const AT_ONCE = 100;
const JOBS = { zone: 'file.read', text: 'file.text' } as const;

/** Has the files read that came before the present reader, or on which it broke. */
@Injectable()
export class RereadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly readings: ReadingReader,
    private readonly reader: DocumentReader,
  ) {}

  /** May be stopped and begun again: files that are ordered twice are read once. @returns how many were ordered. */
  async order(): Promise<number> {
    let ordered = 0;
    for (const wanted of WANTED) ordered += await this.orderOf(wanted);
    return ordered;
  }

  private async orderOf(wanted: Wanted): Promise<number> {
    const version = this.reader.versions[wanted];
    await this.unitOfWork.run((tx) => tx.readings.forgetFailed(version));
    let ordered = 0;
    for (let after = ''; ; ) {
      const ids = await this.readings.unread(READ_KINDS[wanted], version, after, AT_ONCE);
      if (ids.length === 0) return ordered;
      await this.unitOfWork.run(async (tx) => {
        for (const fileId of ids) await tx.outbox.add(JOBS[wanted], { fileId });
      });
      ordered += ids.length;
      after = ids.at(-1) ?? after;
    }
  }
}
