import { Injectable } from '@nestjs/common';
import { confirmationChanged } from '../../domain/confirmation/confirmation.audit.js';
import { confirmationAfter, dueOf, remindersBy } from '../../domain/confirmation/confirmation.machine.js';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ConfirmationReader } from './confirmation.repository.js';

const BATCH = 100;
/** Nothing is due sooner; `dueOf` says what is. */
const YOUNGEST_MS = 24 * 3_600_000;

/** Twice an hour, reminds contacts of what they are asked, and ends what nobody answered. */
@Injectable()
export class ConfirmationsTask extends PeriodicTask {
  readonly name = 'Reminding of confirmations';
  readonly everyMs = 30 * 60_000;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly confirmations: ConfirmationReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - YOUNGEST_MS);
    let after = 0;
    for (;;) {
      const ids = await this.confirmations.waiting(before, after, BATCH);
      for (const id of ids) {
        if (signal.aborted) return;
        await this.work(id);
      }
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) return;
      after = last;
    }
  }

  private async work(id: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const current = await tx.confirmations.lock(id);
      const due = current && dueOf(current, now);
      if (!current || due === null) return;
      if (due === 'expire') {
        const state = confirmationAfter('expire', 'service', current.state);
        const after = await tx.confirmations.update({ ...current, state, endedAt: now });
        tx.audit.record(confirmationChanged(null, 'confirmation.expired', after));
        await tx.outbox.add('mail.confirmation-ended', { confirmationId: id, ending: 'expired' });
        return;
      }
      const reminders = remindersBy(now.getTime() - current.sentAt.getTime());
      await tx.confirmations.update({ ...current, reminders });
      await tx.outbox.add('mail.confirmation', { confirmationId: id, reminder: true });
    });
  }
}
