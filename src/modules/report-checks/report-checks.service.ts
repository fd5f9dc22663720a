import { Injectable } from '@nestjs/common';
import type { KeyCaller } from '../../domain/integrator/api-key.js';
import { message } from '../../domain/messages/message.js';
import type { CheckOutcome } from '../../domain/report-check/check-outcome.js';
import { AT_ONCE, type CheckRequest } from '../../domain/report-check/check-request.js';
import { keptUntil, partsOf, type ReportCheck } from '../../domain/report-check/report-check.js';
import type { PlacedProblem } from '../../domain/report-check/row-problem.js';
import { dayOf } from '../../domain/shared/calendar.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { KeyUsesService } from '../integrators/key-uses.service.js';
import { ReportCheckReader } from './report-check.repository.js';
import { ReportCheckClaimsService } from './report-check-claims.service.js';
import { ReportCheckerService } from './report-checker.service.js';

export interface CheckAnswer {
  readonly outcomes: readonly CheckOutcome[];
  readonly problems: readonly PlacedProblem[];
}

/** Checks of reports by programs, one or a thousand at a time. */
@Injectable()
export class ReportChecksService {
  constructor(
    private readonly checker: ReportCheckerService,
    private readonly checks: ReportCheckReader,
    private readonly claims: ReportCheckClaimsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly uses: KeyUsesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers a few at once, and orders the check of many.
   * @throws DomainError `forbidden` where the key may not check so many.
   */
  async check(caller: KeyCaller, { items, problems }: CheckRequest): Promise<CheckAnswer | ReportCheck> {
    const { integratorId, keyId, memberId = null, mode } = caller;
    if (items.length > AT_ONCE && !caller.permissions.includes('reports.bulk')) {
      throw new DomainError('forbidden', message('key_not_allowed', { permission: 'reports.bulk' }));
    }
    const now = this.clock.now();
    await this.count(caller, items.length, now);
    if (items.length <= AT_ONCE) {
      return { outcomes: await this.checker.check(items, caller, mode), problems };
    }
    return this.unitOfWork.run(async (tx) => {
      const order = { integratorId, keyId, memberId, mode, total: items.length, problems, createdAt: now };
      const check = await tx.reportChecks.insert(order);
      for (const [position, part] of partsOf(items).entries()) {
        await tx.reportChecks.addPart(check.id, this.claims.seal(check.id, position, part));
      }
      await tx.outbox.add('report.check', { checkId: check.id });
      return check;
    });
  }

  /** What keys do is gathered; people ask rarely. */
  private async count({ keyId, integratorId }: KeyCaller, items: number, now: Date): Promise<void> {
    if (keyId !== null) return this.uses.note(keyId, { items });
    await this.unitOfWork.run((tx) => tx.members.countUse(integratorId, { day: dayOf(now), calls: 1, items }));
  }

  /** @throws DomainError `not_found` for another's, and once a day has passed. */
  async detail({ integratorId, mode }: KeyCaller, id: number): Promise<ReportCheck> {
    const found = await this.checks.findById(id);
    const isTheirs = found?.integratorId === integratorId && found.mode === mode;
    if (!found || !isTheirs || keptUntil(found) <= this.clock.now()) throw notFound('Check');
    return found;
  }

  /** @throws DomainError `not_found` as `detail`, `check_unfinished`. */
  async results(caller: KeyCaller, id: number): Promise<CheckAnswer> {
    const check = await this.detail(caller, id);
    if (!check.finishedAt) throw new DomainError('check_unfinished', message('check_unfinished'), { retryAfter: 1 });
    return { outcomes: await this.checks.outcomesOf(id), problems: check.problems };
  }
}
