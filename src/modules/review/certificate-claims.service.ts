import { Injectable } from '@nestjs/common';
import { type Actor, readsCertificates } from '../../domain/account/actor.js';
import { certificateNotFound } from '../../domain/certificate/certificate.machine.js';
import { authoriseClaim, claimOf, type NamedClaim } from '../../domain/review/claim.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { ClaimReader, type QueueRequest } from './claim.repository.js';

/** A claim as a member of staff sees it. */
export interface SeenClaim extends NamedClaim {
  readonly mine: boolean;
}

export function seenBy(actor: Actor, claim: NamedClaim): SeenClaim {
  return { ...claim, mine: claim.userId === actor.userId };
}

export interface NextRequest {
  readonly filter: QueueRequest['filter'];
  /** The record that the reviewer leaves. */
  readonly after: number | null;
}

/** Which reviewer has which record before him, and which one comes next. */
@Injectable()
export class CertificateClaimsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: ClaimReader,
    private readonly certificates: CertificateReader,
    private readonly clock: Clock,
  ) {}

  /** Students see none. */
  async seenOn(actor: Actor, id: number): Promise<SeenClaim | null> {
    if (!readsCertificates(actor)) return null;
    const claim = (await this.claims.live([id], this.clock.now())).get(id);
    return claim ? seenBy(actor, claim) : null;
  }

  /**
   * Takes or renews a claim; another's stays as it is.
   * @returns the one that holds then; `null` for a record that is decided, and where it has been ended again already.
   * @throws DomainError as `authoriseClaim` does.
   */
  async take(actor: Actor, id: number): Promise<SeenClaim | null> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const current = await tx.certificates.findById(id);
      if (!current) throw certificateNotFound();
      authoriseClaim(current, actor);
      await tx.claims.take(claimOf(actor, id, now), now);
    });
    return this.seenOn(actor, id);
  }

  /** Ends the own claim, if there is one. */
  async release(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run((tx) => tx.claims.release(id, actor.userId));
  }

  /**
   * Takes the oldest application in review that meets the filter and that nobody else has. Whoever leaves a record gives it
   * back, gets what comes behind it, and at the end of the queue its beginning.
   * @returns the id of the record; `null` where nothing is left.
   */
  async takeNext(actor: Actor, { filter, after }: NextRequest): Promise<number | null> {
    const now = this.clock.now();
    const left = after === null ? null : await this.certificates.findById(after);
    const behind = left?.appliedAt ? { appliedAt: left.appliedAt, id: left.id } : null;
    const { userId, until } = claimOf(actor, 0, now);
    const claim = await this.unitOfWork.run(async (tx) => {
      const search = (place: QueueRequest['behind']) =>
        tx.claims.takeNext({ filter, behind: place, except: after }, { userId, until }, now);
      const found = (behind && (await search(behind))) ?? (await search(null));
      if (after !== null) await tx.claims.release(after, userId);
      return found;
    });
    return claim?.certificateId ?? null;
  }
}
