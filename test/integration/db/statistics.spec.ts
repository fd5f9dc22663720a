import { newStudent } from '../../../src/domain/account/user.js';
import type { CertificateForm } from '../../../src/domain/certificate/certificate.fields.js';
import type { Certificate } from '../../../src/domain/certificate/certificate.js';
import { everyDay, toldSince } from '../../../src/domain/statistics/statistics.js';
import { TypeOrmStatisticsReader } from '../../../src/modules/statistics/statistics.typeorm-reader.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { after, NOON, type Stores } from '../../contract/stores.js';
import { aConfirmation, anAnswerTo } from '../../factories/confirmation.factory.js';
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

  const insert = (changes: Partial<Certificate>, form: Partial<CertificateForm> = {}) =>
    insertCertificate(stores, changes, form);
  const remove = (...records: Certificate[]) =>
    stores.unitOfWork.run(async (tx) => {
      for (const record of records) await tx.certificates.remove(record);
    });

  it('are empty at first', async () => {
    expect(await figures.oldest()).toBeNull();
    expect(await figures.waiting({ since: null, until: NOON })).toBe(0);
    expect(await figures.days(toldSince(NOON))).toEqual([]);
    expect(await figures.officers(NOON, toldSince(NOON))).toEqual([]);
    expect(await figures.universities(toldSince(NOON), 10)).toEqual([]);
    expect(await figures.reasons(toldSince(NOON))).toEqual([]);
    expect(await figures.decisions(toldSince(NOON), 10)).toEqual([]);
    expect(await figures.enquiries(toldSince(NOON), 10)).toEqual([]);
    expect(await figures.failedJobs()).toBe(0);
  });

  it('count what waits in a time, to the millisecond, and name the oldest', async () => {
    const records: Certificate[] = [];
    for (const ago of [0, HOUR, DAY - 1, DAY])
      records.push(await insert({ status: 'Verifying', appliedAt: after(-ago) }));
    const oldest = await insert({ status: 'Verifying', appliedAt: after(-400 * DAY) });
    records.push(oldest, await insert({ status: 'Rejected', appliedAt: after(-500 * DAY) }));
    records.push(await insert({ status: 'Unverified', appliedAt: null }));
    expect(await figures.waiting({ since: after(-DAY), until: null })).toBe(4);
    expect(await figures.waiting({ since: after(-DAY), until: after(-HOUR) })).toBe(2);
    expect(await figures.waiting({ since: null, until: after(-DAY) })).toBe(1);
    expect(await figures.oldest()).toEqual({ id: oldest.id, appliedAt: oldest.appliedAt });
    await remove(...records);
  });

  it('count what came in and went out on its day in Malaysia', async () => {
    const midnight = new Date('2025-05-31T16:00:00Z'); // the first of June begins
    const records = [
      await insert({ status: 'Verifying', appliedAt: midnight }),
      await insert({ status: 'Verified', appliedAt: after(-1, midnight), decidedAt: after(HOUR, midnight) }),
      await insert({ status: 'Rejected', appliedAt: after(-DAY, midnight), decidedAt: after(-1, midnight) }),
      await insert({ status: 'Rejected', appliedAt: after(-90 * DAY), decidedAt: after(-1, toldSince(NOON)) }),
    ];
    const known = await figures.days(toldSince(NOON));
    expect(known).toEqual([
      { day: '2025-05-31', applied: 2, approved: 0, rejected: 1 },
      { day: '2025-06-01', applied: 1, approved: 1, rejected: 0 },
    ]);
    expect(everyDay(NOON, known)).toHaveLength(30);
    await stores.unitOfWork.run(async (tx) => {
      for (const record of records) await tx.certificates.remove(record);
    });
  });

  it('tell what was last asked of universities, with what was answered and settled', async () => {
    const record = await insert({ status: 'Verifying' }, { university: 'Universiti Malaya' });
    const ask = (changes: object, sentAt: Date) =>
      stores.unitOfWork.run((tx) => tx.confirmations.insert(aConfirmation(record.id, sentAt, changes)));
    const one = await ask({}, after(-2 * HOUR));
    await ask({ party: 'ministry' }, NOON);
    await ask({}, after(-DAY));
    const other = await ask({}, after(-HOUR));
    const settled = { answerId: 0, field: 'certNo', officerId: 9, note: 'A blank.', at: NOON } as const;
    const answer = await stores.unitOfWork.run(async (tx) => {
      const added = await tx.confirmations.addAnswer(anAnswerTo(one, NOON));
      await tx.confirmations.addSettlement({ ...settled, answerId: added.id, certificateId: record.id });
      return added;
    });
    const university = 'Universiti Malaya';
    const unanswered = { university, sentAt: other.sentAt, answeredAt: null, isConfirmed: false };
    const answered = { university, sentAt: one.sentAt, answeredAt: answer.at, isConfirmed: false };
    expect(await figures.enquiries(after(-3 * HOUR), 10)).toEqual([unanswered, answered]);
    expect(await figures.enquiries(after(-3 * HOUR), 1)).toEqual([unanswered]);
    const equal = { answer: 'confirmed', value: 'x', likeness: 'equal' } as const;
    const close = { ...equal, answer: 'differs', likeness: 'close' } as const;
    const rest = await stores.unitOfWork.run((tx) => {
      const { claimed } = other;
      return tx.confirmations.addAnswer(
        anAnswerTo(other, NOON, { claimed, fields: { certNo: close, awardingTime: equal, level: equal } }),
      );
    });
    const close1 = { ...unanswered, answeredAt: NOON };
    expect(await figures.enquiries(after(-3 * HOUR), 1)).toEqual([close1]);
    const whose = { ...settled, answerId: rest.id, certificateId: record.id };
    await stores.unitOfWork.run((tx) => tx.confirmations.addSettlement(whose));
    expect(await figures.enquiries(after(-3 * HOUR), 1)).toEqual([{ ...close1, isConfirmed: true }]);
    await stores.unitOfWork.run((tx) => tx.confirmations.dispute(rest.id, NOON));
    expect(await figures.enquiries(after(-3 * HOUR), 1)).toEqual([unanswered]);
    await remove(record);
  });

  it('tell who has how much to do, and from which universities it is', async () => {
    const officer = await stores.unitOfWork.run((tx) =>
      tx.users.insert({ ...newStudent('load@x.my', 'h', 'en', NOON), name: 'Officer Lim' }),
    );
    const records: Certificate[] = [];
    for (const [ago, university] of [
      [DAY, 'UM'],
      [3 * DAY, 'um'],
      [3 * DAY, 'UPM'],
    ] as const) {
      records.push(await insert({ status: 'Verifying', appliedAt: after(-ago) }, { university }));
    }
    records.push(await insert({ status: 'Rejected', appliedAt: after(-DAY) }, { university: 'UPM' }));
    const ids = records.slice(0, 2).map(({ id }) => id);
    await stores.unitOfWork.run((tx) => tx.assignments.assign(ids, officer.id));
    const since = toldSince(NOON);
    expect(await figures.officers(after(-2 * DAY), since)).toEqual([
      { id: officer.id, name: 'Officer Lim', waiting: 2, overdue: 1, decided: 0 },
      { id: null, name: null, waiting: 1, overdue: 1, decided: 0 },
    ]);
    const universities = await figures.universities(since, 10);
    expect(universities.map(({ waiting }) => waiting)).toEqual([2, 1]);
    expect(universities[1]?.name).toBe('UPM');
    expect(await figures.universities(since, 1)).toHaveLength(1);
    await remove(...records);
  });

  it('tell what officers decided, and what came in and went out by university', async () => {
    const since = toldSince(NOON);
    const decider = await stores.unitOfWork.run((tx) =>
      tx.users.insert({ ...newStudent('decides@x.my', 'h', 'en', NOON), name: 'Officer Tan' }),
    );
    const { id: decidedBy } = decider;
    const decided = { decidedBy, decidedAt: after(-HOUR), appliedAt: after(-DAY) };
    const records = [
      await insert({ status: 'Verified', ...decided }, { university: 'USM' }),
      await insert({ status: 'Rejected', ...decided }, { university: 'usm' }),
      await insert({ status: 'Verified', ...decided, decidedAt: after(-1, since) }, { university: 'USM' }),
      await insert({ status: 'Verified', ...decided, decidedBy: null }, { university: 'UKM' }),
      await insert({ status: 'Verifying', appliedAt: after(-90 * DAY) }, { university: 'UKM' }),
    ];
    expect(await figures.officers(NOON, since)).toEqual([
      { id: null, name: null, waiting: 1, overdue: 1, decided: 0 },
      { id: decidedBy, name: 'Officer Tan', waiting: 0, overdue: 0, decided: 2 },
    ]);
    expect(await figures.universities(since, 10)).toEqual([
      { name: 'UKM', waiting: 1, applied: 1, decided: 1 },
      { name: 'USM', waiting: 0, applied: 3, decided: 2 },
    ]);
    await remove(...records);
  });

  it('tell why records were rejected', async () => {
    const rejected = async (reasonId: number | null, ago = DAY) => {
      const record = await insert({ status: 'Rejected', appliedAt: null, decidedAt: after(-ago) });
      await stores.unitOfWork.run((tx) => tx.certificates.nameReason(record.id, reasonId));
      return record;
    };
    const texts = { textEn: 'No stamp', textCn: '缺少印章', textMs: 'Tiada cap', position: 1 };
    const title = { titleEn: 'Stamp', titleCn: '印章' };
    const { id } = await stores.unitOfWork.run((tx) =>
      tx.rejectionReasons.insert({ ...texts, ...title, titleMs: 'Cap' }),
    );
    const gone = id + 1;
    const records = [
      await rejected(id),
      await rejected(id),
      await rejected(id),
      await rejected(gone),
      await rejected(gone),
      await rejected(null),
      await rejected(id, 99 * DAY),
    ];
    const untitled = { titleEn: null, titleCn: null };
    expect(await figures.reasons(toldSince(NOON))).toEqual([
      { id, ...title, rejected: 3 },
      { id: gone, ...untitled, rejected: 2 },
      { id: null, ...untitled, rejected: 1 },
    ]);
    expect(await stores.certificates.count({ rejectionReason: id })).toBe(4);
    expect(await stores.certificates.count({ rejectionReason: 0, decidedSince: toldSince(NOON) })).toBe(1);
    await remove(...records);
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
    const took = async (limit: number) => {
      const decided = await figures.decisions(toldSince(NOON), limit);
      return decided.map(({ appliedAt, decidedAt }) => decidedAt.getTime() - appliedAt.getTime());
    };
    expect(await took(10)).toEqual([5 * HOUR, HOUR]);
    expect(await took(1)).toEqual([5 * HOUR]);
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
