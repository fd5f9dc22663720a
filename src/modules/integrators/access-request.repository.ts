import type { AccessRequest } from '../../domain/integrator/access-request.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';

export abstract class AccessRequestReader {
  abstract findById(id: number): Promise<AccessRequest | null>;
  /** Those that wait for a decision, oldest first. */
  abstract listAsked(page: PageRequest): Promise<Page<AccessRequest>>;
  /** What was asked for with an address, oldest first. */
  abstract findByEmail(email: string): Promise<AccessRequest[]>;
}

export interface AccessRequestStore {
  insert(request: Omit<AccessRequest, 'id'>): Promise<number>;
  lock(id: number): Promise<AccessRequest | null>;
  update(request: AccessRequest): Promise<void>;
}
