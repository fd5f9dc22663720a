import type { CertificateSearch, CertificateSort } from '../../../src/modules/certificates/certificate.repository.js';
import { stepOf } from '../../../src/modules/certificates/certificate.typeorm-reader.js';
import { idsOf } from '../../../src/modules/certificates/certificate-order.queries.js';
import { totalOf } from '../../../src/modules/certificates/certificate-search.queries.js';
import type { Condition } from '../../../src/platform/db/word-search.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { fill } from './many-rows.js';

const ROWS = 4000;

onEachEngine('a search by what is read off a document', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    if (engine === 'MariaDB') return;
    // As in an installation, where nobody gathers statistics.
    await db.database.write(async (sql) => {
      await sql.change('DELETE FROM sqlite_stat1');
      await sql.rows('ANALYZE sqlite_schema');
    });
  }, 120_000);
  afterAll(() => db?.dispose());

  const dialect = engine === 'SQLite' ? 'sqlite' : 'mariadb';
  const ids = (filter: CertificateSearch, field: CertificateSort, hits = 1) =>
    idsOf(
      { filter, sort: { field, descending: true }, page: { offset: 0, limit: 10 } },
      { hits, walked: ROWS },
      dialect,
    );
  const narrow = { status: 'Rejected', type: 'verification', ownerId: 18, university: 'u' } as const;

  // Each passport and email once, each certificate number twice; 1000 records of each status, 8 of each owner.
  const queries: Record<string, () => readonly [Condition, index: string, reads: number]> = {
    'a passport by id': () => [ids({ passport: 'P 17' }, 'id'), 'ix_certificates_passport', 10],
    'a passport and all else by application': () => [
      ids({ ...narrow, passport: 'P17' }, 'appliedAt'),
      'ix_certificates_passport',
      10,
    ],
    'a passport and a word by name': () => [
      ids({ passport: 'P17', name: 'nhh' }, 'name'),
      'ix_certificates_passport',
      30,
    ],
    'a certificate number and all else by name': () => [
      ids({ ...narrow, certNo: 'C17' }, 'name', 2),
      'ix_certificates_cert_no',
      12,
    ],
    'an email and all else by last change': () => [
      ids({ ...narrow, email: 'student17@example.com' }, 'updatedAt'),
      'ix_certificates_email',
      10,
    ],
    'the total of a passport': () => [totalOf({ passport: 'P17' }, dialect), 'ix_certificates_passport', 10],
    'the total of a passport and all else': () => [
      totalOf({ ...narrow, passport: 'P17' }, dialect),
      'ix_certificates_passport',
      10,
    ],
    'the total of a certificate number and a status': () => [
      totalOf({ certNo: 'c 17', status: 'Rejected' }, dialect),
      'ix_certificates_cert_no',
      10,
    ],
    'the total of an email and an owner': () => [
      totalOf({ email: 'student17@example.com', ownerId: 18 }, dialect),
      'ix_certificates_email',
      10,
    ],
  };

  it.each(Object.keys(queries))('%s: along its index, reading what it finds', async (title) => {
    const [query, index, reads] = queries[title]?.() ?? [];
    if (!query) throw new Error(`no query ${title}`);
    expect(await db.database.read((sql) => faultsOf(sql, query, { sorts: true }))).toEqual([]);
    const plan = await db.database.read((sql) =>
      sql.rows(`EXPLAIN ${engine === 'SQLite' ? 'QUERY PLAN ' : ''}${query.text}`, query.values),
    );
    expect(JSON.stringify(plan)).toContain(index);
    if (engine === 'SQLite') return;
    expect(await db.database.read((sql) => rowsRead(sql, query))).toBeLessThanOrEqual(reads ?? 0);
  });

  it('a step of an export reads no more than its stretch', async () => {
    const step = stepOf({ passport: 'P17' }, 2500);
    expect(await db.database.read((sql) => faultsOf(sql, step))).toEqual([]);
    if (engine === 'MariaDB') expect(await db.database.read((sql) => rowsRead(sql, step))).toBeLessThanOrEqual(600);
  });
});
