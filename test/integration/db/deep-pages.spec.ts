import { STATUSES } from '../../../src/domain/certificate/certificate.machine.js';
import type { Sort } from '../../../src/domain/shared/list.js';
import type { CertificateSearch, CertificateSort } from '../../../src/modules/certificates/certificate.repository.js';
import { recountCertificates } from '../../../src/modules/certificates/certificate-counts.queries.js';
import { listed, searched } from '../../../src/modules/certificates/certificate-pages.queries.js';
import { SUMMARY, WHOLE } from '../../../src/modules/certificates/certificate-shown.queries.js';
import { STRETCH } from '../../../src/modules/certificates/certificate-stretches.queries.js';
import type { Sql } from '../../../src/platform/db/sql.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { addFiles, type Stores } from '../../contract/stores.js';
import { nextCertificateId, onEachEngine, type TestDatabase } from '../../support/databases.js';
import { storesOn } from '../../support/typeorm-stores.js';

type Status = (typeof STATUSES)[number];
type Tallies = Record<Lowercase<Status>, number>;

const LIMIT = 25;
const FIRST_ROWS = 12_288;

onEachEngine('deep pages', (fresh, engine) => {
  let db: TestDatabase;
  let stores: Stores;
  beforeAll(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
    const [file = ''] = await addFiles(stores, 1);
    await insertCertificate(stores, { status: 'Verifying' }, { certPhotos: [file] });
    await db.database.write((sql) => multiply(sql, FIRST_ROWS));
    // Every tenth is gone, and most of one stretch, and all of another.
    await db.database.write((sql) =>
      sql.change(
        'DELETE FROM certificates WHERE id % 10 = 3 OR (id > 3100 AND id < 4000) OR (id >= 6144 AND id < 7168)',
      ),
    );
    await db.database.write(recountCertificates);
  }, 120_000);
  afterAll(() => db?.dispose());

  const read = <T>(work: (sql: Sql) => Promise<T>) => db.database.read(work);
  const idsOf = (status?: Status) =>
    read(async (sql) => {
      const where = status === undefined ? '' : `WHERE status = '${status}'`;
      return (await sql.rows<{ id: number }>(`SELECT id FROM certificates ${where} ORDER BY id`)).map(({ id }) => id);
    });
  const page = async (filter: CertificateSearch, offset: number, sort: Sort<CertificateSort>) => {
    const found = await read((sql) => searched(sql, { filter, sort, page: { offset, limit: LIMIT } }, WHOLE));
    return [found.total, ...found.items.map(({ id }) => id)];
  };
  const isExact = async () => {
    for (const status of [undefined, 'Verifying', 'Rejected'] as const) {
      const ids = await idsOf(status);
      const filter = status === undefined ? {} : { status };
      const offsets = [0, 190, 2047, 2048, 2500, 3333, 5000, ids.length - 2100, ids.length - 20, ids.length, 99_999];
      for (const descending of [true, false]) {
        const order = descending ? [...ids].reverse() : ids;
        for (const offset of offsets.filter((one) => one >= 0)) {
          const expected = [ids.length, ...order.slice(offset, offset + LIMIT)];
          // All have one name, and come in the order of their ids then; they are walked to from the nearer end.
          for (const field of ['id', 'name'] as const) {
            const found = await page(filter, offset, { field, descending });
            expect({ field, offset, found }).toEqual({ field, offset, found: expected });
          }
          if (!descending) continue;
          const shown = await read((sql) => listed(sql, filter, { offset, limit: LIMIT }, SUMMARY));
          expect([shown.total, ...shown.items.map(({ id }) => id)]).toEqual(expected);
        }
      }
    }
  };
  const countedStretches = () =>
    read((sql) => sql.rows<{ stretch: number } & Tallies>('SELECT * FROM certificate_stretches ORDER BY stretch'));
  /** What is written of the stretches is what there is. */
  const areCounted = async () => {
    for (const { stretch, ...tallies } of await countedStretches()) {
      const rows = await read((sql) =>
        sql.rows<{ status: Status; n: number | string }>(
          'SELECT status, COUNT(*) AS n FROM certificates WHERE id >= ? AND id < ? GROUP BY status',
          [stretch * STRETCH, (stretch + 1) * STRETCH],
        ),
      );
      const found = new Map(rows.map(({ status, n }) => [status, Number(n)]));
      const expected = Object.fromEntries(STATUSES.map((status) => [status.toLowerCase(), found.get(status) ?? 0]));
      expect({ stretch, ...tallies }).toEqual({ stretch, ...expected });
    }
  };

  it('hold what a walk from the beginning leads to', isExact, 60_000);

  it('hold it after records came, changed and went', async () => {
    const ids = await idsOf('Verifying');
    for (const id of [ids[3], ids[700], ids[1500], ids.at(-1)]) {
      const record = await stores.certificates.findById(id ?? 0);
      if (!record) throw new Error('there is no such record');
      await stores.unitOfWork.run((tx) => tx.certificates.update(record, { ...record, status: 'Rejected' }));
    }
    for (const id of [ids[4], ids[800], ids.at(-2)]) {
      await stores.unitOfWork.run((tx) => tx.certificates.remove({ id: id ?? 0, version: 1, status: 'Verifying' }));
    }
    await areCounted();
    await isExact();
  });

  it('know a stretch by the time the next but one begins, whatever goes on meanwhile', async () => {
    const before = await countedStretches();
    const newest = (await idsOf()).at(-1) ?? 0;
    const begins = (Math.floor(newest / STRETCH) + 2) * STRETCH;
    await nextCertificateId(db.database, begins);
    const late = await idsOf('Verifying');
    await Promise.all([
      ...Array.from({ length: 20 }, () => insertCertificate(stores, { status: 'Verifying' })),
      ...late.slice(-10).map(async (id) => {
        const record = await stores.certificates.findById(id);
        if (!record) throw new Error('there is no such record');
        await stores.unitOfWork.run((tx) => tx.certificates.update(record, { ...record, status: 'Verified' }));
      }),
    ]);
    await insertAt(begins + STRETCH);
    expect((await countedStretches()).length).toBeGreaterThan(before.length);
    await areCounted();
    await isExact();
  }, 120_000);

  it('count a stretch afresh where somebody holds one of its records', async () => {
    const newest = (await idsOf()).at(-1) ?? 0;
    const last = (await countedStretches()).at(-1)?.stretch ?? 0;
    const [held = 0] = (await idsOf('Verifying')).filter((id) => id >= (last + 1) * STRETCH);
    const record = await stores.certificates.findById(held);
    if (!record) throw new Error('there is no such record');
    const begins = (Math.floor(newest / STRETCH) + 2) * STRETCH;
    await nextCertificateId(db.database, begins);
    let insert = (): void => undefined;
    const inserting = new Promise<void>((resolve) => {
      insert = resolve;
    }).then(() => insertCertificate(stores, { status: 'Verifying' }));
    await stores.unitOfWork.run(async (tx) => {
      await tx.certificates.update(record, { ...record, status: 'Rejected' });
      insert();
      // On SQLite it waits for its turn.
      if (engine === 'MariaDB') await inserting;
    });
    const { id } = await inserting;
    // It was made to begin again by the record that it could not have.
    if (engine === 'MariaDB') expect(id).toBeGreaterThan(begins);
    await areCounted();
    await insertAt(begins + STRETCH);
    await areCounted();
    await isExact();
  });

  if (engine === 'MariaDB') {
    it('cost no more, however many records there are', async () => {
      const reads = async (filter: CertificateSearch, offset: number, descending = true) =>
        read(async (sql) => {
          await sql.rows('FLUSH STATUS');
          const sort = { field: 'id', descending } as const;
          await searched(sql, { filter, sort, page: { offset, limit: LIMIT } }, WHOLE);
          const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
          return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
        });
      // Two stretches that are not counted, one that is walked, the rows of the page, and a row for each stretch before it.
      const most = 3 * STRETCH + 500;
      for (const rows of [12_288, 49_152]) {
        await db.database.write((sql) => multiply(sql, rows));
        await db.database.write(recountCertificates);
        for (const offset of [5000, 9000, rows - 5000]) {
          expect(await reads({}, offset)).toBeLessThan(most);
          expect(await reads({}, offset, false)).toBeLessThan(most);
        }
        expect(await reads({ status: 'Verifying' }, 2200)).toBeLessThan(most);
        expect(await reads({ status: 'Verifying' }, rows / 4 - 200)).toBeLessThan(most);
      }
    }, 120_000);
  }

  async function insertAt(id: number): Promise<void> {
    await nextCertificateId(db.database, id);
    expect((await insertCertificate(stores, { status: 'Unverified' })).id).toBe(id);
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
