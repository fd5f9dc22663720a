import { newStudent } from '../../src/domain/account/user.js';
import type { QueueFilter } from '../../src/modules/review/claim.repository.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, type Stores, withStores } from './stores.js';

let officers = 0;

const addOfficer = (stores: Stores, name: string | null, roleId: number) =>
  stores.unitOfWork.run((tx) =>
    tx.users.insert({ ...newStudent(`officer${++officers}@queue.example`, 'h', 'en', NOON), name, roleId }),
  );

/** What the ports promise of assignments, and of places in the queue. */
export function assignmentStoreContract(make: MakeStores): void {
  withStores('a store of assignments', make, (the) => {
    let lim: number;
    let tan: number;
    let roleId: number;
    let queue: number[];

    const assign = (ids: number[], userId: number | null) =>
      the().unitOfWork.run((tx) => tx.assignments.assign(ids, userId));
    const found = (ids: number[]) => the().unitOfWork.run((tx) => tx.assignments.lock(ids));
    const place = (filter: QueueFilter, index: number, userId = lim) =>
      the().claims.place(filter, userId, { appliedAt: after(10 * index), id: queue[index] ?? 0 });

    beforeAll(async () => {
      const role = { name: 'Officers', permissions: ['certificates.review' as const] };
      ({ id: roleId } = await the().unitOfWork.run((tx) => tx.roles.insert({ ...role, id: 77 })));
      ({ id: lim } = await addOfficer(the(), 'Officer Lim', roleId));
      ({ id: tan } = await addOfficer(the(), null, roleId));
    });

    beforeEach(async () => {
      queue = [];
      for (let n = 0; n < 4; n += 1) {
        const changes = { status: 'Verifying', appliedAt: after(10 * n) } as const;
        queue.push((await insertCertificate(the(), changes, { university: n % 2 ? 'UM' : 'UPM' })).id);
      }
    });

    afterEach(async () => {
      for (const id of queue) {
        const record = await the().certificates.findById(id);
        if (record) await the().unitOfWork.run((tx) => tx.certificates.remove(record));
      }
    });

    it('tells what is assigned to whom, by the name or else the user name, and changes no version', async () => {
      const [one = 0, two = 0, three = 0] = queue;
      await assign([one], lim);
      await assign([two], tan);
      expect(await found([three, two, one, 999_999])).toEqual([
        { id: one, status: 'Verifying', assignee: { id: lim, name: 'Officer Lim' }, isDecided: false },
        {
          id: two,
          status: 'Verifying',
          assignee: { id: tan, name: expect.stringMatching(/@queue\.example$/) },
          isDecided: false,
        },
        { id: three, status: 'Verifying', assignee: null, isDecided: false },
      ]);
      const listed = await the().certificates.findListed(one, NOON);
      expect([listed?.version, listed?.assignee]).toEqual([1, { id: lim, name: 'Officer Lim' }]);
      expect((await the().certificates.findListed(one, null))?.assignee).toBeNull();
      await assign([one, two], null);
      expect((await found(queue)).map(({ assignee }) => assignee)).toEqual([null, null, null, null]);
      await assign([], lim);
    });

    it('tells what a user and a role have', async () => {
      const [one = 0, two = 0] = queue;
      await assign([two, one], lim);
      expect(await the().unitOfWork.run((tx) => tx.assignments.ofUser(lim))).toEqual([one, two]);
      expect(await the().unitOfWork.run((tx) => tx.assignments.ofUser(tan))).toEqual([]);
      expect(await the().unitOfWork.run((tx) => tx.assignments.ofRole(roleId))).toEqual([
        { id: one, userId: lim },
        { id: two, userId: lim },
      ]);
      expect(await the().unitOfWork.run((tx) => tx.assignments.ofRole(1))).toEqual([]);
    });

    it.each(['Verified', 'Rejected'] as const)('ends with the decision that makes a record %s', async (status) => {
      const [one = 0] = queue;
      await assign([one], lim);
      const save = (changes: object) =>
        the().unitOfWork.run(async (tx) => {
          const before = await tx.certificates.findById(one);
          if (!before) throw new Error('it is gone');
          return tx.certificates.update(before, { ...before, ...changes });
        });
      await save({ status: 'Unverified' });
      expect((await found([one]))[0]?.assignee?.id).toBe(lim);
      await save({ status });
      expect((await found([one]))[0]?.assignee).toBeNull();
    });

    it('is what lists are narrowed by', async () => {
      const [one = 0, two = 0, three = 0, four = 0] = queue;
      await assign([one, two], lim);
      await assign([three], tan);
      const ids = async (filter: object) => {
        const page = { offset: 0, limit: 10 };
        const sort = { field: 'appliedAt', descending: false } as const;
        const { items, total } = await the().certificates.search({ filter, sort, page }, NOON);
        expect([total, await the().certificates.count(filter)]).toEqual([items.length, items.length]);
        return items.map(({ id }) => id);
      };
      expect(await ids({ status: 'Verifying', assignedTo: lim })).toEqual([one, two]);
      expect(await ids({ status: 'Verifying', assignedTo: null })).toEqual([four]);
      expect(await ids({ assignedTo: tan, university: 'upm' })).toEqual([three]);
      expect(await ids({ returned: true })).toEqual([]);
    });

    it('is an order: what nobody has, then officer by officer, each from the longest wait on', async () => {
      const [one = 0, two = 0, three = 0, four = 0] = queue;
      await assign([three, one], lim);
      await assign([two], tan);
      const ids = async (filter: object, descending: boolean) => {
        const sort = { field: 'assignedTo', descending } as const;
        const request = { filter: { ...filter, ids: queue }, sort, page: { offset: 0, limit: 10 } };
        return (await the().certificates.search(request, NOON)).items.map(({ id }) => id);
      };
      for (const filter of [{}, { status: 'Verifying' }]) {
        expect(await ids(filter, false)).toEqual([four, one, three, two]);
        expect(await ids(filter, true)).toEqual([two, three, one, four]);
      }
    });

    it('finds what came back to its applicant, and what was decided in a time', async () => {
      const back = [
        (await insertCertificate(the(), { status: 'Unverified', appliedAt: NOON })).id,
        (await insertCertificate(the(), { status: 'Rejected', appliedAt: NOON, decidedAt: after(5), decidedBy: lim }))
          .id,
      ];
      await insertCertificate(the(), { status: 'Unverified', appliedAt: null });
      const count = (filter: object) => the().certificates.count(filter);
      expect(await count({ returned: true, ids: back })).toBe(2);
      expect(await count({ returned: true })).toBe(2);
      expect(await the().certificates.count({ returned: true }, 1)).toBe(1);
      const unclaimed = { returned: true, freeFor: { userId: lim, at: NOON } } as const;
      expect(await the().certificates.count(unclaimed, 1)).toBe(1);
      expect(await the().certificates.count(unclaimed, 3)).toBe(2);
      expect(await count({ decidedSince: after(5), decidedUntil: after(6) })).toBe(1);
      expect(await count({ decidedSince: after(6) })).toBe(0);
      expect(await count({ decidedUntil: after(5) })).toBe(0);
      expect(await count({ decidedBy: lim })).toBe(1);
    });

    it('gives each officer a queue of what is theirs and what is nobody’s, in which records have places', async () => {
      const [one = 0, two = 0] = queue;
      await assign([one], lim);
      await assign([two], tan);
      expect(await place({}, 0)).toEqual({ position: 1, total: 3 });
      expect(await place({}, 1)).toEqual({ position: null, total: 3 });
      expect(await place({}, 3)).toEqual({ position: 3, total: 3 });
      expect(await place({}, 3, tan)).toEqual({ position: 3, total: 3 });
      expect(await place({ assignedTo: tan }, 1)).toEqual({ position: 1, total: 1 });
      expect(await place({ university: 'upm' }, 2)).toEqual({ position: 2, total: 2 });
      expect(await the().claims.place({}, lim, null)).toEqual({ position: null, total: 3 });
    });

    it('keeps what is assigned to a colleague from being the next one, unless it is asked for', async () => {
      const [one = 0, two = 0, three = 0] = queue;
      await assign([one], tan);
      await assign([three], lim);
      const next = (userId: number, filter: QueueFilter, behind: number | null) =>
        the().unitOfWork.run(async (tx) => {
          const from = behind === null ? null : { appliedAt: after(10 * behind), id: queue[behind] ?? 0 };
          const claim = await tx.claims.takeNext(
            { filter, behind: from, except: null },
            { userId, until: after(1) },
            NOON,
          );
          if (claim) await tx.claims.end(claim.certificateId);
          return claim?.certificateId ?? null;
        });
      expect(await next(lim, {}, null)).toBe(two);
      expect(await next(lim, {}, 1)).toBe(three);
      expect(await next(tan, {}, null)).toBe(one);
      expect(await next(tan, {}, 1)).toBe(queue[3]);
      expect(await next(lim, { assignedTo: tan }, null)).toBe(one);
    });

    it('tells who reviews, by name, with what waits for each', async () => {
      await assign(queue.slice(0, 2), lim);
      const all = await the().reviewers.all();
      expect(all.filter(({ id }) => id === lim || id === tan)).toEqual([
        { id: tan, name: expect.stringMatching(/@queue\.example$/), waiting: 0 },
        { id: lim, name: 'Officer Lim', waiting: 2 },
      ]);
    });
  });
}
