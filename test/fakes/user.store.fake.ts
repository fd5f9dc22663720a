import { normaliseEmail } from '../../src/domain/account/email.js';
import { ROLE } from '../../src/domain/account/role.js';
import type { User } from '../../src/domain/account/user.js';
import type { UserUses } from '../../src/domain/account/user.uses.js';
import type { AuditEntry } from '../../src/domain/audit/audit-event.js';
import { message } from '../../src/domain/messages/message.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page } from '../../src/domain/shared/page.js';
import { indexWords, queryWords } from '../../src/domain/shared/search-words.js';
import { comparisonKey } from '../../src/domain/shared/text.js';
import {
  type UserFilter,
  UserReader,
  type UserSort,
  type UserStore,
  type UserWithRole,
} from '../../src/modules/users/user.repository.js';
import { sortedPage } from './catalog.memory.js';
import { type MemoryTables, nextId } from './memory.tables.js';

function findBy(tables: MemoryTables, field: 'email' | 'username', text: string): User | null {
  const key = normaliseEmail(text);
  return [...tables.users.values()].find((user) => user[field] === key) ?? null;
}

export class InMemoryUserReader extends UserReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<UserWithRole | null> {
    return this.withRole(this.tables.users.get(id) ?? null);
  }

  async findByLogin(login: string): Promise<UserWithRole | null> {
    return this.withRole(findBy(this.tables, 'email', login) ?? findBy(this.tables, 'username', login));
  }

  async findByEmail(email: string): Promise<User | null> {
    return findBy(this.tables, 'email', email);
  }

  async list({ filter, sort, page }: ListRequest<UserSort, UserFilter>): Promise<Page<User>> {
    const found = [...this.tables.users.values()].filter(
      (user) =>
        (filter.ids === undefined || filter.ids.includes(user.id)) &&
        (filter.email === undefined || user.email === normaliseEmail(filter.email)) &&
        (filter.roleId === undefined || user.roleId === filter.roleId) &&
        (filter.status === undefined || user.status === filter.status) &&
        (filter.name === undefined || isFound(filter.name, user)),
    );
    const keys = {
      id: (user: User) => [user.id],
      username: (user: User) => [user.username],
      email: (user: User) => [user.email],
      name: (user: User) => [comparisonKey(user.name ?? ''), user.id],
      createdAt: (user: User) => [user.createdAt.getTime(), user.id],
    };
    return sortedPage(found, keys[sort.field], sort, page);
  }

  private withRole(user: User | null): UserWithRole | null {
    const role = user && this.tables.roles.get(user.roleId);
    return user && role ? { user, role } : null;
  }
}

function isFound(query: string, { name, username, email }: User): boolean {
  const asked = queryWords(query);
  const words = [name ?? '', username, email].flatMap(indexWords);
  return asked.length > 0 && asked.every((begin) => words.some((word) => word.startsWith(begin)));
}

export class InMemoryUserStore implements UserStore {
  /** @param audit what committed work has recorded. */
  constructor(
    private readonly tables: MemoryTables,
    private readonly audit: readonly AuditEntry[],
  ) {}

  async findById(id: number): Promise<User | null> {
    return this.tables.users.get(id) ?? null;
  }

  async findByEmail(email: string): Promise<User | null> {
    return findBy(this.tables, 'email', email);
  }

  async findByUsername(username: string): Promise<User | null> {
    return findBy(this.tables, 'username', username);
  }

  async lockEmail(): Promise<void> {
    // One transaction at a time.
  }

  lock(id: number): Promise<User | null> {
    return this.findById(id);
  }

  async insert(user: Omit<User, 'id' | 'version'>): Promise<User> {
    return this.put({ ...user, id: nextId(), version: 1 });
  }

  async update(user: User): Promise<User> {
    if (this.tables.users.get(user.id)?.version !== user.version) {
      throw new DomainError('stale_version', message('stale_account'));
    }
    return this.put({ ...user, version: user.version + 1 });
  }

  async remove(id: number): Promise<void> {
    for (const session of [...this.tables.sessions.values()]) {
      if (session.userId === id) this.tables.sessions.delete(session.id);
    }
    for (const consent of [...this.tables.consents.values()]) {
      if (consent.userId === id) this.tables.consents.delete(consent.id);
    }
    for (const claim of [...this.tables.claims.values()]) {
      if (claim.userId === id) this.tables.claims.delete(claim.certificateId);
    }
    this.tables.users.delete(id);
  }

  async uses(id: number): Promise<UserUses> {
    const { certificates, files, news } = this.tables;
    const many = <T>(rows: Iterable<T>, names: (row: T) => boolean) => [...rows].filter(names).length;
    return {
      certificates: many(certificates.values(), (one) => [one.ownerId, one.createdBy, one.decidedBy].includes(id)),
      files: many(files.values(), (file) => file.ownerId === id && file.discardedAt === null),
      news: many(news.values(), ({ article }) => article.userId === id),
      auditEvents: many(this.audit, (entry) => entry.actorId === id),
    };
  }

  async count(): Promise<number> {
    return this.tables.users.size;
  }

  async countWithRole(roleId: number): Promise<number> {
    return [...this.tables.users.values()].filter((user) => user.roleId === roleId).length;
  }

  async countActiveAdministrators(): Promise<number> {
    const all = [...this.tables.users.values()];
    return all.filter((user) => user.roleId === ROLE.administrator && user.status === 'active').length;
  }

  private put(given: User): User {
    const user = { ...given, username: normaliseEmail(given.username), email: normaliseEmail(given.email) };
    const taken = [...this.tables.users.values()].some(
      (other) => other.id !== user.id && (other.email === user.email || other.username === user.username),
    );
    if (taken) throw new DomainError('already_exists', message('email_or_username_taken'));
    this.tables.users.set(user.id, user);
    return user;
  }
}
