import { newInvitation } from '../../src/domain/account/invitation.js';
import { ROLE } from '../../src/domain/account/role.js';
import { newStudent } from '../../src/domain/account/user.js';
import type { ApiKey, NewApiKey } from '../../src/domain/integrator/api-key.js';
import type {
  IntegratorFilter,
  IntegratorSort,
  NewIntegrator,
} from '../../src/modules/integrators/integrator.repository.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

export function integratorStoreContract(make: MakeStores): void {
  withStores('a store of integrators', make, (the) => {
    let count = 0;
    const add = (changes: Partial<NewIntegrator> = {}) => {
      const fields = { name: `Integrator ${++count}`, contact: 'systems@contoh.example', purpose: 'Admissions.' };
      return the().unitOfWork.run((tx) =>
        tx.integrators.insert({ ...fields, status: 'active', createdAt: NOON, ...changes }),
      );
    };
    const addKey = (integratorId: number, changes: Partial<NewApiKey> = {}): Promise<ApiKey> => {
      const hash = String(++count).padStart(64, '0');
      const fields = { mode: 'live', name: 'Nightly', permissions: ['reports.check', 'reports.bulk'] } as const;
      const times = { createdAt: NOON, endsAt: null, lastUsedAt: null, revokedAt: null, leakedAt: null };
      const key = {
        integratorId,
        hash,
        beginning: 'mv_live_abcdefgh',
        createdBy: 50,
        networks: [],
        ...fields,
        ...times,
      };
      return the().unitOfWork.run((tx) => tx.integrators.insertKey({ ...key, ...changes }));
    };
    const find = async (filter: IntegratorFilter, field: IntegratorSort = 'id', descending = false) => {
      const { items, total } = await the().integrators.list({
        filter,
        sort: { field, descending },
        page: { offset: 0, limit: 20 },
      });
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };

    it('gives back what was entered, each name once', async () => {
      const made = await add({ purpose: '𠮷'.repeat(1000) });
      expect(made).toMatchObject({ version: 1, status: 'active', purpose: '𠮷'.repeat(1000), createdAt: NOON });
      expect(await the().integrators.findById(made.id)).toEqual(made);
      expect(await the().integrators.findById(999_999)).toBeNull();
      await expect(add({ name: made.name })).rejects.toMatchObject({ reason: 'already_exists' });
      expect(await the().unitOfWork.run((tx) => tx.integrators.lock(made.id))).toEqual(made);
      const changed = await the().unitOfWork.run((tx) => tx.integrators.update({ ...made, status: 'closed' }));
      expect(changed).toEqual({ ...made, status: 'closed', version: 2 });
      const stale = the().unitOfWork.run((tx) => tx.integrators.update(made));
      await expect(stale).rejects.toMatchObject({ reason: 'stale_version' });
    });

    it('lists by status, by words and in the order asked for', async () => {
      const one = await add({ name: 'Zeta College', contact: 'a@list.example', createdAt: after(2) });
      const two = await add({ name: 'Alpha Works', contact: 'b@list.example', status: 'closed', purpose: 'Hiring.' });
      const ids = [one.id, two.id];
      expect(await find({ ids })).toEqual(ids);
      expect(await find({ ids }, 'name')).toEqual([two.id, one.id]);
      expect(await find({ ids }, 'contact', true)).toEqual([two.id, one.id]);
      expect(await find({ ids }, 'createdAt')).toEqual([two.id, one.id]);
      expect(await find({ ids, status: 'closed' })).toEqual([two.id]);
      expect(await find({ ids, q: 'colle zeta' })).toEqual([one.id]);
      expect(await find({ ids, q: 'hir' })).toEqual([two.id]);
    });

    it('keeps keys, and finds them by their hash with whose they are', async () => {
      const integrator = await add();
      const networks = ['203.0.113.0/24', '2001:db8::/32'];
      const key = await addKey(integrator.id, { networks, endsAt: after(9) });
      expect(key).toMatchObject({ permissions: ['reports.check', 'reports.bulk'], networks, endsAt: after(9) });
      expect(await the().integrators.findKeyByHash(key.hash)).toEqual({ key, integrator });
      expect(await the().integrators.findKeyByHash('f'.repeat(64))).toBeNull();
      expect(await the().integrators.findKey(key.id)).toEqual({ key, integrator });
      const other = await addKey((await add()).id);
      const page = { offset: 0, limit: 9 };
      const sort = { field: 'id', descending: true } as const;
      const all = await the().integrators.listKeys({ filter: { ids: [key.id, other.id] }, sort, page });
      expect(all.items.map((one) => one.key.id)).toEqual([other.id, key.id]);
      const own = await the().integrators.listKeys({ filter: { integratorId: integrator.id }, sort, page });
      expect(own).toEqual({ items: [{ key, integrator }], total: 1 });
      expect(await the().unitOfWork.run((tx) => tx.integrators.keysOf(integrator.id))).toEqual([key]);
      const ids = [key.id, other.id];
      const test = await addKey((await add()).id, { mode: 'test', name: 'Über Nacht', beginning: 'mv_test_Zx9' });
      const found = async (q: string) => {
        const filter = { ids: [...ids, test.id], q };
        return (await the().integrators.listKeys({ filter, sort, page })).items.map((one) => one.key.id);
      };
      expect(await found('zx9')).toEqual([test.id]);
      expect(await found('mv_test')).toEqual([test.id]);
      expect(await found('nacht')).toEqual([test.id]);
      expect(await found('über')).toEqual([test.id]);
      expect(await found('(')).toEqual([]);
      for (const name of ['nightly-import', 'prod_server', 'batch (prod)', '批次匯入']) {
        const named = await addKey((await add()).id, { name });
        for (const q of [name, `${name} ${named.beginning}`]) {
          const { items, total } = await the().integrators.listKeys({
            filter: { ids: [...ids, named.id], q },
            sort,
            page,
          });
          expect({ q, names: items.map(({ key }) => key.name), total }).toEqual({ q, names: [name], total: 1 });
        }
      }
      expect(await found('night')).toEqual(ids.toReversed());
      expect(await found('mv_live_abcd night')).toEqual(ids.toReversed());
      for (const field of ['beginning', 'mode'] as const) {
        const filter = { ids: [test.id, key.id] };
        const { items } = await the().integrators.listKeys({ filter, sort: { field, descending: true }, page });
        expect(items.map((one) => one.key.id)).toEqual([test.id, key.id]);
      }
    });

    it('changes a key that was seen as it is, and leaves alone when it was used', async () => {
      const key = await addKey((await add()).id);
      const day = '2025-06-01';
      await the().unitOfWork.run((tx) => tx.integrators.countUse(key.id, { day, calls: 1, items: 0 }, after(5)));
      const changed = await the().unitOfWork.run((tx) => tx.integrators.updateKey({ ...key, revokedAt: after(6) }));
      expect(changed.version).toBe(2);
      expect((await the().integrators.findKey(key.id))?.key).toEqual({ ...changed, lastUsedAt: after(5) });
      const stale = the().unitOfWork.run((tx) => tx.integrators.updateKey(key));
      await expect(stale).rejects.toMatchObject({ reason: 'stale_version' });
    });

    it('counts what is used by day, of all keys of an integrator together', async () => {
      const integrator = await add();
      const [one, two] = [await addKey(integrator.id), await addKey(integrator.id)];
      const stranger = await addKey((await add()).id);
      const uses = [
        [one, '2025-05-31', 1, 0],
        [one, '2025-06-01', 2, 10],
        [two, '2025-06-01', 3, 5],
        [one, '2025-06-01', 4, 1],
        [stranger, '2025-06-01', 100, 100],
      ] as const;
      for (const [key, day, calls, items] of uses) {
        await the().unitOfWork.run((tx) => tx.integrators.countUse(key.id, { day, calls, items }, NOON));
      }
      await the().unitOfWork.run((tx) =>
        tx.integrators.countUse(999_999, { day: '2025-06-01', calls: 1, items: 1 }, NOON),
      );
      expect(await the().integrators.usesSince(integrator.id, '2025-06-01')).toEqual([
        { day: '2025-06-01', calls: 9, items: 16 },
      ]);
      expect((await the().integrators.usesSince(integrator.id, '2025-01-01')).length).toBe(2);
    });

    it('knows the people of an integrator, and whether they have joined', async () => {
      const [integrator, other] = [await add(), await add()];
      const member = (email: string, integratorId: number) =>
        the().unitOfWork.run(async (tx) => {
          const { id: userId } = await tx.users.insert({
            ...newStudent(email, 'hash', 'en', NOON),
            roleId: ROLE.integrator,
          });
          await tx.members.insert({ userId, integratorId, invitedBy: 50, createdAt: after(1) });
          return userId;
        });
      const [one, two] = [
        await member(`m${++count}@people.example`, integrator.id),
        await member(`m${++count}@people.example`, integrator.id),
      ];
      const stranger = await member(`m${++count}@people.example`, other.id);
      await the().unitOfWork.run((tx) => tx.invitations.put(newInvitation(two, `n${count}`, `h${count}`, NOON)));
      const listed = { integratorId: integrator.id, invitedBy: 50, createdAt: after(1), name: null };
      expect(await the().members.listOf(integrator.id)).toEqual([
        { ...listed, userId: one, email: expect.any(String), hasJoined: true },
        { ...listed, userId: two, email: expect.any(String), hasJoined: false },
      ]);
      expect(await the().members.integratorOf(one)).toEqual(integrator);
      expect(await the().members.integratorOf(999_999)).toBeNull();
      await the().unitOfWork.run(async (tx) => {
        expect(await tx.members.allOf(integrator.id)).toEqual([one, two]);
        expect(await tx.members.find(stranger)).toEqual({ userId: stranger, integratorId: other.id });
        await tx.members.remove(one);
      });
      expect((await the().members.listOf(integrator.id)).map(({ userId }) => userId)).toEqual([two]);
      expect(await the().members.integratorOf(one)).toBeNull();
    });

    it('counts what people check with what keys do', async () => {
      const integrator = await add();
      const key = await addKey(integrator.id);
      const day = '2025-06-01';
      await the().unitOfWork.run((tx) => tx.integrators.countUse(key.id, { day, calls: 2, items: 10 }, NOON));
      for (const items of [5, 7]) {
        await the().unitOfWork.run((tx) => tx.members.countUse(integrator.id, { day, calls: 1, items }));
      }
      expect(await the().integrators.usesSince(integrator.id, day)).toEqual([{ day, calls: 4, items: 22 }]);
    });
  });
}
