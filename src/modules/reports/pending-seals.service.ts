import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { renderOrdered, renderRetried } from '../../domain/report/pending-seal.audit.js';
import { nextRenderStep, type PendingSeal } from '../../domain/report/pending-seal.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { PendingSealReader } from './pending-seal.repository.js';

/** Long enough for the job of a report that was just issued to come to its end. */
const FORGOTTEN_AFTER_MS = 5 * 60_000;
/** Of one sweep; the others are found by the next one. */
const MOST = 500;

/** Reports in force whose PDF is not there, and what brings it about. */
@Injectable()
export class PendingSealsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pendingSeals: PendingSealReader,
    private readonly clock: Clock,
  ) {}

  list(page: PageRequest): Promise<Page<PendingSeal>> {
    return this.pendingSeals.list(page, this.clock.now());
  }

  /**
   * Sees to it that a report is rendered; asked again it does nothing more.
   * @throws DomainError `not_found`, `illegal_transition`.
   */
  async render(actor: Actor, reportId: number): Promise<PendingSeal> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const found = await tx.pendingSeals.lock(reportId, now);
      if (!found) throw notFound('Report');
      const needed = nextRenderStep(found);
      if (needed === 'nothing') return found;
      if (needed === 'retry' && found.job) {
        await tx.outbox.retry(found.job.id);
        tx.audit.record(renderRetried(actor.userId, found.report, found.job.id));
        return { ...found, job: { ...found.job, state: 'open', attempts: 0 } };
      }
      const jobId = await tx.outbox.add('report.render', { reportId });
      tx.audit.record(renderOrdered(actor.userId, found.report, jobId));
      return { ...found, job: { id: jobId, state: 'open', isHeld: false, attempts: 0, lastError: null } };
    });
  }

  /** Orders what is missing anew. What was given up stays so, for staff to look at. @returns how many. */
  async sweep(signal?: AbortSignal): Promise<number> {
    const now = this.clock.now();
    const forgotten = await this.pendingSeals.findForgotten(new Date(now.getTime() - FORGOTTEN_AFTER_MS), MOST);
    let ordered = 0;
    for (const reportId of forgotten) {
      if (signal?.aborted) break;
      if (await this.orderForgotten(reportId, now)) ordered += 1;
    }
    return ordered;
  }

  /** False where somebody else was faster. */
  private orderForgotten(reportId: number, now: Date): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const found = await tx.pendingSeals.lock(reportId, now);
      if (!found || found.job || found.report.pdf || found.report.status !== 'current') return false;
      const jobId = await tx.outbox.add('report.render', { reportId });
      tx.audit.record(renderOrdered(null, found.report, jobId));
      return true;
    });
  }
}
