import { newStudent } from '../../../src/domain/account/user.js';
import { indexWords } from '../../../src/domain/shared/search-words.js';
import { UserEntity, UserWordEntity } from '../../../src/modules/users/user.entity.js';
import { toUserRow } from '../../../src/modules/users/user.mapper.js';
import type { UserFilter, UserSort } from '../../../src/modules/users/user.repository.js';
import type { Database } from '../../../src/platform/db/database.js';
import { after, NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { type AllowedSteps, faultsOf, rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase } from '../../support/recording-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

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
      }),
    );
  }
  const statistics = database.engine === 'mariadb' ? 'ANALYZE TABLE users, user_words' : 'ANALYZE';
  await database.write(withSql((sql) => sql.rows(statistics)));
}

interface Expected extends AllowedSteps {
  /** Rows and index entries that a page may read on MariaDB. */
  readonly reads?: number;
}

interface PlannedList extends Expected {
  readonly list: () => Promise<unknown>;
}

onEachEngine('the lists of users', (fresh, engine) => {
  let db: TestDatabase;
  let recording: RecordingDatabase;
  let stores: Omit<Stores, 'dispose'>;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database);
    recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
    stores = storesOn(recording);
  }, 120_000);
  afterAll(async () => {
    await recording?.close();
    await db?.dispose();
  });

  const page = (field: UserSort, filter: UserFilter, expected: Expected): PlannedList => ({
    list: () =>
      stores.users.list({ page: { offset: 0, limit: 10 }, sort: { field, descending: field === 'email' }, filter }),
    ...expected,
  });

  const lists: Record<string, PlannedList> = {
    'by id': page('id', {}, { walks: ['rowid'] }),
    'by user name': page('username', {}, { walks: ['ux_users_username'] }),
    'by email, backwards': page('email', {}, { walks: ['ux_users_email'] }),
    'by name': page('name', {}, { walks: ['ix_users_name'] }),
    'by the time they were made': page('createdAt', {}, { walks: ['ix_users_created'] }),
    'of one email': page('name', { email: 'n1a@students.example' }, {}),
    'of some ids': page('name', { ids: [5, 7, 11] }, { sorts: true }),
    'of a word': page('name', { name: 'n1a' }, { sorts: true, reads: 400 }),
    'by status': page('status', {}, { walks: ['ix_users_status'] }),
    'by role': page('roleId', {}, { walks: ['ix_users_role'] }),
    'of a status without users': page('name', { status: 'disabled' }, { sorts: true }),
    'of a role without users': page('createdAt', { roleId: 10 }, { sorts: true }),
  };

  it.each(Object.entries(lists))('%s: along an index, sorting no more than was found', async (_, planned) => {
    const [sent] = await recording.readBy(planned.list);
    if (!sent) throw new Error('nothing was sent');
    expect(await db.database.read(withSql((sql) => faultsOf(sql, sent, planned)))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read(withSql((sql) => rowsRead(sql, sent)))).toBeLessThanOrEqual(planned.reads ?? 60);
  });

  // The total, the highest id, the ids of the page and its rows.
  const searches: readonly (readonly [q: string, reads: readonly number[]])[] = [
    ['n1a', [600, 5, 700, 40]],
    ['student n1a', [1500, 5, 1500, 40]],
    ['n1ab@students.example', [150, 5, 200, 40]],
  ];
  it.each(searches)('of %s anywhere: along an index, sorting no more than was found', async (q, reads) => {
    const sent = await recording.readBy(page('name', { q }, {}).list);
    expect(sent).toHaveLength(reads.length);
    for (const [place, statement] of sent.entries()) {
      expect(await db.database.read(withSql((sql) => faultsOf(sql, statement, { sorts: true })))).toEqual([]);
      if (engine === 'SQLite') continue;
      const read = await db.database.read(withSql((sql) => rowsRead(sql, statement)));
      expect(read).toBeLessThanOrEqual(reads[place] ?? 0);
    }
  });
});
