import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '../../domain/account/email.js';
import type { User } from '../../domain/account/user.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import {
  type ListShape,
  type ListStatements,
  listStatements,
  Restricting,
  readList,
} from '../../platform/db/catalog-list.js';
import { Database } from '../../platform/db/database.js';
import type { Sql, Value } from '../../platform/db/sql.js';
import type { UserEntity } from './user.entity.js';
import { toRole, toUser } from './user.mapper.js';
import { type UserFilter, UserReader, type UserSort, type UserWithRole } from './user.repository.js';

/** The user that a condition names. */
export async function findUser(
  sql: Sql,
  condition: string,
  values: readonly Value[],
  ending = '',
): Promise<User | null> {
  const row = await sql.first<UserEntity>(`SELECT * FROM users WHERE ${condition}${ending}`, values);
  return row && toUser(row);
}

async function findWithRole(sql: Sql, condition: string, values: readonly Value[]): Promise<UserWithRole | null> {
  const row = await sql.first<UserEntity & { role_name: string; permissions: string; role_version: number }>(
    `SELECT u.*, r.name AS role_name, r.permissions, r.version AS role_version
     FROM users u JOIN roles r ON r.id = u.role_id WHERE ${condition} LIMIT 1`,
    values,
  );
  if (!row) return null;
  const { role_id: id, role_name: name, permissions, role_version: version } = row;
  return { user: toUser(row), role: toRole({ id, name, permissions, version }) };
}

const SHAPE: ListShape<UserSort> = {
  table: 'users',
  columns: 't.*',
  orders: {
    id: { by: ['t.id'] },
    username: { by: ['t.username'] },
    email: { by: ['t.email'] },
    name: { by: ['t.name_key', 't.id'] },
    createdAt: { by: ['t.created_at', 't.id'] },
  },
};

export function userList({ filter, sort, page }: ListRequest<UserSort, UserFilter>): ListStatements {
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.email', filter.email === undefined ? undefined : normaliseEmail(filter.email))
    .equals('t.role_id', filter.roleId)
    .equals('t.status', filter.status)
    .words('t.id', 'user_words', 'user_id', filter.name);
  return listStatements(SHAPE, asked, sort, page);
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
    return this.database.read((sql) => findUser(sql, 'email = ?', [normaliseEmail(email)]));
  }

  override list(request: ListRequest<UserSort, UserFilter>): Promise<Page<User>> {
    return readList(this.database, userList(request), toUser);
  }
}
