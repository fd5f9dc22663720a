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
    const [untold] = await Promise.all([this.untold(found), ...entries.map((entry) => this.unitOfWork.note(entry))]);
    for (const certificateId of untold) await this.tell(certificateId);
  }

  /** Asked before anything is written: nearly all look-ups of a day end there. */
  private async untold(found: readonly Report[]): Promise<number[]> {
    const ids = found.filter(({ erasedAt }) => !erasedAt).map(({ certificateId }) => certificateId);
    const now = this.clock.now();
    const due = await Promise.all(ids.map((id) => this.lookUps.mayTell(id, TELL_EVERY_MS, now)));
    return ids.filter((_, place) => due[place]);
  }

  private tell(certificateId: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      if (!(await tx.lookUps.claimTelling(certificateId, TELL_EVERY_MS, this.clock.now()))) return;
      await tx.outbox.add('mail.looked-up', { certificateId });
    });
  }
}
