import type { Role } from '../../domain/account/role.js';
import type { User, UserStatus } from '../../domain/account/user.js';
import type { UserUses } from '../../domain/account/user.uses.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface UserWithRole {
  readonly user: User;
  readonly role: Role;
}

export interface UserFilter {
  readonly ids?: readonly number[];
  /** Beginnings of words of the name, the user name or the email. */
  readonly name?: string;
  /** The whole address; letter case does not matter. */
  readonly email?: string;
  readonly roleId?: number;
  readonly status?: UserStatus;
  /** Mails to it come back. */
  readonly mail?: 'returned';
  /** As `name`, or the whole passport. */
  readonly q?: string;
}

/** What accounts are called now, by their ids; those that are gone, and `null`, are not in it. */
export type Names = ReadonlyMap<number | null, string>;

export type UserSort = 'id' | 'username' | 'email' | 'name' | 'roleId' | 'status' | 'createdAt';

export abstract class UserReader {
  abstract findById(id: number): Promise<UserWithRole | null>;
  /** By email or user name; letter case does not matter. */
  abstract findByLogin(login: string): Promise<UserWithRole | null>;
  abstract findByEmail(email: string): Promise<User | null>;
  /** What the key of the user's drafts is derived from; `null` where there is no such user. */
  abstract draftSalt(id: number): Promise<{ readonly salt: string | null } | null>;
  /** Those without a name come first by name. */
  abstract list(request: ListRequest<UserSort, UserFilter>): Promise<Page<User>>;
  /**
   * Ids of at most `limit` active accounts of a role whose users have come: by their invitation, or through the
   * organisation.
   */
  abstract joined(roleId: number, limit: number): Promise<number[]>;

  /** All at once. */
  async namesOf(ids: ReadonlyArray<number | null>): Promise<Names> {
    const asked = [...new Set(ids.flatMap((id) => id ?? []))];
    if (asked.length === 0) return new Map();
    const { items } = await this.list({
      filter: { ids: asked },
      sort: { field: 'id', descending: false },
      page: { offset: 0, limit: asked.length },
    });
    return new Map(items.map(({ id, name, username }) => [id, name ?? username]));
  }
}

export interface UserStore {
  findById(id: number): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  findByUsername(username: string): Promise<User | null>;
  /**
   * Waits for whoever makes an account for an address together with what is its student's, and keeps others from it:
   * where nobody has the address then, nobody gets it before this transaction ends.
   */
  lockEmail(email: string): Promise<void>;
  /** Nobody else changes the account, or begins a session of it after locking it, before this transaction ends. */
  lock(id: number): Promise<User | null>;
  /** @throws DomainError `already_exists` where the email or the user name is taken. */
  insert(user: Omit<User, 'id' | 'version'>): Promise<User>;
  /** @throws DomainError `stale_version` where the stored version is another, `already_exists` as `insert` does. */
  update(user: User): Promise<User>;
  /** Drafts that browsers have kept under the one before can be opened no more. It is no new version of the account. */
  changeDraftSalt(id: number, salt: string): Promise<void>;
  /** With its sessions. Nothing may refer to it. */
  remove(id: number): Promise<void>;
  /** What refers to an account. */
  uses(id: number): Promise<UserUses>;
  count(): Promise<number>;
  countWithRole(roleId: number): Promise<number>;
  countActiveAdministrators(): Promise<number>;
}
