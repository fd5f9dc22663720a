import type { Watcher } from '../../src/modules/reports/watcher.repository.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const DAY = 24 * 3_600_000;

export function watcherStoreContract(make: MakeStores): void {
  withStores('a store of watchers', make, (the) => {
    const ask = (number: string, email: string, changes: Partial<Watcher> = {}) =>
      the().unitOfWork.run((tx) =>
        tx.watchers.ask({ number, email, language: 'en', createdAt: NOON, endsAt: after(DAY), ...changes }),
      );
    const confirm = (id: number, now = NOON, endsAt = after(90 * DAY)) =>
      the().unitOfWork.run((tx) => tx.watchers.confirm(id, now, endsAt));
    const put = async (number: string, email: string, changes: Partial<Watcher> = {}) =>
      confirm(await ask(number, email, changes), NOON, changes.endsAt);
    const watching = async (number: string, now = NOON, afterId = 0, limit = 9) =>
      (await the().watchers.findWatching(number, now, afterId, limit)).map(({ email }) => email);

    it('gives back a watcher as it was given, by id, number and address', async () => {
      await put('MYV-W1', 'Hiring@Example.com', { language: 'cn' });
      const [watcher] = await the().watchers.findWatching('MYV-W1', NOON, 0, 9);
      expect(watcher).toEqual({
        id: expect.any(Number),
        number: 'MYV-W1',
        email: 'hiring@example.com',
        language: 'cn',
        createdAt: NOON,
        confirmedAt: NOON,
        endsAt: after(90 * DAY),
      });
      expect(await the().watchers.findById(watcher?.id ?? 0)).toEqual(watcher);
      expect(await the().watchers.findByEmail(' HIRING@example.com')).toEqual([watcher]);
      expect(await the().watchers.findById(999_999)).toBeNull();
    });

    it('tells no address that has not confirmed that it watches', async () => {
      const id = await ask('MYV-W2', 'one@example.com');
      expect(await watching('MYV-W2')).toEqual([]);
      expect(await the().watchers.findById(id)).toMatchObject({ confirmedAt: null, endsAt: after(DAY) });
      expect(await confirm(id, after(5))).toBe(true);
      expect(await the().watchers.findById(id)).toMatchObject({ confirmedAt: after(5), endsAt: after(90 * DAY) });
      expect(await confirm(999_999)).toBe(false);
    });

    it('has an address watch a report once; asked again it has longer to confirm, and what is confirmed stays', async () => {
      const id = await ask('MYV-W7', 'one@example.com');
      const later = { createdAt: after(DAY), endsAt: after(2 * DAY), language: 'cn' } as const;
      expect(await ask('MYV-W7', 'One@Example.com', later)).toBe(id);
      expect(await the().watchers.findById(id)).toMatchObject({
        createdAt: NOON,
        confirmedAt: null,
        endsAt: after(2 * DAY),
        language: 'cn',
      });
      await confirm(id);
      await ask('MYV-W7', 'one@example.com', { endsAt: after(3 * DAY) });
      expect(await the().watchers.findById(id)).toMatchObject({
        confirmedAt: NOON,
        endsAt: after(90 * DAY),
        language: 'en',
      });
    });

    it('keeps one of several that come at once', async () => {
      await Promise.all([1, 2, 3, 4].map(() => put('MYV-W3', 'race@example.com')));
      expect(await watching('MYV-W3')).toEqual(['race@example.com']);
    });

    it('finds those whose time has not ended, piece by piece', async () => {
      for (const [place, name] of ['a', 'b', 'c'].entries()) {
        await put('MYV-W4', `${name}@example.com`, { endsAt: after((place + 1) * DAY) });
      }
      expect(await watching('MYV-W4')).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
      expect(await watching('MYV-W4', after(DAY))).toEqual(['b@example.com', 'c@example.com']);
      const [first] = await the().watchers.findWatching('MYV-W4', NOON, 0, 1);
      expect(await watching('MYV-W4', NOON, first?.id, 1)).toEqual(['b@example.com']);
      expect(await watching('MYV-W0')).toEqual([]);
    });

    it('removes one', async () => {
      await put('MYV-W5', 'gone@example.com');
      const [watcher] = await the().watchers.findWatching('MYV-W5', NOON, 0, 9);
      const remove = () => the().unitOfWork.run((tx) => tx.watchers.remove(watcher?.id ?? 0));
      await remove();
      await remove();
      expect(await watching('MYV-W5')).toEqual([]);
    });

    it('forgets an address whose account is erased', async () => {
      await put('MYV-W6', 'erased@example.com');
      await put('MYV-W6', 'other@example.com');
      await the().unitOfWork.run((tx) => tx.personalData.forgetAddresses(1, 'Erased@example.com'));
      expect(await watching('MYV-W6')).toEqual(['other@example.com']);
    });
  });
}
