import type { DataRequest, DataRequestKind, NewDataRequest } from '../../domain/privacy/data-request.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface DataRequestFilter {
  readonly ids?: readonly number[];
  readonly userId?: number;
  readonly userIds?: readonly number[];
  readonly kind?: DataRequestKind;
  /** Whether it is still to be done. */
  readonly open?: boolean;
}

export type DataRequestSort = 'id' | 'userId' | 'kind' | 'askedAt' | 'dueAt' | 'doneAt' | 'doneBy';

export abstract class DataRequestReader {
  abstract findById(id: number): Promise<DataRequest | null>;
  abstract list(request: ListRequest<DataRequestSort, DataRequestFilter>): Promise<Page<DataRequest>>;
}

export interface DataRequestStore {
  insert(request: NewDataRequest): Promise<DataRequest>;
  /** Nobody else changes it before this transaction ends. */
  lock(id: number): Promise<DataRequest | null>;
  finish(request: DataRequest): Promise<void>;
  /** The service has done all that a user asked for of this kind. */
  finishOf(userId: number, kind: DataRequestKind, now: Date): Promise<void>;
}
