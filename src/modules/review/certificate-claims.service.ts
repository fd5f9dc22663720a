import { Injectable } from '@nestjs/common';
import { type Actor, readsCertificates } from '../../domain/account/actor.js';
import { visible } from '../../domain/certificate/certificate.operations.js';
import { authoriseClaim, claimOf, type NamedClaim } from '../../domain/review/claim.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import type { CertificateSearch } from '../certificates/certificate.repository.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { ClaimReader, type PlaceInQueue, type QueueRequest } from './claim.repository.js';

export type { PlaceInQueue };

/** A claim as a member of staff sees it. */
export interface SeenClaim extends NamedClaim {
  readonly mine: boolean;
}

export function seenBy(actor: Actor, claim: NamedClaim): SeenClaim {
  return { ...claim, mine: claim.userId === actor.userId };
}

export interface NextRequest {
  readonly filter: CertificateSearch;
  /** The record that the reviewer leaves. */
  readonly after: number | null;
}

/** Which reviewer has which record before them, and which one comes next. */
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
      if (!current) throw notFound('Certificate');
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
   * Takes the oldest application in review that meets the filter and that nobody else has on the desk or is to decide.
   * Whoever leaves a record gives it back, gets what comes behind it, and at the end of the queue its beginning.
   * @returns the id of the record; `null` where nothing is left.
   */
  async takeNext(actor: Actor, { filter: asked, after }: NextRequest): Promise<number | null> {
    const filter = waiting(asked);
    if (!filter) return this.leave(actor, after);
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

  /** Where a record stands in the queue of the caller. @throws DomainError `not_found`. */
  async placeOf(actor: Actor, id: number, asked: CertificateSearch): Promise<PlaceInQueue> {
    const record = visible(actor, await this.certificates.findById(id));
    const filter = waiting(asked);
    if (!filter) return { position: null, total: 0 };
    const { status, appliedAt } = record;
    const waits = status === 'Verifying' && appliedAt !== null;
    return this.claims.place(filter, actor.userId, waits ? { appliedAt, id } : null);
  }

  private async leave(actor: Actor, id: number | null): Promise<null> {
    if (id !== null) await this.release(actor, id);
    return null;
  }
}

/** What of a search is in the queue; `null` where nothing can be. */
function waiting({ status, freeFor: _, ...filter }: CertificateSearch): QueueRequest['filter'] | null {
  return status === undefined || status === 'Verifying' ? { ...filter, undecided: true } : null;
}
