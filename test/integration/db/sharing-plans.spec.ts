import { ShareEntity, ShareViewEntity } from '../../../src/modules/sharing/share.entity.js';
import { NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase } from '../../support/recording-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { fill } from './many-rows.js';

const ROWS = 1000;
const SHARES = 2000;
const NOW = NOON.getTime();

const PAGE = { offset: 0, limit: 10 };

/** What is asked, how many SELECTs that takes, and how many rows and index entries MariaDB may read for each. */
interface Asked {
  readonly ask: (stores: Omit<Stores, 'dispose'>) => Promise<unknown>;
  readonly selects: number;
  readonly reads: number;
  readonly sorts?: boolean;
}

const QUERIES: Record<string, Asked> = {
  'a link by its token': {
    ask: ({ shares }) => shares.findByTokenHash(String(7).padStart(64, 'a')),
    selects: 1,
    reads: 3,
  },
  // 10 of each certificate, so that the page is full and they are counted, too.
  'the links of a certificate': { ask: ({ shares }) => shares.list(5, PAGE), selects: 2, reads: 30, sorts: true },
  'how many of them work': {
    ask: ({ unitOfWork }) => unitOfWork.run((tx) => tx.shares.countLive(5, NOON)),
    selects: 1,
    reads: 30,
  },
  'what a recipient did': { ask: ({ shares }) => shares.views(5, PAGE), selects: 2, reads: 30 },
  // 200 look-ups of each of ten reports, and as much else about them.
  'the look-ups of a report': { ask: ({ lookUps }) => lookUps.list(5, PAGE), selects: 2, reads: 450 },
};

onEachEngine('sharing', (fresh, engine) => {
  let db: TestDatabase;
  let recording: RecordingDatabase;
  let stores: Omit<Stores, 'dispose'>;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    const share = (n: number) => ({
      certificate_id: 1 + (n % 200),
      label: 'L',
      token_hash: String(n).padStart(64, 'a'),
      pin_hash: null,
      download: 0,
      created_at: NOW,
      ends_at: NOW + n,
      stopped_at: null,
      opened: 0,
      downloaded: 0,
      last_viewed_at: null,
      wrong_pins: 0,
      pin_tries: 0,
      pin_window_ends: 0,
    });
    const numbers = Array.from({ length: SHARES }, (_, n) => n + 1);
    const rows = numbers.map((n) => ({ id: n, version: 1, ...share(n) }));
    const views = numbers.map((n) => ({ id: n, share_id: 1 + (n % 100), kind: 'opened' as const, viewed_at: NOW }));
    await db.database.write(
      withSql(async (sql) => {
        for (let first = 0; first < SHARES; first += 500) {
          await sql.insertAll(ShareEntity, rows.slice(first, first + 500));
          await sql.insertAll(ShareViewEntity, views.slice(first, first + 500));
        }
      }),
    );
    recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
    stores = storesOn(recording);
    for (let n = 0; n < 20; n += 1) {
      await stores.unitOfWork.run(async (tx) => {
        for (let each = 0; each < 200; each += 1) {
          const subject = { type: 'report', id: String(1 + (each % 10)) } as const;
          const action = n % 2 === 0 ? 'check.answered' : 'report.downloaded';
          tx.audit.record({ actorId: null, action, subject });
        }
      });
    }
    const tables = 'ANALYZE TABLE shares, share_views, audit_events';
    await db.database.write(withSql((sql) => sql.rows(engine === 'MariaDB' ? tables : 'ANALYZE')));
  }, 240_000);
  afterAll(async () => {
    await recording?.close();
    await db?.dispose();
  });

  it.each(Object.entries(QUERIES))('%s: along an index', async (_, { ask, selects, reads, sorts = false }) => {
    const sent = await recording.readBy(() => ask(stores));
    const own = sent.filter(({ text }) => !text.includes('audit_chains'));
    expect(own).toHaveLength(selects);
    for (const query of own) {
      expect(await db.database.read(withSql((sql) => faultsOf(sql, query, { sorts })))).toEqual([]);
      if (engine === 'SQLite') continue;
      expect(await db.database.read(withSql((sql) => rowsRead(sql, query)))).toBeLessThanOrEqual(reads);
    }
  });
});
