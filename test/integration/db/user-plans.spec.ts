import { newStudent } from '../../../src/domain/account/user.js';
import { indexWords } from '../../../src/domain/shared/search-words.js';
import { UserEntity, UserWordEntity } from '../../../src/modules/users/user.entity.js';
import { toUserRow } from '../../../src/modules/users/user.mapper.js';
import type { UserFilter, UserSort } from '../../../src/modules/users/user.repository.js';
import { userList } from '../../../src/modules/users/user.typeorm-reader.js';
import type { Database } from '../../../src/platform/db/database.js';
import type { Sql } from '../../../src/platform/db/sql.js';
import type { Condition } from '../../../src/platform/db/word-search.js';
import { after, NOON } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';

const ROWS = 3000;
const CHUNK = 250;

/** Accounts of students, none made at the same moment as another. */
async function fill(database: Database): Promise<void> {
  for (let first = 1; first <= ROWS; first += CHUNK) {
    const ids = Array.from({ length: CHUNK }, (_, n) => first + n);
    const userOf = (id: number) => ({
      ...newStudent(`n${id.toString(36)}@students.example`, 'h', 'en', after((id * 7919) % ROWS, NOON)),
      name: `Student N${((id * 31) % ROWS).toString(36)} 王小明`,
      version: 1,
    });
    await database.write(async (sql) => {
      await sql.insertAll(
        UserEntity,
        ids.map((id) => ({ id, ...toUserRow(userOf(id)) })),
      );
      const words = ids.flatMap((id) => {
        const { name, email } = userOf(id);
        return [...new Set([name, email].flatMap(indexWords))].map((word) => ({ word, user_id: id }));
      });
      await sql.insertAll(UserWordEntity, words);
    });
  }
  const statistics = database.engine === 'mariadb' ? 'ANALYZE TABLE users, user_words' : 'ANALYZE';
  await database.write((sql) => sql.rows(statistics));
}

onEachEngine('the lists of users', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database);
  }, 120_000);
  afterAll(() => db?.dispose());

  const page = (field: UserSort, filter: UserFilter = {}, offset = 0): Condition =>
    userList({ page: { offset, limit: 10 }, sort: { field, descending: offset > 0 }, filter }).page;

  const lists: Record<string, Condition> = {
    'by id': page('id'),
    'by user name': page('username'),
    'by email, backwards on a deep page': page('email', {}, 2000),
    'by name': page('name'),
    'by the time they were made': page('createdAt'),
    'of one email': page('name', { email: 'n1a@students.example' }),
    'of some ids': page('name', { ids: [5, 7, 11] }),
    'of a word': page('name', { name: 'n1a' }),
    'of a status without users': page('name', { status: 'disabled' }),
    'of a role without users': page('createdAt', { roleId: 10 }),
  };

  it.each(Object.entries(lists))('%s: find the ids in an index', async (_, list) => {
    const rows = await db.database.read((sql) => sql.rows(list.text, list.values));
    expect(rows.length).toBeLessThanOrEqual(10);
    expect(await db.database.read((sql) => faults(sql, list))).toEqual([]);
  });

  if (engine === 'SQLite') return;
  it.each(Object.entries(lists))('%s: touch few rows', async (title, list) => {
    const allowed = title.includes('deep') ? 2100 : title === 'of a word' ? 400 : 60;
    expect(await db.database.read((sql) => rowsTouched(sql, list))).toBeLessThanOrEqual(allowed);
  });
});

/** Steps that read the whole table, but for walking it by id, as it lies. */
async function faults(sql: Sql, { text, values }: Condition): Promise<string[]> {
  const plan = await sql.rows<Record<string, unknown>>(
    `EXPLAIN ${sql.engine === 'sqlite' ? 'QUERY PLAN ' : ''}${text}`,
    values,
  );
  expect(plan.length).toBeGreaterThan(0);
  return plan
    .filter(({ detail, table, type }) =>
      sql.engine === 'sqlite'
        ? /^SCAN t$/.test(String(detail)) && !text.includes('ORDER BY t.id ')
        : type === 'ALL' && !String(table).startsWith('<'),
    )
    .map((step) => JSON.stringify(step));
}

async function rowsTouched(sql: Sql, { text, values }: Condition): Promise<number> {
  await sql.rows('FLUSH STATUS');
  await sql.rows(text, values);
  const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
}
