import type { CertificateClaim, NamedClaim } from '../../domain/review/claim.js';
import type { CertificateSearch } from '../certificates/certificate.repository.js';

/** What the queue is narrowed by; it is what is in review. */
export type QueueFilter = Omit<CertificateSearch, 'status' | 'freeFor'>;

/**
 * Where an application stands in the queue, counted from 1; `null` where it is not in it. Both are counted up to
 * 100,000.
 */
export interface PlaceInQueue {
  readonly position: number | null;
  readonly total: number;
}

export abstract class ClaimReader {
  /** In the queue of a reviewer: what is theirs and what is nobody's, or whatever the filter says of that. */
  abstract place(filter: QueueFilter, userId: number, place: QueuePlace | null): Promise<PlaceInQueue>;

  /** The claims on these records that have not run out, by the id of the record. */
  abstract live(certificateIds: readonly number[], now: Date): Promise<ReadonlyMap<number, NamedClaim>>;
}

/** A place in the queue: applications come in the order of their time, those of one moment by their ids. */
export interface QueuePlace {
  readonly appliedAt: Date;
  readonly id: number;
}

/** What somebody looks for in the queue. */
export interface QueueRequest {
  readonly filter: QueueFilter;
  /** Only what comes behind this; `null` for the whole queue. */
  readonly behind: QueuePlace | null;
  /** A record to be passed over. */
  readonly except: number | null;
}

export interface ClaimStore {
  /**
   * @returns the claim that holds then, as `holder` says; `null` where the record is gone, or decided (`CLAIMED_IN`).
   */
  take(asked: CertificateClaim, now: Date): Promise<CertificateClaim | null>;
  /**
   * Takes the first application in review that meets the request, is assigned to nobody else and claimed by nobody
   * else. Two at once never get the same, unless they are the same user.
   */
  takeNext(
    request: QueueRequest,
    asked: Omit<CertificateClaim, 'certificateId'>,
    now: Date,
  ): Promise<CertificateClaim | null>;
  /** Ends this user's claim, and no other. */
  release(certificateId: number, userId: number): Promise<void>;
  /** Ends the claim, whosoever it is. */
  end(certificateId: number): Promise<void>;
}
