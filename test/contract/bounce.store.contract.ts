import { newStudent } from '../../src/domain/account/user.js';
import { countBounce } from '../../src/domain/bounce/bounce.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

let people = 0;

/** What the ports promise of accounts whose mails come back. */
export function bounceStoreContract(make: MakeStores): void {
  withStores('a store of bounces', make, (the) => {
    const run: ReturnType<typeof the>['unitOfWork']['run'] = (work) => the().unitOfWork.run(work);
    const addUser = () =>
      run(async (tx) => (await tx.users.insert(newStudent(`bounced${++people}@x.example`, 'h', 'en', NOON))).id);

    it('keeps one of an account, and counts on', async () => {
      const id = await addUser();
      expect(await the().bounces.findByUser(id)).toBeNull();
      const first = countBounce(null, id, '5.1.1', NOON);
      await run((tx) => tx.bounces.put(first));
      expect(await the().bounces.findByUser(id)).toEqual(first);
      const second = countBounce(first, id, '5.1.10', after(60_000));
      await run((tx) => tx.bounces.put(second));
      expect(await run((tx) => tx.bounces.find(id))).toEqual({
        userId: id,
        status: '5.1.10',
        since: NOON,
        lastAt: after(60_000),
        count: 2,
      });
    });

    it('finds those of a page', async () => {
      const [one, other, none] = [await addUser(), await addUser(), await addUser()];
      await run((tx) => tx.bounces.put(countBounce(null, one, '5.1.1', after(3_600_000))));
      await run((tx) => tx.bounces.put(countBounce(null, other, '5.1.1', after(7_200_000))));
      expect([...(await the().bounces.of([one, other, none])).keys()].sort()).toEqual([one, other].sort());
      expect(await the().bounces.of([])).toEqual(new Map());
    });

    it('forgets it, once, and has it go with the account', async () => {
      const [id, gone] = [await addUser(), await addUser()];
      for (const userId of [id, gone]) await run((tx) => tx.bounces.put(countBounce(null, userId, '5.1.1', NOON)));
      const remove = () => run((tx) => tx.bounces.remove(id));
      expect([await remove(), await remove()]).toEqual([true, false]);
      await run((tx) => tx.users.remove(gone));
      expect(await the().bounces.findByUser(gone)).toBeNull();
    });

    it('takes a message once, and forgets it when its token has long ended', async () => {
      const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
      const take = (digest: string, days: number) =>
        run((tx) => tx.bounces.takeOnce(digest, after(days * 24 * 3_600_000)));
      expect([await take(one, 0), await take(one, 1), await take(other, 39)]).toEqual([true, false, true]);
      expect(await take(one, 39)).toBe(false);
      expect(await take('c'.repeat(64), 41)).toBe(true);
      expect([await take(one, 41), await take(other, 41)]).toEqual([true, false]);
    });

    it('names the applications of the account that officers look at', async () => {
      const [id, other] = [await addUser(), await addUser()];
      const open = await insertCertificate(the(), { ownerId: id, status: 'Verifying' });
      await insertCertificate(the(), { ownerId: id, status: 'Rejected' });
      await insertCertificate(the(), { ownerId: other, status: 'Verifying' });
      expect(await run((tx) => tx.bounces.reviewedOf(id))).toEqual([open.id]);
    });
  });
}
