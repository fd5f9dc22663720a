import type { Role } from '../../domain/account/role.js';

export abstract class RoleReader {
  /** By code. */
  abstract all(): Promise<Role[]>;
}

export interface RoleStore {
  /**
   * Waits for the turn of those who change users' roles, status and permissions, and keeps it until the transaction
   * ends: what is read afterwards stays so. To be taken before anything is read.
   */
  takeTurn(): Promise<void>;
  /** By code. */
  all(): Promise<Role[]>;
  insert(role: Omit<Role, 'version'>): Promise<Role>;
  /** @throws DomainError `stale_version` where the stored version is another. */
  update(role: Role): Promise<Role>;
  /** No user may have it. */
  remove(id: number): Promise<void>;
}
