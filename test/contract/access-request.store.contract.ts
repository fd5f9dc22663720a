import { after, type MakeStores, NOON, withStores } from './stores.js';

const PAGE = { offset: 0, limit: 10 };

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
      expect(await the().accessRequests.listAsked(PAGE)).toEqual({ items: [], total: 0 });
      const asked = { ...kept, state: 'asked', endsAt: after(9000) } as const;
      await the().unitOfWork.run(async (tx) => {
        expect(await tx.accessRequests.lock(id)).toEqual(kept);
        await tx.accessRequests.update(asked);
      });
      expect(await the().accessRequests.listAsked(PAGE)).toEqual({ items: [asked], total: 1 });
      expect(await the().accessRequests.findByEmail(' LIM@kolej.example')).toEqual([asked]);
      expect(await the().accessRequests.findById(999_999)).toBeNull();
    });
  });
}
