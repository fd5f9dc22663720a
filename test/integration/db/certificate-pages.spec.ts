import type { Certificate } from '../../../src/domain/certificate/certificate.js';
import { type CertificateStatus, STATUSES } from '../../../src/domain/certificate/certificate.machine.js';
import { indexWords, queryWords } from '../../../src/domain/shared/search-words.js';
import type { CertificateSearch } from '../../../src/modules/certificates/certificate.repository.js';
import { COUNT_AFRESH } from '../../../src/modules/certificates/certificate-counts.queries.js';
import { searched } from '../../../src/modules/certificates/certificate-pages.queries.js';
import { WHOLE } from '../../../src/modules/certificates/certificate-shown.queries.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { type Sql, withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

const LIMIT = 25;

/** Whether each word of the query begins a word of the name; a query without words finds nothing. */
function isFoundBy(query: string, name: string): boolean {
  const asked = queryWords(query);
  const words = indexWords(name);
  return asked.length > 0 && asked.every((begin) => words.some((word) => word.startsWith(begin)));
}

onEachEngine('pages of a large table', (fresh, engine) => {
  let db: TestDatabase;
  let stores: Stores;
  beforeAll(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
    await insertCertificate(stores, { status: 'Verifying' });
    await db.database.write(withSql((sql) => multiply(sql, 12_288)));
    // Every tenth is gone, and all of one range.
    await db.database.write(
      withSql((sql) => sql.change('DELETE FROM certificates WHERE id % 10 = 3 OR (id >= 6144 AND id < 7168)')),
    );
    await db.database.write(withSql((sql) => sql.change(COUNT_AFRESH)));
  });
  afterAll(() => db?.dispose());

  const read = <T>(work: (sql: Sql) => Promise<T>) => db.database.read(withSql(work));
  const idsOf = (status?: CertificateStatus) =>
    read(async (sql) => {
      const where = status === undefined ? '' : `WHERE status = '${status}'`;
      return (await sql.rows<{ id: number }>(`SELECT id FROM certificates ${where} ORDER BY id`)).map(({ id }) => id);
    });
  const areExact = async () => {
    for (const status of [undefined, 'Verifying', 'Rejected'] as const) {
      const ids = await idsOf(status);
      const filter = status === undefined ? {} : { status };
      for (const offset of [0, 190, 2047, 3333, 5000, ids.length - 20, ids.length, 99_999]) {
        const page = { offset, limit: LIMIT };
        // All have one name, and come in the order of their ids then.
        for (const field of ['id', 'name'] as const) {
          for (const descending of [true, false]) {
            const order = descending ? [...ids].reverse() : ids;
            const found = await stores.certificates.search({ filter, sort: { field, descending }, page }, null);
            const expected = order.slice(offset, offset + LIMIT);
            expect([field, found.total, ...found.items.map(({ id }) => id)]).toEqual([field, ids.length, ...expected]);
          }
        }
        const { items, total } = await stores.certificates.list(filter, page);
        expect([total, ...items.map(({ id }) => id)]).toEqual([
          ids.length,
          ...[...ids].reverse().slice(offset, offset + LIMIT),
        ]);
      }
    }
  };

  it('hold what a walk from the beginning leads to, with the total', areExact);

  it('hold it after records came, changed and went, at the same time', async () => {
    const ids = await idsOf('Verifying');
    const records = await Promise.all([3, 700, 900, 1500, 1501].map((n) => stores.certificates.findById(ids[n] ?? 0)));
    await Promise.all([
      ...STATUSES.flatMap((status) => Array.from({ length: 10 }, () => insertCertificate(stores, { status }))),
      ...records.map(async (record, n) => {
        if (!record) throw new Error('there is no such record');
        await stores.unitOfWork.run(async (tx) => {
          if (n % 2) await tx.certificates.remove(record);
          else await tx.certificates.update(record, { ...record, status: 'Rejected' });
        });
      }),
    ]);
    await areExact();
  });

  if (engine === 'MariaDB') {
    it('read as many entries as they are deep, however many records there are', async () => {
      const reads = (filter: CertificateSearch, offset: number) =>
        read(async (sql) => {
          await sql.rows('FLUSH STATUS');
          const sort = { field: 'id', descending: true } as const;
          await searched(sql.manager, { filter, sort, page: { offset, limit: LIMIT } }, WHOLE);
          const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
          return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
        });
      for (const rows of [12_288, 49_152]) {
        await db.database.write(withSql((sql) => multiply(sql, rows)));
        await db.database.write(withSql((sql) => sql.change(COUNT_AFRESH)));
        for (const offset of [0, 2000, 9000]) expect(await reads({}, offset)).toBeLessThan(offset + 400);
        for (const offset of [0, 2000]) expect(await reads({ status: 'Verifying' }, offset)).toBeLessThan(offset + 400);
      }
    });
  }
});

const COPIED = 'version, owner_id, created_by, type, name, name_key, applied_at, created_at, updated_at';

/** Copies records until there are ids up to `count`, as many of each status. */
async function multiply(sql: Sql, count: number): Promise<void> {
  for (let copied = 1; copied > 0; ) {
    const last = Number((await sql.first<{ id: number }>('SELECT MAX(id) AS id FROM certificates'))?.id);
    copied = await sql.change(
      `INSERT INTO certificates (id, status, ${COPIED})
       SELECT id + ?, CASE (id + ?) % 4 WHEN 0 THEN 'Unverified' WHEN 1 THEN 'Verifying' WHEN 2 THEN 'Verified' ELSE 'Rejected' END, ${COPIED}
       FROM certificates WHERE id <= ?`,
      [last, last, count - last],
    );
  }
  await sql.rows(sql.engine === 'mariadb' ? 'ANALYZE TABLE certificates' : 'ANALYZE');
}

/** Words that begin alike; every record has one of the last two. */
const WORDS = ['ali', 'alia', 'alim', 'al', 'bo', 'bob', '王小明', '王小', 'zed', 'zero'] as const;
const QUERIES = 'a,al,ali,alim,b,bob,王,小,小明,z,ze,zed,zero,rare,nobody,al z,王 b'.split(',');
const RECORDS = 60;

/** The same names at every run. */
function nameOf(number: number): string {
  const picked = WORDS.slice(0, 8).filter((_, place) => (number * (place + 3) * 7919) % 5 < 2);
  return [...picked, number % 3 === 0 ? 'zed' : 'zero'].join(' ');
}

onEachEngine('searches by words', (fresh) => {
  let db: TestDatabase;
  let stores: Stores;
  const records = new Map<number, Certificate>();
  const keep = (record: Certificate) => void records.set(record.id, record);
  beforeAll(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
    keep(await insertCertificate(stores, {}, { name: 'Rare Ali' }));
    for (let number = 1; number <= RECORDS; number += 1)
      keep(await insertCertificate(stores, {}, { name: nameOf(number) }));
  });
  afterAll(() => db?.dispose());

  const findWhatIsThere = async () => {
    for (const name of QUERIES) {
      const all = [...records.values()].filter(({ form }) => isFoundBy(name, form.name ?? '')).map(({ id }) => id);
      for (const descending of [true, false]) {
        const ids = all.sort((a, b) => (descending ? b - a : a - b));
        for (const [offset, limit] of [
          [0, 3],
          [0, 100],
          [4, 7],
          [25, 10],
          [ids.length, 2],
        ] as const) {
          const page = { offset, limit };
          const expected = [name, ids.length, ...ids.slice(offset, offset + limit)];
          const request = { filter: { name }, sort: { field: 'id', descending }, page } as const;
          const { items, total } = await stores.certificates.search(request, NOON);
          expect([name, total, ...items.map(({ id }) => id)]).toEqual(expected);
          if (!descending) continue;
          const listed = await stores.certificates.list({ name }, page);
          expect([name, listed.total, ...listed.items.map(({ id }) => id)]).toEqual(expected);
        }
      }
    }
  };

  it('find what a scan of the names finds, each once', findWhatIsThere);

  it('find it after names changed and went, and leave no word of a name that went', async () => {
    for (const [place, record] of [...records.values()].entries()) {
      if (place % 7 === 2) {
        const form = { ...record.form, name: `${record.form.name} Bobby Ali` };
        keep(await stores.unitOfWork.run((tx) => tx.certificates.update(record, { ...record, form })));
      }
      if (place % 7 !== 5 && record.form.name !== 'Rare Ali') continue;
      await stores.unitOfWork.run((tx) => tx.certificates.remove(record));
      records.delete(record.id);
    }
    await findWhatIsThere();
    const words = await db.database.read(
      withSql((sql) => sql.rows("SELECT word FROM certificate_words WHERE word = 'rare'")),
    );
    expect(words).toEqual([]);
  });
});
