import { actorsOfSessions } from '../../../src/modules/auth/session.typeorm-repository.js';
import type { CertificateFilter } from '../../../src/modules/certificates/certificate.repository.js';
import { narrowed, wholeOrder } from '../../../src/modules/certificates/certificate-pages.queries.js';
import { SUMMARY } from '../../../src/modules/certificates/certificate-shown.queries.js';
import { BY_PDF, EDITIONS, inForceByHolder } from '../../../src/modules/reports/report.typeorm-repository.js';
import { WATCHED_BY, WATCHING } from '../../../src/modules/reports/watcher.typeorm-repository.js';
import type { Sql, Value } from '../../../src/platform/db/sql.js';
import { DUE_JOBS, JOBS_IN_STATE } from '../../../src/platform/jobs/typeorm.job-queue.js';
import { NOON } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { fill } from './many-rows.js';

const ROWS = 4000;
const NOW = NOON.getTime();

const sessionId = (n: number) => String(n).padStart(32, '0');

interface HotQuery {
  readonly text: string;
  readonly values: readonly Value[];
  /** Rows and index entries it may touch on MariaDB: what it answers, what it counts and the totals, never the table. */
  readonly reads: number;
  /** Its hits have to be sorted, for they are found by words. */
  readonly sorts?: boolean;
  /** It walks the whole list newest first and stops at the end of the page: on MariaDB by this index. */
  readonly walks?: 'PRIMARY' | 'ix_certificates_newest';
}

onEachEngine('the hot queries', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
  }, 120_000);
  afterAll(() => db?.dispose());

  const list = (filter: CertificateFilter, offset: number, rest: Omit<HotQuery, 'text' | 'values'>): HotQuery => {
    const dialect = engine === 'SQLite' ? 'sqlite' : 'mariadb';
    const page = { offset, limit: 10 };
    const { name, ownerId, ...whole } = filter;
    const sort = { field: 'id', descending: true } as const;
    const query =
      name === undefined && ownerId === undefined
        ? wholeOrder({ filter: whole, sort, page }, null, SUMMARY, dialect)
        : narrowed(filter, page, SUMMARY, dialect);
    if (!query) throw new Error('the filter finds nothing');
    return { ...query.page, ...rest };
  };
  // 4000 records: 8 of each owner, 1000 of each status, 36 whose number begins with n1a, 500 of each surname.
  const queries: Record<string, () => HotQuery> = {
    'all, newest first': () => list({}, 0, { reads: 100, walks: 'PRIMARY' }),
    'all, a deep page': () => list({}, 300, { reads: 1200, walks: 'ix_certificates_newest' }),
    'by owner': () => list({ ownerId: 5 }, 0, { reads: 60 }),
    'by status': () => list({ status: 'Verifying' }, 0, { reads: 60 }),
    'by status, a deep page': () => list({ status: 'Verifying' }, 300, { reads: 1200 }),
    'by owner and status': () => list({ ownerId: 5, status: 'Verifying' }, 0, { reads: 60 }),
    'by a word and status': () => list({ name: 'n1a', status: 'Verifying' }, 0, { reads: 300, sorts: true }),
    'by two words': () => list({ name: 'wang n1a' }, 0, { reads: 3000, sorts: true }),
    'by a Chinese word': () => list({ name: '王小 n1a' }, 0, { reads: 20_000, sorts: true }),
    'by word and owner': () => list({ name: 'wang', ownerId: 8 }, 0, { reads: 200, sorts: true }),
    'the actor of a session': () => ({ ...actorsOfSessions([sessionId(7)]), reads: 3 }),
    'the actors of several sessions': () => ({ ...actorsOfSessions([7, 77, 777, 3777].map(sessionId)), reads: 16 }),
    'the reports of a holder': () => ({ ...inForceByHolder(['a'.repeat(64)]), reads: 3 }),
    'the reports of several holders': () => ({
      ...inForceByHolder(['a', 'b', 'c'].map((a) => a.repeat(64))),
      reads: 9,
    }),
    'the jobs in a state': () => ({ text: JOBS_IN_STATE, values: ['open'], reads: 210 }),
    'the editions under a number': () => ({ text: EDITIONS, values: ['MYV-17'], reads: 3 }),
    'who watches a report': () => ({ text: WATCHING, values: ['MYV-17', 0, NOW, 100], reads: 3, sorts: true }),
    'what an address watches': () => ({ text: WATCHED_BY, values: ['watcher17@example.com'], reads: 12 }),
    'the report of a file': () => ({
      text: `SELECT * FROM reports WHERE ${BY_PDF} LIMIT 1`,
      values: ['a'.repeat(64)],
      reads: 3,
    }),
    'the due jobs': () => ({ text: DUE_JOBS, values: ['mail', NOW + ROWS, NOW + ROWS, 10], reads: 15 }),
  };

  for (const [title, query] of Object.entries(queries)) {
    const scans = engine === 'SQLite' ? sqliteFaults : mariadbFaults;
    it(`${title}: no full scan, and no sort but of what was found`, async () => {
      const { text, values, ...allowed } = query();
      expect(await db.database.read((sql) => scans(sql, text, values, allowed))).toEqual([]);
    });
  }

  if (engine === 'SQLite') return;
  for (const [title, query] of Object.entries(queries)) {
    it(`${title}: touches few rows`, async () => {
      const { text, values, reads } = query();
      expect(await db.database.read((sql) => rowsTouched(sql, text, values))).toBeLessThanOrEqual(reads);
    });
  }
});

type Allowed = Pick<HotQuery, 'sorts' | 'walks'>;

/** The steps of a plan that must not be in it. */
async function sqliteFaults(sql: Sql, text: string, values: readonly Value[], allowed: Allowed): Promise<string[]> {
  const plan = await sql.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, values);
  expect(plan.length).toBeGreaterThan(0);
  return plan
    .map((step) => step.detail)
    .filter((step) => {
      // `p` is the page of ids, and the counts are 64 rows.
      if (/^SCAN (p|certificate_counts)$/.test(step)) return false;
      if (/^SCAN/.test(step))
        return !(allowed.walks && /^SCAN t( USING COVERING INDEX ix_certificates_newest)?$/.test(step));
      return /TEMP B-TREE/.test(step) && !allowed.sorts;
    });
}

interface MariadbStep {
  readonly table: string;
  readonly type: string;
  readonly key: string | null;
  readonly Extra: string;
}

async function mariadbFaults(sql: Sql, text: string, values: readonly Value[], allowed: Allowed): Promise<string[]> {
  const plan = await sql.rows<MariadbStep>(`EXPLAIN ${text}`, values);
  expect(plan.length).toBeGreaterThan(0);
  return plan
    .filter(({ table, type, key, Extra }) => {
      if (table.startsWith('<') || table === 'certificate_counts') return false;
      if (type === 'index' && allowed.walks) return key !== allowed.walks;
      if (type === 'ALL' || type === 'index') return true;
      return Extra.includes('filesort') && !allowed.sorts;
    })
    .map((step) => JSON.stringify(step));
}

async function rowsTouched(sql: Sql, text: string, values: readonly Value[]): Promise<number> {
  await sql.rows('FLUSH STATUS');
  await sql.rows(text, values);
  const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
}
