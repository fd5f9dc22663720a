import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import type { NewShare, Share, ShareView, ViewKind } from '../../domain/sharing/share.js';

/** What narrows the links of a holder. */
export interface ShareFilter {
  readonly ids?: readonly number[];
  readonly certificateId?: number;
}

export type ShareSort = 'id' | 'label' | 'endsAt';

export abstract class ShareReader {
  abstract findById(id: number): Promise<Share | null>;
  abstract findByTokenHash(tokenHash: string): Promise<Share | null>;
  /** All links of a certificate, newest first. */
  abstract list(certificateId: number, page: PageRequest): Promise<Page<Share>>;
  /** The links of all certificates of a holder. */
  abstract listOf(ownerId: number, request: ListRequest<ShareSort, ShareFilter>): Promise<Page<Share>>;
  /** What the recipient of a link has done, newest first. */
  abstract views(shareId: number, page: PageRequest): Promise<Page<ShareView>>;
}

export interface ShareStore {
  countLive(certificateId: number, now: Date): Promise<number>;
  insert(share: NewShare): Promise<Share>;
  /** Reads a link and keeps others from changing it until the transaction ends. */
  lock(id: number): Promise<Share | null>;
  stop(id: number, now: Date): Promise<void>;
  /** Keeps label and download. @throws DomainError `stale_version` where the stored version is another. */
  update(share: Share): Promise<Share>;
  /**
   * Counts a try as a wrong one, until it is found right.
   * @returns the wrong ones so far; `null` where there is no such link (any more).
   */
  countPinTry(id: number): Promise<number | null>;
  /** The try that was counted last was right, and no wrong one. */
  acceptPin(id: number): Promise<void>;
  addView(shareId: number, kind: ViewKind, now: Date): Promise<void>;
  /**
   * Forgets what the links of a certificate tell of anybody: those that have ended go, with every view; those that are
   * live keep their tokens alone, so that who opens one is told what became of it.
   */
  forget(certificateId: number, now: Date): Promise<void>;
}
