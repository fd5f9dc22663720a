import type { RejectionReason, RejectionReasonFields } from '../../domain/review/rejection-reason.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface RejectionReasonFilter {
  readonly ids?: readonly number[];
  /** Beginnings of words of the titles, in any language. */
  readonly q?: string;
}

export type RejectionReasonSort = 'position' | 'id' | 'titleEn' | 'titleCn' | 'titleMs';

export abstract class RejectionReasonReader {
  abstract findById(id: number): Promise<RejectionReason | null>;
  abstract list(request: ListRequest<RejectionReasonSort, RejectionReasonFilter>): Promise<Page<RejectionReason>>;
}

export interface RejectionReasonStore {
  /** In the order of the list. */
  all(): Promise<RejectionReason[]>;
  /** Those of the ids that exist, by id. Nobody else changes them before this transaction ends. */
  lock(ids: readonly number[]): Promise<RejectionReason[]>;
  insert(reason: RejectionReasonFields): Promise<RejectionReason>;
  /** @throws DomainError `stale_version` where the stored version is another. */
  update(reason: RejectionReason): Promise<RejectionReason>;
  remove(ids: readonly number[]): Promise<void>;
  /** The highest position there is; `null` where there is no reason. */
  lastPosition(): Promise<number | null>;
}
