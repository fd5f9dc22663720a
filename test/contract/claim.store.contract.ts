import { newStudent } from '../../src/domain/account/user.js';
import type { CertificateClaim } from '../../src/domain/review/claim.js';
import type { QueueRequest } from '../../src/modules/review/claim.repository.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, type Stores, withStores } from './stores.js';

const MINUTE = 60_000;
const ALL: QueueRequest = { filter: {}, behind: null, except: null };

let reviewers = 0;

/** Accounts that may hold claims. */
function addReviewers(stores: Stores, howMany: number, name: string | null = null): Promise<number[]> {
  return stores.unitOfWork.run(async (tx) => {
    const ids = [];
    for (let made = 0; made < howMany; made += 1) {
      const account = { ...newStudent(`reviewer${++reviewers}@claims.example`, 'h', 'en', NOON), name };
      ids.push((await tx.users.insert(account)).id);
    }
    return ids;
  });
}

/** What the ports promise of claims. Each suite has stores of its own, for the queue is everybody's. */
export function claimStoreContract(make: MakeStores): void {
  const application = (stores: Stores, place: number, name = 'Wang', university = 'UM') =>
    insertCertificate(stores, { status: 'Verifying', appliedAt: after(place) }, { name, university });
  const taking = (stores: Stores, certificateId: number, userId: number, now = NOON) => {
    const asked = { certificateId, userId, until: after(5 * MINUTE, now) };
    return stores.unitOfWork.run((tx) => tx.claims.take(asked, now));
  };
  const next = (stores: Stores, userId: number, request: Partial<QueueRequest> = {}, now = NOON) =>
    stores.unitOfWork.run((tx) =>
      tx.claims.takeNext({ ...ALL, ...request }, { userId, until: after(5 * MINUTE, now) }, now),
    );

  withStores('a store of claims', make, (the) => {
    let me = 0;
    let other = 0;
    let record: number;
    beforeAll(async () => {
      [me = 0] = await addReviewers(the(), 1, 'Officer Lim');
      [other = 0] = await addReviewers(the(), 1);
    });
    beforeEach(async () => {
      record = (await insertCertificate(the())).id;
    });

    const claim = (userId: number, until: Date): CertificateClaim => ({ certificateId: record, userId, until });
    const seen = async (now: Date) => (await the().claims.live([record, 999_999], now)).get(record) ?? null;

    it('takes and renews, keeps it from others while it lasts, and lets them take it then', async () => {
      expect(await taking(the(), record, me)).toEqual(claim(me, after(5 * MINUTE)));
      expect(await taking(the(), record, other, after(MINUTE))).toEqual(claim(me, after(5 * MINUTE)));
      expect(await taking(the(), record, me, after(2 * MINUTE))).toEqual(claim(me, after(7 * MINUTE)));
      expect(await taking(the(), record, other, after(7 * MINUTE - 1))).toEqual(claim(me, after(7 * MINUTE)));
      expect(await taking(the(), record, other, after(7 * MINUTE))).toEqual(claim(other, after(12 * MINUTE)));
    });

    it('shows what is live, with the name or else the user name', async () => {
      await taking(the(), record, me);
      expect(await seen(NOON)).toEqual({ ...claim(me, after(5 * MINUTE)), name: 'Officer Lim' });
      expect(await seen(after(5 * MINUTE - 1))).not.toBeNull();
      expect(await seen(after(5 * MINUTE))).toBeNull();
      await taking(the(), record, other, after(5 * MINUTE));
      expect((await seen(after(5 * MINUTE)))?.name).toMatch(/@claims\.example$/);
      expect(await the().claims.live([], NOON)).toEqual(new Map());
    });

    it('shows what is live beside its record, at the moment of who asks', async () => {
      await taking(the(), record, me);
      const beside = (now: Date | null, id = record) => the().certificates.findListed(id, now);
      const unclaimed = await insertCertificate(the());
      expect(await beside(NOON)).toEqual({
        ...(await the().certificates.findById(record)),
        ...{
          assignee: null,
          pending: null,
          proposal: null,
          openSignals: [],
          reportStatus: null,
          isAskedAbout: false,
          isChecked: false,
        },
        claim: { ...claim(me, after(5 * MINUTE)), name: 'Officer Lim' },
      });
      const all = await Promise.all([
        beside(after(5 * MINUTE - 1)),
        beside(after(5 * MINUTE)),
        beside(null),
        beside(NOON, unclaimed.id),
      ]);
      expect(all.map((one) => one?.claim?.userId ?? null)).toEqual([me, null, null, null]);
      expect(all.map((one) => one?.id)).toEqual([record, record, record, unclaimed.id]);
    });

    it('releases the own claim alone, and ends any', async () => {
      await taking(the(), record, me);
      await the().unitOfWork.run((tx) => tx.claims.release(record, other));
      expect((await seen(NOON))?.userId).toBe(me);
      await the().unitOfWork.run((tx) => tx.claims.release(record, me));
      await the().unitOfWork.run((tx) => tx.claims.release(record, me));
      expect(await seen(NOON)).toBeNull();
      await taking(the(), record, other);
      await the().unitOfWork.run((tx) => tx.claims.end(record));
      expect(await seen(NOON)).toBeNull();
    });

    it('takes nothing that is not there, and forgets what is removed', async () => {
      expect(await taking(the(), 999_999, me)).toBeNull();
      await taking(the(), record, me);
      await the().unitOfWork.run((tx) => tx.certificates.remove({ id: record, version: 1, status: 'Unverified' }));
      expect(await seen(NOON)).toBeNull();
      expect(await taking(the(), record, me)).toBeNull();
    });

    it.each(['Rejected', 'Verified'] as const)(
      'takes nothing that is %s: a decision ends the claim',
      async (status) => {
        const decided = await insertCertificate(the(), { status });
        expect(await taking(the(), decided.id, me)).toBeNull();
        expect(await the().claims.live([decided.id], NOON)).toEqual(new Map());
      },
    );

    it('ends with the account of its reviewer', async () => {
      const [leaving = 0] = await addReviewers(the(), 1);
      await taking(the(), record, leaving);
      await the().unitOfWork.run((tx) => tx.users.remove(leaving));
      expect(await seen(NOON)).toBeNull();
      expect((await taking(the(), record, me))?.userId).toBe(me);
    });

    it('gives a record to one of many who take it at once', async () => {
      const crowd = await addReviewers(the(), 12);
      const claims = await Promise.all(crowd.map((userId) => taking(the(), record, userId)));
      expect(new Set(claims.map((one) => one?.userId)).size).toBe(1);
      expect((await seen(NOON))?.userId).toBe(claims[0]?.userId);
    });

    it('narrows a search to what others have not taken', async () => {
      const [mine, theirs, lapsed, free] = [1, 2, 3, 4].map((place) => application(the(), place, 'Narrow'));
      const ids = (await Promise.all([mine, theirs, lapsed, free])).map((one) => one?.id ?? 0);
      await taking(the(), ids[0] ?? 0, me);
      await taking(the(), ids[1] ?? 0, other);
      await taking(the(), ids[2] ?? 0, other, after(-5 * MINUTE));
      const found = async (filter: object) => {
        const sort = { field: 'appliedAt', descending: false } as const;
        const page = { offset: 0, limit: 20 };
        const { items, total } = await the().certificates.search({ filter, sort, page }, NOON);
        expect(total).toBe(items.length);
        const claims = await the().claims.live(ids, NOON);
        for (const { id, claim } of items) if (ids.includes(id)) expect(claim).toEqual(claims.get(id) ?? null);
        return items.map(({ id }) => ids.indexOf(id)).filter((place) => place >= 0);
      };
      const freeFor = { userId: me, at: NOON };
      expect(await found({ name: 'narrow', freeFor })).toEqual([0, 2, 3]);
      expect(await found({ status: 'Verifying', name: 'narrow', freeFor: { ...freeFor, userId: other } })).toEqual([
        1, 2, 3,
      ]);
      expect(await found({ name: 'narrow' })).toEqual([0, 1, 2, 3]);
      expect(await found({ freeFor })).toEqual([0, 2, 3]);
      expect(await found({ status: 'Verifying', freeFor: { userId: other, at: NOON } })).toEqual([1, 2, 3]);
      const walked = [];
      for await (const group of the().certificates.walk({ name: 'narrow', freeFor })) walked.push(...group);
      expect(walked.map(({ id }) => ids.indexOf(id)).sort()).toEqual([0, 2, 3]);
    });
  });

  withStores('the queue', make, (the) => {
    let reviewer: number[];
    let queue: number[];
    beforeAll(async () => {
      reviewer = await addReviewers(the(), 3);
      // Not in the order of their ids; two of the same moment.
      const made: number[] = [];
      for (const [place, university] of [
        [30, 'UM'],
        [10, 'UKM'],
        [20, 'UM'],
        [20, 'UKM'],
      ] as const)
        made.push((await application(the(), place, 'Wang', university)).id);
      await insertCertificate(the(), { status: 'Rejected', appliedAt: after(1) });
      await insertCertificate(the(), { status: 'Unverified' });
      queue = [1, 2, 3, 0].map((place) => made[place] ?? 0);
    });
    afterEach(async () => {
      for (const id of queue) await the().unitOfWork.run((tx) => tx.claims.end(id));
    });

    /** By their places in the queue, from 0. */
    const taken = async (by: number, request: Partial<QueueRequest> = {}, now = NOON) => {
      const claim = await next(the(), reviewer[by] ?? 0, request, now);
      if (claim) expect(claim).toMatchObject({ userId: reviewer[by], until: after(5 * MINUTE, now) });
      return claim && queue.indexOf(claim.certificateId);
    };
    const place = async (at: number) => {
      const record = await the().certificates.findById(queue[at] ?? 0);
      return { id: record?.id ?? 0, appliedAt: record?.appliedAt ?? NOON };
    };

    it('is worked off from the oldest on, each to one reviewer, until nothing is left', async () => {
      expect([await taken(0), await taken(1), await taken(2)]).toEqual([0, 1, 2]);
      expect(await taken(1)).toBe(1);
      const [late] = await addReviewers(the(), 1);
      expect(await next(the(), late ?? 0)).toMatchObject({ certificateId: queue[3] });
      expect(await next(the(), (await addReviewers(the(), 1))[0] ?? 0)).toBeNull();
    });

    it('has what another let run out, or released, again', async () => {
      expect(await taken(0)).toBe(0);
      expect(await taken(1, {}, after(5 * MINUTE))).toBe(0);
      await the().unitOfWork.run((tx) => tx.claims.release(queue[0] ?? 0, reviewer[1] ?? 0));
      expect(await taken(2)).toBe(0);
    });

    it('is narrowed by a filter', async () => {
      expect(await taken(0, { filter: { university: 'um' } })).toBe(1);
      expect(await taken(1, { filter: { university: 'um' } })).toBe(3);
      expect(await taken(2, { filter: { university: 'um' } })).toBeNull();
      expect(await taken(2, { filter: { name: 'wang', appliedSince: after(20) } })).toBe(2);
      expect(await taken(2, { filter: { name: 'nobody' } })).toBeNull();
    });

    it('goes on behind a place, and passes a record over', async () => {
      expect(await taken(0, { behind: await place(0) })).toBe(1);
      expect(await taken(1, { behind: await place(1) })).toBe(2);
      expect(await taken(2, { behind: await place(3) })).toBeNull();
      expect(await taken(2, { except: queue[0] ?? 0 })).toBe(3);
      expect(await taken(2, { behind: await place(2), except: queue[3] ?? 0 })).toBeNull();
    });

    it('gives fifty who ask at once fifty different records, the oldest ones', async () => {
      const crowd = await addReviewers(the(), 50);
      const old = [];
      for (let n = 0; n < 60; n += 1) old.push((await application(the(), -1000 + n, 'Crowd')).id);
      const claims = await Promise.all(crowd.map((userId) => next(the(), userId)));
      const ids = claims.map((claim) => claim?.certificateId ?? 0).sort((a, b) => a - b);
      expect(ids).toEqual(old.slice(0, 50).sort((a, b) => a - b));
      const live = await the().claims.live(ids, NOON);
      expect(new Set([...live.values()].map(({ userId }) => userId))).toEqual(new Set(crowd));
    });
  });
}
