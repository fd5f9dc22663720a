import type { ListRequest } from '../../../src/domain/shared/list.js';
import type { CertificateSearch, CertificateSort } from '../../../src/modules/certificates/certificate.repository.js';
import { stepOf } from '../../../src/modules/certificates/certificate.typeorm-reader.js';
import { idsOf } from '../../../src/modules/certificates/certificate-order.queries.js';
import { wholeOrder } from '../../../src/modules/certificates/certificate-pages.queries.js';
import { totalOf } from '../../../src/modules/certificates/certificate-search.queries.js';
import { WITH_CLAIMS } from '../../../src/modules/certificates/certificate-shown.queries.js';
import { farIds, gatheredIds, nearPages } from '../../../src/modules/certificates/certificate-word-pages.queries.js';
import { jobSearch } from '../../../src/modules/jobs/job.typeorm-reader.js';
import { reportSearch } from '../../../src/modules/reports/report-search.queries.js';
import {
  DECISION_TIMES,
  DECISIONS,
  OLDEST_WAITING,
  PARKED_JOBS,
  waitingSince,
} from '../../../src/modules/statistics/statistics.typeorm-reader.js';
import { countUpTo, type SortedSearch, sortedIds } from '../../../src/platform/db/sorted-list.js';
import type { Condition } from '../../../src/platform/db/word-search.js';
import { after, NOON } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { type AllowedSteps, faultsOf, rowsRead } from '../../support/query-plan.js';
import { fill } from './many-rows.js';

const ROWS = 4000;
const MINUTE = 60_000;
/** So many hits that walking is right. */
const LARGE = { hits: 100_000, walked: 1_000_000 };

interface Expected extends AllowedSteps {
  /** Rows and index entries that MariaDB may read. */
  readonly reads: number;
}

onEachEngine('the lists and statistics', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    await db.database.write(async (sql) => {
      // Names that say nothing of the status, 80 records of each university, every minute one application and decision, one stamping in a hundred.
      const keys = Array.from({ length: 50 }, (_, n) => `WHEN ${n} THEN 'u${String(n).padStart(2, '0')}'`).join(' ');
      await sql.change(
        `UPDATE certificates SET university_key = CASE id % 50 ${keys} END, updated_at = updated_at + id,
         name_key = CASE id * 7 % 50 ${keys} END,
         type = CASE id % 100 WHEN 1 THEN 'stamping' ELSE 'verification' END`,
      );
      await sql.change('UPDATE certificates SET applied_at = ? - id * ? WHERE applied_at IS NOT NULL', [
        NOON.getTime(),
        MINUTE,
      ]);
      await sql.change('UPDATE certificates SET decided_at = applied_at + ? WHERE decided_at IS NOT NULL', [MINUTE]);
      await sql.change("UPDATE jobs SET state = 'parked' WHERE id % 400 = 0");
      await sql.change("UPDATE reports SET status = 'withdrawn', issued_at = issued_at + id WHERE id % 100 = 0");
      const trail = Array.from({ length: 500 }, (_, n) => [1, n + 1, NOON.getTime() - n * 100 * MINUTE]);
      await sql.change(
        `INSERT INTO audit_events (chain, sequence, at, action, previous_hash, hash) VALUES ${trail.map(() => "(?, ?, ?, 'certificate.verified', '', '')").join(', ')}`,
        trail.flat(),
      );
    });
    const tables = 'ANALYZE TABLE certificates, certificate_words, reports, jobs, audit_events';
    await db.database.write((sql) => sql.rows(engine === 'MariaDB' ? tables : 'ANALYZE'));
  }, 120_000);
  afterAll(() => db?.dispose());

  const request = (
    filter: CertificateSearch,
    field: CertificateSort,
    descending = true,
  ): ListRequest<CertificateSort, CertificateSearch> => ({
    filter,
    sort: { field, descending },
    page: { offset: 0, limit: 10 },
  });
  const dialect = engine === 'SQLite' ? 'sqlite' : 'mariadb';
  const walk = (filter: CertificateSearch, field: CertificateSort, size = LARGE) =>
    idsOf(request(filter, field), size, dialect);
  const gather = (filter: CertificateSearch, field: CertificateSort, hits = 80) =>
    idsOf(request(filter, field), { hits, walked: ROWS }, dialect);
  const ids = ({ order, ...search }: SortedSearch, size = LARGE) => sortedIds({ ...search, order, ...size }, dialect);
  const page = { offset: 0, limit: 10 };
  const rows = (filter: CertificateSearch, field: CertificateSort) =>
    wholeOrder(request(filter, field), null, WITH_CLAIMS, dialect).page;
  const newest = { field: 'id', descending: true } as const;

  const ofWord = (word: string, descending = true, limit = 10) => ({ word, descending, page: { offset: 0, limit } });
  const near = (word: string, descending = true) => nearPages([ofWord(word, descending)], WITH_CLAIMS, dialect);
  const oneStretch = { total: 500, newest: 0, oldest: 0 };

  // 4000 records: 8 of each owner, 1000 of each status, 80 of each university, 40 stampings, 500 of each surname.
  const queries: Record<string, () => readonly [Condition, Expected]> = {
    'all by id': () => [walk({}, 'id'), { reads: 15, walks: ['ix_certificates_newest'] }],
    'all by name': () => [walk({}, 'name'), { reads: 15, walks: ['ix_certificates_name'] }],
    'all by university': () => [walk({}, 'university'), { reads: 15, walks: ['ix_certificates_university'] }],
    'all by status': () => [walk({}, 'status'), { reads: 15, walks: ['ix_certificates_status'] }],
    'all by application': () => [walk({}, 'appliedAt'), { reads: 15, walks: ['ix_certificates_applied'] }],
    'all by last change': () => [walk({}, 'updatedAt'), { reads: 15, walks: ['ix_certificates_updated'] }],
    'a status by id': () => [walk({ status: 'Verifying' }, 'id'), { reads: 15 }],
    'a status by name': () => [walk({ status: 'Verifying' }, 'name'), { reads: 100, walks: ['ix_certificates_name'] }],
    'the queue': () => [walk({ status: 'Verifying' }, 'appliedAt'), { reads: 15 }],
    'a status by last change': () => [walk({ status: 'Verifying' }, 'updatedAt'), { reads: 15 }],
    'a type by application': () => [
      walk({ type: 'verification' }, 'appliedAt'),
      { reads: 40, walks: ['ix_certificates_applied'] },
    ],
    'a common word by application': () => [
      walk({ name: 'tan' }, 'appliedAt'),
      { reads: 800, walks: ['ix_certificates_applied'] },
    ],
    'since, by application': () => [walk({ appliedSince: after(-100 * MINUTE) }, 'appliedAt'), { reads: 15 }],
    'a university by its name': () => [walk({ university: 'u1' }, 'university'), { reads: 15 }],
    'an owner by name': () => [gather({ ownerId: 5 }, 'name', 8), { reads: 60, sorts: true }],
    'a university by application': () => [gather({ university: 'u07' }, 'appliedAt'), { reads: 400, sorts: true }],
    'a university and a status by name': () => [
      gather({ university: 'u07', status: 'Verified' }, 'name', 20),
      { reads: 1200, sorts: true },
    ],
    'a rare type by last change': () => [gather({ type: 'stamping' }, 'updatedAt', 40), { reads: 200, sorts: true }],
    'a rare word by university': () => [gather({ name: 'n1a' }, 'university', 36), { reads: 400, sorts: true }],
    'since, by name': () => [gather({ appliedSince: after(-100 * MINUTE) }, 'name', 75), { reads: 400, sorts: true }],
    'some ids by name': () => [gather({ ids: [5, 9, 3000] }, 'name', 3), { reads: 20, sorts: true }],
    // Ten records, their files, claims and the names of those who have them, the tallies.
    'whole records by id': () => [rows({}, 'id'), { reads: 120, walks: ['rowid', 'ix_certificates_newest'] }],
    'whole records by name': () => [rows({}, 'name'), { reads: 120, walks: ['ix_certificates_name'] }],
    'whole records of a status by id': () => [rows({ status: 'Verifying' }, 'id'), { reads: 120 }],
    'the queue in whole records': () => [rows({ status: 'Verifying' }, 'appliedAt'), { reads: 120 }],
    'a rare word by id': () => [gather({ name: 'n1a' }, 'id', 36), { reads: 120, sorts: true }],
    'the total of all': () => [totalOf({}, dialect), { reads: 140 }],
    'the total of a status': () => [totalOf({ status: 'Verified' }, dialect), { reads: 40 }],
    'the total of a type': () => [totalOf({ type: 'stamping' }, dialect), { reads: 140 }],
    'the total of a type and a status': () => [
      totalOf({ type: 'stamping', status: 'Verified' }, dialect),
      { reads: 60 },
    ],
    'the total of a university': () => [totalOf({ university: 'u07' }, dialect), { reads: 300 }],
    'the total since': () => [totalOf({ appliedSince: after(-100 * MINUTE) }, dialect), { reads: 300 }],
    'a rare word in whole records': () => [near('n1a'), { reads: 250, sorts: true }],
    'a common word in whole records': () => [near('tan'), { reads: 720, sorts: true }],
    'a common word in whole records, oldest first': () => [near('tan', false), { reads: 720, sorts: true }],
    'words of several who ask at once': () => [
      nearPages([ofWord('n1a'), ofWord('tan'), ofWord('tan', false)], WITH_CLAIMS, dialect),
      { reads: 1690, sorts: true },
    ],
    'a word in some stretches': () => [farIds(ofWord('tan'), oneStretch, 3, dialect), { reads: 520, sorts: true }],
    'all that have a word': () => [gatheredIds(ofWord('n1a'), dialect), { reads: 60, sorts: true }],
    'the total of a word': () => [totalOf({ name: 'n1a' }, dialect), { reads: 60 }],
    'the total of a common word': () => [totalOf({ name: 'tan' }, dialect), { reads: 5 }],
    'the total of two words': () => [totalOf({ name: 'tan n1a' }, dialect), { reads: 1100 }],
    'a step of an export': () => [stepOf({}, 2500), { reads: 600 }],
    'a step of an export by word': () => [stepOf({ name: 'n1a' }, 2500), { reads: 4000 }],
    'a step of an export by status': () => [stepOf({ status: 'Verified' }, 2500), { reads: 600 }],
    'reports by id': () => [ids(reportSearch({ filter: {}, sort: newest, page })), { reads: 15, walks: ['rowid'] }],
    'reports by issue': () => [
      ids(reportSearch({ filter: {}, sort: { field: 'issuedAt', descending: true }, page })),
      { reads: 15, walks: ['ix_reports_issued'] },
    ],
    'withdrawn reports by issue': () => [
      ids(reportSearch({ filter: { status: 'withdrawn' }, sort: { field: 'issuedAt', descending: true }, page })),
      { reads: 15 },
    ],
    'withdrawn reports by id': () => [
      ids(reportSearch({ filter: { status: 'withdrawn' }, sort: newest, page }), { hits: 40, walked: ROWS }),
      { reads: 200, sorts: true },
    ],
    'reports of a number': () => [
      ids(reportSearch({ filter: { number: 'MYV-17' }, sort: newest, page }), { hits: 1, walked: ROWS }),
      { reads: 10, sorts: true },
    ],
    'parked jobs by id': () => [
      ids(jobSearch({ filter: { state: 'parked' }, sort: newest, page }), { hits: 10, walked: ROWS }),
      { reads: 60, sorts: true },
    ],
    'open jobs by due time': () => [
      ids(jobSearch({ filter: { state: 'open' }, sort: { field: 'dueAt', descending: false }, page })),
      { reads: 15 },
    ],
    'open jobs of a lane by due time': () => [
      ids(jobSearch({ filter: { state: 'open', lane: 'mail' }, sort: { field: 'dueAt', descending: false }, page })),
      { reads: 15 },
    ],
    'jobs of a name by due time': () => [
      ids(jobSearch({ filter: { name: 'mail.code' }, sort: { field: 'dueAt', descending: true }, page })),
      { reads: 15 },
    ],
    'jobs by due time': () => [
      ids(jobSearch({ filter: {}, sort: { field: 'dueAt', descending: true }, page })),
      { reads: 15, walks: ['ix_jobs_falling_due'] },
    ],
    'the total of parked jobs': () => [
      countUpTo('jobs', jobSearch({ filter: { state: 'parked' }, sort: newest, page }).finding),
      { reads: 40 },
    ],
    'waiting for less than a day': () => [waitingSince({ after: after(-100 * MINUTE), until: null }), { reads: 200 }],
    'waiting for some days': () => [
      waitingSince({ after: after(-200 * MINUTE), until: after(-100 * MINUTE) }),
      { reads: 200 },
    ],
    'waiting for long': () => [waitingSince({ after: null, until: after(-3900 * MINUTE) }), { reads: 200 }],
    'the oldest waiting': () => [{ text: OLDEST_WAITING, values: [] }, { reads: 5 }],
    'decisions by day': () => [
      { text: DECISIONS, values: ['certificate.verified', NOON.getTime() - 10_000 * MINUTE] },
      { reads: 500, sorts: true },
    ],
    'how long decisions took': () => [
      { text: DECISION_TIMES, values: [NOON.getTime() - 300 * MINUTE, 100] },
      { reads: 400 },
    ],
    'the parked jobs': () => [PARKED_JOBS, { reads: 40 }],
  };

  it.each(Object.keys(queries))('%s: along an index, sorting no more than was found', async (title) => {
    const [query, allowed] = queries[title]?.() ?? [];
    if (!query) throw new Error(`no query ${title}`);
    expect(await db.database.read((sql) => faultsOf(sql, query, allowed))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read((sql) => rowsRead(sql, query))).toBeLessThanOrEqual(allowed?.reads ?? 0);
  });

  const filters: readonly CertificateSearch[] = [
    {},
    { status: 'Verifying' },
    { name: 'wang' },
    { name: 'tan n2' },
    { name: '王小' },
    { type: 'stamping', status: 'Rejected' },
    { university: 'u1', appliedSince: after(-900 * MINUTE) },
    { ownerId: 8, status: 'Unverified' },
  ];
  it.each(filters)('walking and gathering find the same for %j', async (filter) => {
    for (const field of ['id', 'name', 'university', 'status', 'appliedAt', 'updatedAt'] as const) {
      for (const descending of [true, false]) {
        const asked = { ...request(filter, field, descending), page: { offset: 3, limit: 25 } };
        const [walked, gathered] = [idsOf(asked, LARGE, dialect), idsOf(asked, { ...LARGE, hits: 1 }, dialect)];
        expect(walked.text).not.toBe(gathered.text);
        const [one, other] = await db.database.read(async (sql) => [
          await sql.rows(walked.text, walked.values),
          await sql.rows(gathered.text, gathered.values),
        ]);
        expect(one).toEqual(other);
      }
    }
  });
});
