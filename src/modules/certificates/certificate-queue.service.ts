import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { ReviewPromise } from '../../domain/review/review-promise.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CertificateClaimsService, type PlaceInQueue } from '../review/certificate-claims.service.js';
import { CertificateReader } from './certificate.repository.js';
import { type ListSearch, searchBy } from './certificate.scope.js';

/** The work that waits for reviewers. */
@Injectable()
export class CertificateQueueService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly claims: CertificateClaimsService,
    private readonly promise: ReviewPromise,
    private readonly clock: Clock,
  ) {}

  /**
   * How many records meet each of the filters, up to `most`: 100,000 if that is not given.
   * @throws DomainError `forbidden`.
   */
  async counts(
    actor: Actor,
    filters: ReadonlyMap<string, ListSearch>,
    most?: number,
  ): Promise<ReadonlyMap<string, number>> {
    // Whoever sees nothing learns that, even where nothing is counted.
    this.scope(actor, {});
    const counts = new Map<string, number>();
    for (const [name, filter] of filters) {
      counts.set(name, await this.certificates.count(this.scope(actor, filter), most));
    }
    return counts;
  }

  /** @returns the id of the record that the caller has now; `null` where nothing is left. */
  takeNext(actor: Actor, filter: ListSearch, after: number | null): Promise<number | null> {
    return this.claims.takeNext(actor, { filter: this.scope(actor, filter), after });
  }

  placeOf(actor: Actor, id: number, filter: ListSearch): Promise<PlaceInQueue> {
    return this.claims.placeOf(actor, id, this.scope(actor, filter));
  }

  private scope(actor: Actor, filter: ListSearch) {
    return searchBy(actor, filter, this.clock.now(), this.promise.days);
  }
}
