import { freshStores } from '../../../test/support/fresh-stores.js';
import { withSql } from '../../../test/support/sql.js';
import { newStudent } from '../../domain/account/user.js';
import { BounceEntity } from '../bounces/bounce.entity.js';
import { UserEntity } from './user.entity.js';
import { toUserRow } from './user.mapper.js';
import { UsersAdminService } from './users-admin.service.js';

const NOW = new Date('2026-03-01T04:00:00Z');
const RETURNED = { status: '5.1.1', since: NOW.getTime(), last_at: NOW.getTime(), count: 1 };
const UNUSED = {} as never;

it('holds and counts all accounts whose mails come back, however many', async () => {
  const { unitOfWork, users, roles, bounces, clock, database } = await freshStores();
  const five = [UNUSED, UNUSED, UNUSED, UNUSED, UNUSED] as const;
  const service = new UsersAdminService(unitOfWork, users, roles, bounces, ...five, clock);
  for (let first = 1; first < 5_010; first += 501) {
    const ids = Array.from({ length: 501 }, (_, n) => first + n);
    const rowOf = (id: number) => toUserRow({ ...newStudent(`r${id}@example.com`, 'h', 'en', NOW), version: 1 });
    await database.write(
      withSql(async (sql) => {
        await sql.insertAll(
          UserEntity,
          ids.map((id) => ({ id, ...rowOf(id) })),
        );
        await sql.insertAll(
          BounceEntity,
          ids.map((id) => ({ user_id: id, ...RETURNED })),
        );
      }),
    );
  }
  const { items, total } = await service.list({
    filter: { mail: 'returned' },
    sort: { field: 'id', descending: false },
    page: { offset: 5_000, limit: 20 },
  });
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, n) => 5_001 + n));
  expect(items[0]?.bouncedSince).toEqual(NOW);
  expect(total).toBe(5_010);
});
