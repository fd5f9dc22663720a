import { lookUpsOf } from '../../../src/modules/sharing/look-up.typeorm-repository.js';
import { ShareEntity, ShareViewEntity } from '../../../src/modules/sharing/share.entity.js';
import {
  LIVE_SHARES,
  SHARE_BY_TOKEN,
  SHARES_OF,
  VIEWS_OF,
} from '../../../src/modules/sharing/share.typeorm-repository.js';
import type { Value } from '../../../src/platform/db/sql.js';
import { NOON } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { fill } from './many-rows.js';

const ROWS = 1000;
const SHARES = 2000;
const NOW = NOON.getTime();

/** `reads`: rows and index entries that MariaDB may read. */
const QUERIES: Record<string, { text: string; values: Value[]; reads: number }> = {
  'a link by its token': { text: SHARE_BY_TOKEN, values: [String(7).padStart(64, 'a')], reads: 3 },
  'the links of a certificate': { text: SHARES_OF, values: [5, 10, 0], reads: 30 },
  'how many of them work': { text: LIVE_SHARES, values: [5, NOW], reads: 30 },
  'what a recipient did': { text: VIEWS_OF, values: [5, 10, 0], reads: 15 },
  // 200 look-ups of each of ten reports, and as much else about them.
  'the look-ups of a report': { ...lookUpsOf(5), reads: 450 },
};

onEachEngine('sharing', (fresh, engine) => {
  let db: TestDatabase;
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
    const rows = numbers.map((n) => ({ id: n, ...share(n) }));
    const views = numbers.map((n) => ({ id: n, share_id: 1 + (n % 100), kind: 'opened' as const, viewed_at: NOW }));
    await db.database.write(async (sql) => {
      for (let first = 0; first < SHARES; first += 500) {
        await sql.insertAll(ShareEntity, rows.slice(first, first + 500));
        await sql.insertAll(ShareViewEntity, views.slice(first, first + 500));
      }
    });
    const { unitOfWork } = storesOn(db.database);
    for (let n = 0; n < 20; n += 1) {
      await unitOfWork.run(async (tx) => {
        for (let each = 0; each < 200; each += 1) {
          const subject = { type: 'report', id: String(1 + (each % 10)) } as const;
          const action = n % 2 === 0 ? 'check.answered' : 'report.downloaded';
          tx.audit.record({ actorId: null, action, subject });
        }
      });
    }
    const tables = 'ANALYZE TABLE shares, share_views, audit_events';
    await db.database.write((sql) => sql.rows(engine === 'MariaDB' ? tables : 'ANALYZE'));
  }, 240_000);
  afterAll(() => db?.dispose());

  it.each(Object.entries(QUERIES))('%s: along an index', async (_, query) => {
    expect(await db.database.read((sql) => faultsOf(sql, query, { sorts: query.text === SHARES_OF }))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read((sql) => rowsRead(sql, query))).toBeLessThanOrEqual(query.reads);
  });
});
