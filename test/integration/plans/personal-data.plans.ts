import type { Database } from '../../../src/platform/db/database.js';
import type { Transaction } from '../../../src/unit-of-work/unit-of-work.js';
import { addFiles, after, NOON } from '../../contract/stores.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { fill } from './many-rows.js';
import { analyze, type PlannedCall, type Plans, type Readers } from './planned.js';

const ROWS = 4000;
const FILES = 600;
const LIMIT = 50;

/** A slice of the files, which stays as it is. */
const undone =
  (take: (tx: Transaction) => Promise<unknown>) =>
  ({ unitOfWork }: Readers) =>
    unitOfWork
      .run(async (tx) => {
        await take(tx);
        throw new Error('undone');
      })
      .catch(() => undefined);

/** What a sweep or an export reads, however many rows there are. What is removed is removed last. */
const CALLS: Readonly<Record<string, PlannedCall>> = {
  'a slice of old files': {
    ask: undone((tx) => tx.files.discardOrphans(after(10_000), LIMIT, NOON)),
    // Where the last slice ended, the slice, which of them nothing names (six kinds of uses), those under lock, and
    // once more.
    reads: [5, 60, 360, 60, 360],
    sorts: true,
  },
  'files that were discarded long ago': {
    ask: undone((tx) => tx.files.takeLeftovers(after(1_000), LIMIT, NOON)),
    reads: [60],
  },
  'own records': { ask: ({ personalData }) => personalData.certificates(5, 0, LIMIT), reads: [60, 60], sorts: true },
  'own files': { ask: ({ personalData }) => personalData.files(5, '', LIMIT), reads: [150] },
  'own sessions': { ask: ({ personalData }) => personalData.sessions(5, '', LIMIT), reads: [60], sorts: true },
  'what a user did': { ask: ({ personalData }) => personalData.events(5, 'by', null, LIMIT), reads: [150] },
  'what was done to a user': { ask: ({ personalData }) => personalData.events(5, 'about', null, LIMIT), reads: [150] },
  'old drafts': { ask: ({ retention }) => retention.findUnchanged('Unverified', after(-5), LIMIT), reads: [60] },
  'old rejected records': {
    ask: ({ retention }) => retention.findUnchanged('Rejected', after(-5), LIMIT),
    reads: [60],
  },
  'records of erased accounts': { ask: ({ retention }) => retention.findErasedRecords(after(-5), LIMIT), reads: [60] },
  'erased accounts': { ask: ({ retention }) => retention.findErasedUsers(after(-5), LIMIT), reads: [60] },
  'erased accounts with remains': { ask: ({ retention }) => retention.findWithRemains(after(-5), LIMIT), reads: [60] },
  'old sessions': { ask: ({ retention }) => retention.removeSessions(after(5), LIMIT), reads: [60] },
  'old codes': { ask: ({ retention }) => retention.removeCodes(after(-5), LIMIT), reads: [60] },
  'old address changes': { ask: ({ retention }) => retention.removeAddressChanges(after(5), LIMIT), reads: [60] },
  'old login failures': { ask: ({ retention }) => retention.removeLoginFailures(after(-5), LIMIT), reads: [60] },
  'old watchers': { ask: ({ retention }) => retention.removeWatchers(after(-5), LIMIT), reads: [60] },
  'old jobs': { ask: ({ retention }) => retention.removeJobs(after(-5), LIMIT), reads: [60] },
  'old requests for personal data': {
    ask: ({ retention }) => retention.removeDataRequests(after(-5), LIMIT),
    reads: [60],
  },
  'old shares': { ask: ({ retention }) => retention.removeShares(after(-5), LIMIT), reads: [60] },
};

async function fillPersonalData(database: Database): Promise<void> {
  await fill(database, ROWS);
  const stores = { ...storesOn(database), dispose: async () => {} };
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
  await analyze(database, 'files, audit_events, users, reports, jobs, sessions, certificates');
}

export const personalData: Plans = { of: 'what sweeps and exports ask', fill: fillPersonalData, calls: () => CALLS };
