import type { Role } from '../domain/account/role.js';
import type { User } from '../domain/account/user.js';

export interface UserWithRole {
  readonly user: User;
  readonly role: Role;
}

export abstract class UserReader {
  abstract findById(id: number): Promise<UserWithRole | null>;
  /** By email or user name; letter case does not matter. */
  abstract findByLogin(login: string): Promise<UserWithRole | null>;
  abstract findByEmail(email: string): Promise<User | null>;
}

export interface UserStore {
  findById(id: number): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** @throws DomainError `already_exists` where the email or the user name is taken. */
  insert(user: Omit<User, 'id' | 'version'>): Promise<User>;
  /** @throws DomainError `stale_version` where the stored version is another. */
  update(user: User): Promise<User>;
  count(): Promise<number>;
}
