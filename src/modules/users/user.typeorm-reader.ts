import { Injectable } from '@nestjs/common';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import type { User } from '../../domain/account/user.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { ordered, pageOf } from '../../platform/db/list-query.js';
import { searchedPage } from '../../platform/db/searched-page.js';
import {
  countOfTerms,
  countOfWords,
  equals,
  findingTerms,
  findingWords,
  testingTerms,
  testingWords,
  type WordTable,
} from '../../platform/db/term-search.queries.js';
import type { Condition } from '../../platform/db/word-search.queries.js';
import { InvitationEntity } from '../auth/invitation.entity.js';
import { OrganisationIdentityEntity } from '../auth/organisation-identity.entity.js';
import { UserEntity } from './user.entity.js';
import { toRole, toUser } from './user.mapper.js';
import { type UserFilter, UserReader, type UserSort, type UserWithRole } from './user.repository.js';
import { RETURNED } from './user-list.queries.js';

type Unique = Pick<UserEntity, 'id'> | Pick<UserEntity, 'email'> | Pick<UserEntity, 'username'>;

async function findWithRole(manager: EntityManager, unique: Unique): Promise<UserWithRole | null> {
  const query = manager.createQueryBuilder(UserEntity, 'u').innerJoinAndSelect('u.role', 'r').where(unique);
  const row = await query.getOne();
  return row?.role ? { user: toUser(row), role: toRole(row.role) } : null;
}

const WORDS = { table: 'user_words', owner: 'user_id' } as const;

const ORDERS: Readonly<Record<UserSort, readonly string[]>> = {
  id: ['t.id'],
  username: ['t.username'],
  email: ['t.email'],
  name: ['t.name_key', 't.id'],
  roleId: ['t.role_id', 't.id'],
  status: ['t.status', 't.id'],
  createdAt: ['t.created_at', 't.id'],
};

type UserList = Omit<ListRequest<UserSort, UserFilter>, 'page'>;

function userList(manager: EntityManager, { filter, sort }: UserList): SelectQueryBuilder<UserEntity> {
  const query = manager.createQueryBuilder(UserEntity, 't');
  if (filter.ids) query.andWhere({ id: In(filter.ids) });
  if (filter.email !== undefined) query.andWhere({ email: normaliseEmail(filter.email) });
  if (filter.roleId !== undefined) query.andWhere({ role_id: filter.roleId });
  if (filter.status !== undefined) query.andWhere({ status: filter.status });
  if (filter.mail !== undefined) query.andWhere(RETURNED.text);
  return ordered(query, ORDERS[sort.field], sort.descending);
}

/** What a text asks for, where there is one. */
const called = (condition: (table: WordTable, text: string) => Condition, text: string | undefined): Condition[] =>
  text === undefined ? [] : [condition(WORDS, text)];

/** What words find among a million. */
async function searchedUsers(
  manager: EntityManager,
  { filter, sort, page }: ListRequest<UserSort, UserFilter>,
): Promise<Page<User>> {
  const { ids, email, roleId, status, mail, name, q } = filter;
  const columns = { 't.email': email && normaliseEmail(email), 't.role_id': roleId, 't.status': status };
  const asked = [...equals(columns, ids), ...(mail === undefined ? [] : [RETURNED])];
  const search = {
    table: 'users',
    finding: [...asked, ...called(findingTerms, q), ...called(findingWords, name)],
    testing: [...asked, ...called(testingTerms, q), ...called(testingWords, name)],
    order: { by: ORDERS[sort.field] },
    bunched: sort.field === 'name' || sort.field === 'username' || sort.field === 'email',
    descending: sort.descending,
    page,
  };
  const alone =
    asked.length > 0 || (q !== undefined && name !== undefined)
      ? []
      : [called(countOfTerms, q), called(countOfWords, name)];
  const { items, total } = await searchedPage(manager, UserEntity, search, alone.flat()[0] ?? null);
  return { items: items.map(toUser), total };
}

@Injectable()
export class TypeOrmUserReader extends UserReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<UserWithRole | null> {
    return this.database.read((manager) => findWithRole(manager, { id }));
  }

  override async findByLogin(login: string): Promise<UserWithRole | null> {
    const key = normaliseEmail(login);
    // An address wins over a user name that looks like it: nobody gets at an account by naming their own after it.
    return this.database.read(
      async (manager) =>
        (await findWithRole(manager, { email: key })) ?? (await findWithRole(manager, { username: key })),
    );
  }

  override async findByEmail(email: string): Promise<User | null> {
    const unique = { email: normaliseEmail(email) };
    const row = await this.database.read((manager) => manager.findOneBy(UserEntity, unique));
    return row && toUser(row);
  }

  override async draftSalt(id: number): Promise<{ readonly salt: string | null } | null> {
    const row = await this.database.read((manager) =>
      manager.findOne(UserEntity, { select: { id: true, draft_salt: true }, where: { id } }),
    );
    return row && { salt: row.draft_salt ?? null };
  }

  override list(request: ListRequest<UserSort, UserFilter>): Promise<Page<User>> {
    return this.database.read((manager) =>
      request.filter.q === undefined && request.filter.name === undefined
        ? pageOf(userList(manager, request), request.page, toUser)
        : searchedUsers(manager, request),
    );
  }

  override async joined(roleId: number, limit: number): Promise<number[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(UserEntity, 't')
        .leftJoin(InvitationEntity, 'n', 'n.user_id = t.id')
        .leftJoin(OrganisationIdentityEntity, 'o', 'o.user_id = t.id')
        .select('t.id', 'id')
        .where({ role_id: roleId, status: 'active' })
        .andWhere('(n.user_id IS NULL OR o.user_id IS NOT NULL)')
        .orderBy('t.id', 'ASC')
        .limit(limit)
        .getRawMany<{ id: number }>(),
    );
    return rows.map(({ id }) => id);
  }
}
