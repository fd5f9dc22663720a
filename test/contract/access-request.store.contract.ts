import type { AccessRequestReader } from '../../src/modules/integrators/access-request.repository.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const ALL = { page: { offset: 0, limit: 10 }, sort: { field: 'id', descending: false }, filter: {} } as const;

export function accessRequestStoreContract(make: MakeStores): void {
  withStores('a store of requests for access', make, (the) => {
    it('keeps what was asked, lists what waits for a decision, and finds it by its address', async () => {
      const times = { createdAt: NOON, endsAt: after(1000) };
      const fields = { organisation: 'Kolej', person: 'Lim', email: 'Lim@kolej.example', purpose: 'Hiring.' };
      const request = {
        ...fields,
        volume: '1000',
        language: 'en',
        state: 'unconfirmed',
        reason: null,
        ...times,
      } as const;
      const id = await the().unitOfWork.run((tx) => tx.accessRequests.insert(request));
      const kept = { ...request, id, email: 'lim@kolej.example' };
      expect(await the().accessRequests.findById(id)).toEqual(kept);
      expect(await the().accessRequests.listAsked(ALL)).toEqual({ items: [], total: 0 });
      const asked = { ...kept, state: 'asked', endsAt: after(9000) } as const;
      await the().unitOfWork.run(async (tx) => {
        expect(await tx.accessRequests.lock(id)).toEqual(kept);
        await tx.accessRequests.update(asked);
      });
      expect(await the().accessRequests.listAsked(ALL)).toEqual({ items: [asked], total: 1 });
      expect(await the().accessRequests.findByEmail(' LIM@kolej.example')).toEqual([asked]);
      expect(await the().accessRequests.findById(999_999)).toBeNull();
    });

    it('lists what waits in any order, by pages and by ids', async () => {
      const times = { createdAt: NOON, endsAt: after(1000) };
      const fields = { person: 'Lim', email: 'lim@kolej.example', purpose: 'Hiring.', volume: '1000' } as const;
      const asked = { ...fields, language: 'en', state: 'asked', reason: null, ...times } as const;
      const [one = 0, two = 0, three = 0] = await the().unitOfWork.run(async (tx) => {
        const ids: number[] = [];
        for (const organisation of ['B', 'C', 'A'])
          ids.push(await tx.accessRequests.insert({ ...asked, organisation, createdAt: after(-ids.length) }));
        return ids;
      });
      const listed = async (request: Partial<Parameters<AccessRequestReader['listAsked']>[0]>) => {
        const { items, total } = await the().accessRequests.listAsked({
          ...ALL,
          filter: { ids: [one, two, three] },
          ...request,
        });
        return [items.map(({ id }) => id), total];
      };
      expect(await listed({ sort: { field: 'organisation', descending: false } })).toEqual([[three, one, two], 3]);
      expect(await listed({ sort: { field: 'createdAt', descending: true } })).toEqual([[one, two, three], 3]);
      expect(await listed({ page: { offset: 1, limit: 1 } })).toEqual([[two], 3]);
      expect(await listed({ filter: { ids: [two, three] } })).toEqual([[two, three], 2]);
      expect(await listed({ filter: { ids: [] } })).toEqual([[], 0]);
    });
  });
}
