import { ShareEntity, ShareViewEntity } from '../../../src/modules/sharing/share.entity.js';
import type { Database } from '../../../src/platform/db/database.js';
import { NOON } from '../../contract/stores.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { fill } from './many-rows.js';
import { analyze, type PlannedCall, type Plans } from './planned.js';

const ROWS = 1000;
const SHARES = 2000;
const NOW = NOON.getTime();
const PAGE = { offset: 0, limit: 10 };

const CALLS: Readonly<Record<string, PlannedCall>> = {
  'a link by its token': {
    ask: ({ shares }) => shares.findByTokenHash(String(7).padStart(64, 'a')),
    reads: [3],
  },
  // 10 of each certificate, so that the page is full and they are counted, too.
  'the links of a certificate': { ask: ({ shares }) => shares.list(5, PAGE), reads: [30, 30], sorts: true },
  'how many of them work': {
    ask: ({ unitOfWork }) => unitOfWork.run((tx) => tx.shares.countLive(5, NOON)),
    reads: [30],
  },
  'what a recipient did': { ask: ({ shares }) => shares.views(5, PAGE), reads: [30, 30] },
  // 200 look-ups of each of ten reports, and as much else about them.
  'the look-ups of a report': { ask: ({ lookUps }) => lookUps.list(5, PAGE), reads: [450, 450] },
};

/** Ten links of each of 200 certificates, twenty views of each of a hundred links. */
async function fillShares(database: Database): Promise<void> {
  await fill(database, ROWS);
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
  });
  const numbers = Array.from({ length: SHARES }, (_, n) => n + 1);
  const rows = numbers.map((n) => ({ id: n, version: 1, ...share(n) }));
  const views = numbers.map((n) => ({ id: n, share_id: 1 + (n % 100), kind: 'opened' as const, viewed_at: NOW }));
  await database.write(
    withSql(async (sql) => {
      for (let first = 0; first < SHARES; first += 500) {
        await sql.insertAll(ShareEntity, rows.slice(first, first + 500));
        await sql.insertAll(ShareViewEntity, views.slice(first, first + 500));
      }
    }),
  );
  for (let n = 0; n < 20; n += 1) {
    await storesOn(database).unitOfWork.run(async (tx) => {
      for (let each = 0; each < 200; each += 1) {
        const subject = { type: 'report', id: String(1 + (each % 10)) } as const;
        const action = n % 2 === 0 ? 'check.answered' : 'report.downloaded';
        tx.audit.record({ actorId: null, action, subject });
      }
    });
  }
  await analyze(database, 'shares, share_views, audit_events');
}

export const sharing: Plans = { of: 'sharing', fill: fillShares, calls: () => CALLS };
