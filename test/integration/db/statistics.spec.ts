import type { AuditAction } from '../../../src/domain/audit/audit-actions.js';
import type { Certificate } from '../../../src/domain/certificate/certificate.js';
import { everyDay, spanOf, toldSince } from '../../../src/domain/statistics/statistics.js';
import { TypeOrmStatisticsReader } from '../../../src/modules/statistics/statistics.typeorm-reader.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { after, NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine } from '../../support/databases.js';
import { storesOn } from '../../support/typeorm-stores.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEachEngine('the statistics', (fresh) => {
  let stores: Stores;
  let figures: TypeOrmStatisticsReader;
  beforeAll(async () => {
    const { database, dispose } = await fresh();
    stores = { ...storesOn(database), dispose };
    figures = new TypeOrmStatisticsReader(database);
  });
  afterAll(() => stores.dispose());

  const spans = {
    underOneDay: spanOf('underOneDay', NOON),
    oneToThreeDays: spanOf('oneToThreeDays', NOON),
    threeToSevenDays: spanOf('threeToSevenDays', NOON),
    overSevenDays: spanOf('overSevenDays', NOON),
  };
  const insert = (changes: Partial<Certificate>) => insertCertificate(stores, changes);
  const record = (action: AuditAction, at: Date) => {
    stores.clock.time = at;
    return stores.unitOfWork.run(async (tx) => tx.audit.record({ actorId: 1, action, subject: null }));
  };

  it('are empty at first', async () => {
    expect(await figures.byStatus()).toEqual({ Unverified: 0, Verifying: 0, Verified: 0, Rejected: 0 });
    const none = { underOneDay: 0, oneToThreeDays: 0, threeToSevenDays: 0, overSevenDays: 0 };
    expect(await figures.waiting(spans)).toEqual({ ages: none, oldest: null });
    expect(await figures.decisions(toldSince(NOON))).toEqual([]);
    expect(await figures.decisionTimes(toldSince(NOON), 10)).toEqual([]);
    expect(await figures.failedJobs()).toBe(0);
  });

  it('count what waits by its age, to the millisecond, and name the oldest', async () => {
    const waits = (ago: number) => insert({ status: 'Verifying', appliedAt: after(-ago) });
    for (const ago of [0, HOUR, DAY - 1, DAY, 3 * DAY - 1, 3 * DAY, 7 * DAY - 1, 7 * DAY]) await waits(ago);
    const oldest = await waits(400 * DAY);
    await insert({ status: 'Rejected', appliedAt: after(-500 * DAY) });
    await insert({ status: 'Unverified', appliedAt: null });
    expect(await figures.waiting(spans)).toEqual({
      ages: { underOneDay: 3, oneToThreeDays: 2, threeToSevenDays: 2, overSevenDays: 2 },
      oldest: { id: oldest.id, appliedAt: oldest.appliedAt },
    });
    expect(await figures.byStatus()).toEqual({ Unverified: 1, Verifying: 9, Verified: 0, Rejected: 1 });
  });

  it('count each decision on its day in Malaysia', async () => {
    const midnight = new Date('2025-05-31T16:00:00Z'); // the first of June begins
    await record('certificate.verified', midnight);
    await record('certificate.verified', after(-1, midnight));
    await record('certificate.rejected', after(HOUR, midnight));
    await record('certificate.rejected', after(DAY - 1, midnight));
    await record('certificate.saved', midnight);
    await record('certificate.verified', after(-1, toldSince(NOON)));
    await record('certificate.verified', toldSince(NOON));
    const known = await figures.decisions(toldSince(NOON));
    expect(known).toEqual([
      { day: '2025-05-03', approved: 1, rejected: 0 },
      { day: '2025-05-31', approved: 1, rejected: 0 },
      { day: '2025-06-01', approved: 1, rejected: 2 },
    ]);
    expect(everyDay(NOON, known)).toHaveLength(30);
  });

  it('tell how long the last decisions took, without those that nobody applied for', async () => {
    const decided = (ago: number, took: number | null) =>
      insert({
        status: 'Rejected',
        decidedAt: after(-ago),
        appliedAt: took === null ? null : after(-ago - took),
      });
    await decided(DAY, 5 * HOUR);
    await decided(2 * DAY, HOUR);
    await decided(2 * DAY, 0);
    await decided(2 * DAY, null);
    await decided(40 * DAY, 99 * HOUR);
    expect(await figures.decisionTimes(toldSince(NOON), 10)).toEqual([5 * HOUR, HOUR]);
    expect(await figures.decisionTimes(toldSince(NOON), 1)).toEqual([5 * HOUR]);
  });

  it('count the jobs that were given up', async () => {
    stores.clock.time = NOON;
    const ids = [1, 2, 3].map((reportId) =>
      stores.unitOfWork.run((tx) => tx.outbox.add('report.render', { reportId })),
    );
    for (const id of (await Promise.all(ids)).slice(1)) {
      const claim = await stores.jobs.claim(id, 1000, NOON);
      if (claim) await stores.jobs.fail(claim, 'broken', null, NOON);
    }
    expect(await figures.failedJobs()).toBe(2);
  });
});
