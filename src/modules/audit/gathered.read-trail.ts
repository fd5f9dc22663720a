import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import { repeated } from '../../domain/audit/read.audit.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReadTrail } from './read-trail.port.js';

/** A second later at most, the time to write them included. */
const EVERY_MS = 500;
/** Some 10 MB. Only a database that is read and cannot be written lets so many gather. */
const MOST = 20_000;
/** Events of one transaction. */
const SLICE = 1_000;

interface Read {
  readonly entry: AuditEntry;
  times: number;
}

/**
 * Gathers reads in memory, so that no answer waits for a write, and writes them in one transaction, many in several.
 * What the same account reads again in the meantime is one event, with the number of times.
 */
@Injectable()
export class GatheredReadTrail extends ReadTrail implements OnApplicationBootstrap {
  private readonly logger = new Logger('Audit');
  private timer: NodeJS.Timeout | undefined;
  private gathered = new Map<string, Read>();
  private writing: Promise<void> | null = null;
  private isFailing = false;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), EVERY_MS);
    this.timer.unref();
  }

  override add(entry: AuditEntry): void {
    const key = JSON.stringify(entry);
    const known = this.gathered.get(key);
    if (known) known.times += 1;
    else if (this.gathered.size < MOST) this.gathered.set(key, { entry, times: 1 });
    else throw new DomainError('unavailable', message('reads_unwritable'));
  }

  override async end(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    // What came in while the flush before this one was being written.
    await this.flush();
  }

  /** What cannot be written is kept for the next time. */
  flush(): Promise<void> {
    if (this.writing) return this.writing;
    if (this.gathered.size === 0) return Promise.resolve();
    const reads = this.gathered;
    this.gathered = new Map();
    this.writing = this.write(reads).then(() => {
      this.writing = null;
      this.putBack(reads);
    });
    return this.writing;
  }

  private putBack(reads: ReadonlyMap<string, Read>): void {
    for (const [key, { entry, times }] of reads) {
      const known = this.gathered.get(key);
      if (known) known.times += times;
      else this.gathered.set(key, { entry, times });
    }
  }

  /** Takes out what it has written, some at a time: however many have gathered, no transaction is too long. */
  private async write(reads: Map<string, Read>): Promise<void> {
    try {
      while (reads.size > 0) {
        const slice = [...reads].slice(0, SLICE);
        await this.unitOfWork.run(async (tx) => {
          for (const [, { entry, times }] of slice) tx.audit.record(repeated(entry, times));
        });
        for (const [key] of slice) reads.delete(key);
      }
      if (this.isFailing) this.logger.log('Reads are written again');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn(`Reads could not be written, they are kept for now: ${String(error)}`);
      this.isFailing = true;
    }
  }
}
