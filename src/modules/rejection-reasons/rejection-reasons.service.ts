import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { rejectionReasonChange } from '../../domain/review/rejection-reason.audit.js';
import { positionBehind, type ReasonTexts, type RejectionReason } from '../../domain/review/rejection-reason.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import {
  type RejectionReasonFilter,
  RejectionReasonReader,
  type RejectionReasonSort,
} from './rejection-reason.repository.js';

/** A place that is not given is behind the last one, or where the reason stood. */
interface Placed {
  readonly position?: number | null;
}

/** What reviewers often write, kept for all of them. */
@Injectable()
export class RejectionReasonsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reasons: RejectionReasonReader,
  ) {}

  list(request: ListRequest<RejectionReasonSort, RejectionReasonFilter>): Promise<Page<RejectionReason>> {
    return this.reasons.list(request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<RejectionReason> {
    const reason = await this.reasons.findById(id);
    if (!reason) throw notFound('Reason');
    return reason;
  }

  add(actor: Actor, fields: ReasonTexts & Placed): Promise<RejectionReason> {
    return this.unitOfWork.run(async (tx) => {
      const position = fields.position ?? positionBehind(await tx.rejectionReasons.lastPosition());
      const reason = await tx.rejectionReasons.insert({ ...fields, position });
      tx.audit.record(rejectionReasonChange(actor.userId, null, reason));
      return reason;
    });
  }

  /** Fields that are not given stay. @throws DomainError `not_found`, `stale_version`. */
  change(actor: Actor, target: ChangeTarget, given: Partial<ReasonTexts> & Placed): Promise<RejectionReason> {
    return this.unitOfWork.run(async (tx) => {
      const [current] = await tx.rejectionReasons.lock([target.id]);
      if (!current) throw notFound('Reason');
      refuseStale(current, target);
      const position = given.position ?? current.position;
      const changed = await tx.rejectionReasons.update(withChanges(current, { ...given, position }));
      tx.audit.record(rejectionReasonChange(actor.userId, current, changed));
      return changed;
    });
  }

  /** Rejections that were made with it keep their words. @throws DomainError `not_found`. */
  async remove(actor: Actor, id: number, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const [current] = await tx.rejectionReasons.lock([id]);
      if (!current) throw notFound('Reason');
      refuseStale(current, { version });
      await tx.rejectionReasons.remove([id]);
      tx.audit.record(rejectionReasonChange(actor.userId, current, null));
    });
  }
}
