import type { AccessRequest } from '../../domain/integrator/access-request.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export type AccessRequestSort = 'id' | 'organisation' | 'createdAt';

export interface AccessRequestFilter {
  readonly ids?: readonly number[];
}

export abstract class AccessRequestReader {
  abstract findById(id: number): Promise<AccessRequest | null>;
  /** Those that wait for a decision. */
  abstract listAsked(request: ListRequest<AccessRequestSort, AccessRequestFilter>): Promise<Page<AccessRequest>>;
  /** What was asked for with an address, oldest first. */
  abstract findByEmail(email: string): Promise<AccessRequest[]>;
}

export interface AccessRequestStore {
  insert(request: Omit<AccessRequest, 'id'>): Promise<number>;
  lock(id: number): Promise<AccessRequest | null>;
  update(request: AccessRequest): Promise<void>;
}
