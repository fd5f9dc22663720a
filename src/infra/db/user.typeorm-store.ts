import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '../../domain/account/email.js';
import type { User } from '../../domain/account/user.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { UserReader, type UserStore, type UserWithRole } from '../../ports/user.store.js';
import { Database } from './database.js';
import { isDuplicate } from './db-errors.js';
import { UserEntity, type UserRow } from './entities/accounts.entity.js';
import type { Sql, Value } from './sql.js';
import { toRole, toUser, toUserRow } from './user.mapper.js';

async function find(sql: Sql, condition: string, values: readonly Value[]): Promise<User | null> {
  const row = await sql.first<UserRow>(`SELECT * FROM users WHERE ${condition}`, values);
  return row && toUser(row);
}

async function findWithRole(sql: Sql, condition: string, values: readonly Value[]): Promise<UserWithRole | null> {
  const row = await sql.first<UserRow & { role_name: string; permissions: string }>(
    `SELECT u.*, r.name AS role_name, r.permissions FROM users u JOIN roles r ON r.id = u.role_id WHERE ${condition} LIMIT 1`,
    values,
  );
  if (!row) return null;
  return { user: toUser(row), role: toRole({ id: row.role_id, name: row.role_name, permissions: row.permissions }) };
}

@Injectable()
export class TypeOrmUserReader extends UserReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<UserWithRole | null> {
    return this.database.read((sql) => findWithRole(sql, 'u.id = ?', [id]));
  }

  override async findByLogin(login: string): Promise<UserWithRole | null> {
    const key = normaliseEmail(login);
    // An address wins over a user name that looks like it: nobody gets at an account by naming his own after it.
    return this.database.read(
      async (sql) =>
        (await findWithRole(sql, 'u.email = ?', [key])) ?? (await findWithRole(sql, 'u.username = ?', [key])),
    );
  }

  override findByEmail(email: string): Promise<User | null> {
    return this.database.read((sql) => find(sql, 'email = ?', [normaliseEmail(email)]));
  }
}

export class TypeOrmUserStore implements UserStore {
  constructor(private readonly sql: Sql) {}

  findById(id: number): Promise<User | null> {
    return find(this.sql, 'id = ?', [id]);
  }

  findByEmail(email: string): Promise<User | null> {
    return find(this.sql, 'email = ?', [normaliseEmail(email)]);
  }

  async insert(user: Omit<User, 'id' | 'version'>): Promise<User> {
    const row = toUserRow({ ...user, version: 1 });
    const id = await taken(() => this.sql.insert(UserEntity, row));
    return toUser({ ...row, id });
  }

  async update(user: User): Promise<User> {
    const { id, version } = user;
    const row = toUserRow({ ...user, version: version + 1 });
    const changed = await taken(() => this.sql.update(UserEntity, row, 'id = ? AND version = ?', [id, version]));
    if (changed !== 1) throw new DomainError('stale_version', 'This account has been changed, please load it again');
    return toUser({ ...row, id });
  }

  async count(): Promise<number> {
    return Number((await this.sql.first<{ n: number }>('SELECT COUNT(*) AS n FROM users'))?.n ?? 0);
  }
}

async function taken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new DomainError('already_exists', 'The email or the user name belongs to another account already');
  }
}
