import { type AddressChange, confirmSide, newAddressChange } from '../../src/domain/account/address-change.js';
import { newStudent } from '../../src/domain/account/user.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

let people = 0;
let tokens = 0;

/** With links that no other has. */
export function anAddressChange(userId: number, changes: Partial<AddressChange> = {}): AddressChange {
  const link = () => ({ nonce: `nonce ${++tokens}`, tokenHash: `hash ${tokens}` });
  const asked = { userId, newEmail: 'new@example.com', requestedBy: userId };
  return { ...newAddressChange(asked, { old: link(), new: link() }, NOON), ...changes };
}

/** What the ports promise of other addresses that wait to be confirmed, and of those that were changed. */
export function addressChangeStoreContract(make: MakeStores): void {
  withStores('a store of changes of addresses', make, (the) => {
    const run: ReturnType<typeof the>['unitOfWork']['run'] = (work) => the().unitOfWork.run(work);
    const addUser = () =>
      run(async (tx) => (await tx.users.insert(newStudent(`moving${++people}@x.example`, 'h', 'en', NOON))).id);
    const put = async (change: AddressChange) => {
      await run((tx) => tx.addressChanges.put(change));
      return change;
    };

    it('keeps one of an account, all of it, and finds it by either link', async () => {
      const change = await put(anAddressChange(await addUser()));
      expect(await the().addressChanges.findByUser(change.userId)).toEqual(change);
      for (const { tokenHash } of Object.values(change.links)) {
        expect(await the().addressChanges.findByToken(['another', tokenHash])).toEqual(change);
      }
      expect(await the().addressChanges.findByToken(['another'])).toBeNull();
      expect(await the().addressChanges.findByToken([])).toBeNull();
      const release = { askedBy: 1, askedAt: after(9), releasedBy: 2 };
      const later = await put({ ...confirmSide(change, 'old', after(5)), release });
      expect(await run((tx) => tx.addressChanges.lock(change.userId))).toEqual(later);
    });

    it('puts a newer one in its place, whose links alone are found', async () => {
      const userId = await addUser();
      const before = await put(anAddressChange(userId));
      const newer = await put(anAddressChange(userId, { newEmail: 'newer@example.com', requestedBy: 1 }));
      expect(await the().addressChanges.findByUser(userId)).toEqual(newer);
      expect(await the().addressChanges.findByToken([before.links.new.tokenHash])).toBeNull();
    });

    it('forgets it, once, and has it go with the account', async () => {
      const [id, gone] = [await addUser(), await addUser()];
      await put(anAddressChange(id));
      await put(anAddressChange(gone));
      const remove = () => run((tx) => tx.addressChanges.remove(id));
      expect([await remove(), await remove()]).toEqual([true, false]);
      await run((tx) => tx.users.remove(gone));
      expect(await the().addressChanges.findByUser(gone)).toBeNull();
      expect(await run((tx) => tx.addressChanges.lock(gone))).toBeNull();
    });
  });

  withStores('a store of changed emails', make, (the) => {
    it('keeps an old address until it is told', async () => {
      const change = {
        userId: 7,
        oldEmail: 'old@example.com',
        language: 'cn',
        passwordToo: true,
        changedAt: NOON,
      } as const;
      const [id, other] = await the().unitOfWork.run(async (tx) => [
        await tx.emailChanges.insert(change),
        await tx.emailChanges.insert({ ...change, passwordToo: false }),
      ]);
      expect(await the().emailChanges.findById(id ?? 0)).toEqual(change);
      await the().unitOfWork.run((tx) => tx.emailChanges.remove(id ?? 0));
      expect(await the().emailChanges.findById(id ?? 0)).toBeNull();
      expect((await the().emailChanges.findById(other ?? 0))?.passwordToo).toBe(false);
    });
  });
}
