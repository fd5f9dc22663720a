import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import type { Report } from '../../domain/certificate/report.js';
import { TELL_EVERY_MS } from '../../domain/sharing/look-up.js';
import { Clock } from '../../ports/clock.js';
import { LookUpReader } from '../../ports/look-up.store.js';
import { UnitOfWork } from '../../ports/unit-of-work.js';

/** Writes down that reports were come by, and has their holders told where that is due. */
@Injectable()
export class LookUpNotes {
  constructor(
    private readonly lookUps: LookUpReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async add(entries: readonly AuditEntry[], found: readonly Report[]): Promise<void> {
    await Promise.all(entries.map((entry) => this.unitOfWork.note(entry)));
    for (const { certificateId, erasedAt } of found) if (!erasedAt) await this.tell(certificateId);
  }

  /** Asks before it writes: nearly all look-ups of a day end there. */
  private async tell(certificateId: number): Promise<void> {
    const now = this.clock.now();
    if (!(await this.lookUps.mayTell(certificateId, TELL_EVERY_MS, now))) return;
    await this.unitOfWork.run(async (tx) => {
      if (!(await tx.lookUps.claimTelling(certificateId, TELL_EVERY_MS, now))) return;
      await tx.outbox.add('mail.looked-up', { certificateId });
    });
  }
}
