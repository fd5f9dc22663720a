import { newStudent } from '../../../src/domain/account/user.js';
import { indexWords } from '../../../src/domain/shared/search-words.js';
import { BounceEntity } from '../../../src/modules/bounces/bounce.entity.js';
import { UserEntity, UserWordEntity } from '../../../src/modules/users/user.entity.js';
import { toUserRow } from '../../../src/modules/users/user.mapper.js';
import type { UserFilter, UserSort } from '../../../src/modules/users/user.repository.js';
import type { Database } from '../../../src/platform/db/database.js';
import { after, NOON } from '../../contract/stores.js';
import { withSql } from '../../support/sql.js';
import { analyze, type PlannedCall, type Plans, portions } from './planned.js';

const ROWS = 3000;

/** Accounts of students, none made at the same moment as another; mails come back to one in a hundred. */
async function fill(database: Database): Promise<void> {
  for (const ids of portions(ROWS)) {
    const userOf = (id: number) => ({
      ...newStudent(`n${id.toString(36)}@students.example`, 'h', 'en', after((id * 7919) % ROWS, NOON)),
      name: `Student N${((id * 31) % ROWS).toString(36)} 王小明`,
      version: 1,
    });
    await database.write(
      withSql(async (sql) => {
        await sql.insertAll(
          UserEntity,
          ids.map((id) => ({ id, ...toUserRow(userOf(id)) })),
        );
        const words = ids.flatMap((id) => {
          const { name, email } = userOf(id);
          return [...new Set([name, email].flatMap(indexWords))].map((word) => ({ word, user_id: id }));
        });
        await sql.insertAll(UserWordEntity, words);
        const returned = { status: '5.1.1', since: NOON.getTime(), last_at: NOON.getTime(), count: 1 };
        await sql.insertAll(
          BounceEntity,
          ids.filter((id) => id % 100 === 0).map((id) => ({ user_id: id, ...returned })),
        );
      }),
    );
  }
  await analyze(database, 'users, user_words, bounces');
}

type Expected = Partial<PlannedCall>;

const page = (field: UserSort, filter: UserFilter, expected: Expected): PlannedCall => ({
  ask: ({ users }) =>
    users.list({ page: { offset: 0, limit: 10 }, sort: { field, descending: field === 'email' }, filter }),
  reads: [60],
  smallTotal: true,
  ...expected,
});

const LISTS: Readonly<Record<string, PlannedCall>> = {
  'by id': page('id', {}, { walks: ['rowid'] }),
  'by user name': page('username', {}, { walks: ['ux_users_username'] }),
  'by email, backwards': page('email', {}, { walks: ['ux_users_email'] }),
  'by name': page('name', {}, { walks: ['ix_users_name'] }),
  'by the time they were made': page('createdAt', {}, { walks: ['ix_users_created'] }),
  'of one email': page('name', { email: 'n1a@students.example' }, {}),
  'of some ids': page('name', { ids: [5, 7, 11] }, { sorts: true }),
  'of a word': page('name', { name: 'n1a' }, { smallTotal: false, reads: [600, 5, 700, 40], sorts: true }),
  'by status': page('status', {}, { walks: ['ix_users_status'] }),
  'by role': page('roleId', {}, { walks: ['ix_users_role'] }),
  'to which mails come back, by name': page(
    'name',
    { mail: 'returned' },
    { reads: [120], walks: ['rowid'], sorts: true },
  ),
  'to which mails come back, by id': page('id', { mail: 'returned' }, { reads: [120], walks: ['rowid'], sorts: true }),
  'to which mails come back, of a word': page(
    'name',
    { mail: 'returned', name: 'n1b' },
    { smallTotal: false, reads: [600, 5, 700, 40], walks: ['rowid'], sorts: true },
  ),
  'of a status without users': page('name', { status: 'disabled' }, { sorts: true }),
  'of a role without users': page('createdAt', { roleId: 10 }, { sorts: true }),
  // The total, the highest id, the ids of the page and its rows.
  'of a beginning anywhere': page('name', { q: 'n1a' }, { smallTotal: false, reads: [600, 5, 700, 40], sorts: true }),
  'of two beginnings anywhere': page(
    'name',
    { q: 'student n1a' },
    { smallTotal: false, reads: [1500, 5, 1500, 40], sorts: true },
  ),
  'of an email anywhere': page(
    'name',
    { q: 'n1ab@students.example' },
    { smallTotal: false, reads: [150, 5, 200, 40], sorts: true },
  ),
};

export const users: Plans = { of: 'users', fill, calls: () => LISTS };
