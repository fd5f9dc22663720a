import { TypeOrmRetention } from '../../../src/modules/privacy/retention.typeorm-repository.js';
import type { Transaction } from '../../../src/unit-of-work/unit-of-work.js';
import { addFiles, after, NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase, type Statement } from '../../support/recording-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { fill } from './many-rows.js';

const ROWS = 4000;
const FILES = 600;
const LIMIT = 50;

/** Slices of the files, old ones and those that were discarded long ago. */
const SLICES: Record<string, (tx: Transaction) => Promise<unknown>> = {
  'a slice of old files': (tx) => tx.files.discardOrphans(after(10_000), LIMIT, NOON),
  'files that were discarded long ago': (tx) => tx.files.takeLeftovers(after(1_000), LIMIT, NOON),
};

type Ask = (on: Pick<Stores, 'personalData'> & { readonly retention: TypeOrmRetention }) => Promise<unknown>;

/** What a sweep or an export reads, each in one statement by an index, however many rows there are. What is removed is removed last. */
const READS: Record<string, { ask: Ask; reads: number }> = {
  'own records': { ask: ({ personalData }) => personalData.certificates(5, 0, LIMIT), reads: 60 },
  'own files': { ask: ({ personalData }) => personalData.files(5, '', LIMIT), reads: 150 },
  'own sessions': { ask: ({ personalData }) => personalData.sessions(5, '', LIMIT), reads: 60 },
  'what a user did': { ask: ({ personalData }) => personalData.events(5, 'by', null, LIMIT), reads: 150 },
  'what was done to a user': { ask: ({ personalData }) => personalData.events(5, 'about', null, LIMIT), reads: 150 },
  'old drafts': { ask: ({ retention }) => retention.findUnchanged('Unverified', after(-5), LIMIT), reads: 60 },
  'old rejected records': { ask: ({ retention }) => retention.findUnchanged('Rejected', after(-5), LIMIT), reads: 60 },
  'records of erased accounts': { ask: ({ retention }) => retention.findErasedRecords(after(-5), LIMIT), reads: 60 },
  'erased accounts': { ask: ({ retention }) => retention.findErasedUsers(after(-5), LIMIT), reads: 60 },
  'erased accounts with remains': { ask: ({ retention }) => retention.findWithRemains(after(-5), LIMIT), reads: 60 },
  'old sessions': { ask: ({ retention }) => retention.removeSessions(after(5), LIMIT), reads: 60 },
  'old codes': { ask: ({ retention }) => retention.removeCodes(after(-5), LIMIT), reads: 60 },
  'old login failures': { ask: ({ retention }) => retention.removeLoginFailures(after(-5), LIMIT), reads: 60 },
  'old watchers': { ask: ({ retention }) => retention.removeWatchers(after(-5), LIMIT), reads: 60 },
  'old jobs': { ask: ({ retention }) => retention.removeJobs(after(-5), LIMIT), reads: 60 },
  'old requests for personal data': {
    ask: ({ retention }) => retention.removeDataRequests(after(-5), LIMIT),
    reads: 60,
  },
  'old shares': { ask: ({ retention }) => retention.removeShares(after(-5), LIMIT), reads: 60 },
};

onEachEngine('what sweeps and exports ask', (fresh, engine) => {
  let db: TestDatabase;
  let recording: RecordingDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    const stores = { ...storesOn(db.database), dispose: db.dispose };
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
    await db.database.write(withSql((sql) => sql.rows(engine === 'MariaDB' ? statistics : 'ANALYZE')));
    recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
  }, 240_000);
  afterAll(async () => {
    await recording?.close();
    await db?.dispose();
  });

  async function scansOf({ text, values }: Statement) {
    const explain = engine === 'MariaDB' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    const plan = await db.database.read(
      withSql((sql) => sql.rows<{ detail?: string; type?: string; key?: string | null }>(`${explain} ${text}`, values)),
    );
    expect(plan.length).toBeGreaterThan(0);
    return plan.filter(({ detail, type }) => (detail ? /^SCAN/.test(detail) : type === 'ALL' || type === 'index'));
  }

  const rowsOf = (query: Statement) =>
    engine === 'SQLite' ? 0 : db.database.read(withSql((sql) => rowsRead(sql, query)));

  it.each(Object.entries(SLICES))('%s: by an index, touching few rows', async (_, take) => {
    const undone = async (tx: Transaction) => {
      await take(tx);
      throw new Error('undone');
    };
    const asked = await recording.readBy(() =>
      storesOn(recording)
        .unitOfWork.run(undone)
        .catch(() => undefined),
    );
    const slice = asked.find(({ text }) => / FROM \W?files\W/.test(text));
    if (!slice) throw new Error('no files were asked for');
    expect(await scansOf(slice)).toEqual([]);
    expect(await rowsOf(slice)).toBeLessThanOrEqual(60);
  });

  it.each(Object.entries(READS))('%s: by an index, touching few rows', async (_, { ask, reads }) => {
    const on = { ...storesOn(recording), retention: new TypeOrmRetention(recording) };
    const [query, ...others] = await recording.readBy(() => ask(on));
    if (!query) throw new Error('nothing was asked');
    // The records of the ids that were found.
    for (const { text } of others) expect(text).toMatch(/ FROM certificates t WHERE t.id IN /);
    expect(await scansOf(query)).toEqual([]);
    expect(await rowsOf(query)).toBeLessThanOrEqual(reads);
  });
});
