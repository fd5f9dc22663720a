import {
  EVENTS_AFTER,
  FILES_AFTER,
  OWNED_AFTER,
  SESSIONS_AFTER,
} from '../../../src/modules/privacy/personal-data.typeorm-reader.js';
import { OVERDUE } from '../../../src/modules/privacy/retention.typeorm-repository.js';
import type { Value } from '../../../src/platform/db/sql.js';
import type { Transaction } from '../../../src/unit-of-work/unit-of-work.js';
import { addFiles, after, NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { selectsOf } from '../../support/statements.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { fill } from './many-rows.js';

const ROWS = 4000;
const FILES = 600;
const NOW = NOON.getTime();
const LIMIT = 50;

/** What a sweep or an export asks: each finds its rows by an index, however many there are. */
const QUERIES: Record<string, { text: string; values: Value[]; reads: number }> = {
  'old sessions': { text: OVERDUE.sessions, values: [NOW + 5, LIMIT], reads: 60 },
  'old codes': { text: OVERDUE.codes, values: [NOW - 5, LIMIT], reads: 60 },
  'old login failures': { text: OVERDUE.loginFailures, values: [NOW - 5, LIMIT], reads: 60 },
  'old jobs': { text: OVERDUE.jobs, values: [NOW - 5, LIMIT], reads: 60 },
  'old shares': { text: OVERDUE.shares, values: [NOW - 5, LIMIT], reads: 60 },
  'old drafts': { text: OVERDUE.drafts, values: [NOW - 5, LIMIT], reads: 60 },
  'old rejected records': { text: OVERDUE.rejected, values: [NOW - 5, LIMIT], reads: 60 },
  'records of erased accounts': { text: OVERDUE.erasedRecords, values: [NOW - 5, LIMIT], reads: 60 },
  'erased accounts': { text: OVERDUE.erasedUsers, values: [NOW - 5, LIMIT], reads: 60 },
  'erased accounts with remains': { text: OVERDUE.remains, values: [NOW - 5, LIMIT], reads: 60 },
  'own records': { text: OWNED_AFTER, values: [5, 0, LIMIT], reads: 60 },
  'own files': { text: FILES_AFTER, values: [5, '', LIMIT], reads: 150 },
  'own sessions': { text: SESSIONS_AFTER, values: [5, '', LIMIT], reads: 60 },
  'what a user did': { text: EVENTS_AFTER.by, values: [5, 0, 0, 0, LIMIT], reads: 150 },
  'what was done to a user': { text: EVENTS_AFTER.about, values: ['5', 5, 0, 0, 0, LIMIT], reads: 150 },
};

/** Slices of the files, old ones and those that were discarded long ago. */
const SWEEPS: Record<string, (tx: Transaction) => Promise<unknown>> = {
  'a slice of old files': (tx) => tx.files.discardStrays(after(10_000), LIMIT, NOON),
  'files that were discarded long ago': (tx) => tx.files.takeLeftovers(after(1_000), LIMIT, NOON),
};

onEachEngine('what sweeps and exports ask', (fresh, engine) => {
  let db: TestDatabase;
  let stores: Stores;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    stores = { ...storesOn(db.database), dispose: db.dispose };
    for (let n = 0; n < FILES; n += 100) {
      await addFiles(stores, 100, { ownerId: 5 + (n % 400), createdAt: after(n) });
    }
    for (let n = 0; n < 60; n += 1) {
      await stores.unitOfWork.run(async (tx) => {
        for (let each = 0; each < 25; each += 1) {
          const userId = (n * 25 + each) % 500;
          tx.audit.record({
            actorId: userId,
            action: 'login.succeeded',
            subject: { type: 'user', id: String(userId) },
          });
          tx.audit.record({ actorId: null, action: 'login.failed', subject: { type: 'user', id: String(userId) } });
        }
      });
    }
    const statistics = 'ANALYZE TABLE files, audit_events, users, reports, jobs, sessions, certificates';
    await db.database.write((sql) => sql.rows(engine === 'MariaDB' ? statistics : 'ANALYZE'));
  }, 240_000);
  afterAll(() => db?.dispose());

  it.each(Object.entries(QUERIES))('%s: by an index', async (_, { text, values }) => {
    const explain = engine === 'MariaDB' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    const plan = await db.database.read((sql) =>
      sql.rows<{ detail?: string; type?: string; key?: string | null }>(`${explain} ${text}`, values),
    );
    expect(plan.length).toBeGreaterThan(0);
    const scans = plan.filter(({ detail, type }) =>
      detail ? /^SCAN/.test(detail) : type === 'ALL' || type === 'index',
    );
    expect(scans).toEqual([]);
  });

  it.each(Object.entries(SWEEPS))('%s: by an index', async (_, sweep) => {
    const undone = async (tx: Transaction) => {
      await sweep(tx);
      throw new Error('undone');
    };
    const sent = await selectsOf(db.database, () => stores.unitOfWork.run(undone).catch(() => undefined));
    const slice = sent.find(({ text }) => / FROM \W?files\W/.test(text));
    if (!slice) throw new Error('no files were asked for');
    expect(await db.database.read((sql) => faultsOf(sql, slice, { sorts: true }))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read((sql) => rowsRead(sql, slice))).toBeLessThanOrEqual(60);
  });

  if (engine === 'SQLite') return;
  it.each(Object.entries(QUERIES))('%s: touches few rows', async (_, { text, values, reads }) => {
    const touched = await db.database.read(async (sql) => {
      await sql.rows('FLUSH STATUS');
      await sql.rows(text, values);
      const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
      return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
    });
    expect(touched).toBeLessThanOrEqual(reads);
  });
});
