import { normaliseEmail } from '../../src/domain/account/email.js';
import type { User } from '../../src/domain/account/user.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import { UserReader, type UserStore, type UserWithRole } from '../../src/ports/user.store.js';
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

  private withRole(user: User | null): UserWithRole | null {
    const role = user && this.tables.roles.get(user.roleId);
    return user && role ? { user, role } : null;
  }
}

export class InMemoryUserStore implements UserStore {
  constructor(private readonly tables: MemoryTables) {}

  async findById(id: number): Promise<User | null> {
    return this.tables.users.get(id) ?? null;
  }

  async findByEmail(email: string): Promise<User | null> {
    return findBy(this.tables, 'email', email);
  }

  async insert(user: Omit<User, 'id' | 'version'>): Promise<User> {
    return this.put({ ...user, id: nextId(), version: 1 });
  }

  async update(user: User): Promise<User> {
    if (this.tables.users.get(user.id)?.version !== user.version) {
      throw new DomainError('stale_version', 'This account has been changed, please load it again');
    }
    return this.put({ ...user, version: user.version + 1 });
  }

  async count(): Promise<number> {
    return this.tables.users.size;
  }

  private put(given: User): User {
    const user = { ...given, username: normaliseEmail(given.username), email: normaliseEmail(given.email) };
    const taken = [...this.tables.users.values()].some(
      (other) => other.id !== user.id && (other.email === user.email || other.username === user.username),
    );
    if (taken) throw new DomainError('already_exists', 'The email or the user name belongs to another account already');
    this.tables.users.set(user.id, user);
    return user;
  }
}
