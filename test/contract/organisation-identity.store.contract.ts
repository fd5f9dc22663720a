import { newStudent } from '../../src/domain/account/user.js';
import { type MakeStores, NOON, withStores } from './stores.js';

let people = 0;

/** What the ports promise of who somebody is at the provider of the organisation, and of where sessions began. */
export function organisationIdentityStoreContract(make: MakeStores): void {
  withStores('a store of identities at the organisation', make, (the) => {
    const run: ReturnType<typeof the>['unitOfWork']['run'] = (work) => the().unitOfWork.run(work);
    const addUser = () =>
      run(async (tx) => (await tx.users.insert(newStudent(`identity${++people}@x.example`, 'h', 'en', NOON))).id);
    const newIdentity = (issuer = 'https://id.example') => ({ issuer, subject: `subject ${++people}` });

    it('knows an account by issuer and subject together', async () => {
      const [id, identity] = [await addUser(), newIdentity()];
      await run((tx) => tx.identities.put(id, identity, NOON));
      const find = (issuer: string) => run((tx) => tx.identities.findUser({ ...identity, issuer }));
      expect([await find(identity.issuer), await find('https://other.example')]).toEqual([id, null]);
    });

    it('has an account taken by another subject of the same issuer alone', async () => {
      const [id, identity] = [await addUser(), newIdentity()];
      const taken = (other: typeof identity) => run((tx) => tx.identities.isTaken(id, other));
      expect(await taken(identity)).toBe(false);
      await run((tx) => tx.identities.put(id, identity, NOON));
      expect(await taken(identity)).toBe(false);
      expect(await taken(newIdentity())).toBe(true);
      const later = newIdentity('https://next.example');
      expect(await taken(later)).toBe(false);
      await run((tx) => tx.identities.put(id, later, NOON));
      expect(await run((tx) => tx.identities.findUser(identity))).toBeNull();
      expect(await run((tx) => tx.identities.findUser(later))).toBe(id);
    });

    it('forgets it, and has it go with the account', async () => {
      const [id, gone] = [await addUser(), await addUser()];
      const [identity, other] = [newIdentity(), newIdentity()];
      await run(async (tx) => {
        await tx.identities.put(id, identity, NOON);
        await tx.identities.put(gone, other, NOON);
        await tx.identities.remove(id);
        await tx.users.remove(gone);
      });
      expect(await run((tx) => tx.identities.findUser(identity))).toBeNull();
      expect(await run((tx) => tx.identities.findUser(other))).toBeNull();
    });

    it('tells whether a session of an account began like this one', async () => {
      const id = await addUser();
      const had = (device: string | null, network: string | null) =>
        run((tx) => tx.sessions.had(id, { device, network }));
      expect(await had(null, null)).toEqual({ any: false, alike: false });
      const session = { id: `had-${id}`, userId: id, createdAt: NOON, expiresAt: NOON };
      await run((tx) => tx.sessions.insert(session, { device: null, network: '203.0.113.0/24' }));
      expect(await had(null, '203.0.113.0/24')).toEqual({ any: true, alike: true });
      expect(await had('Firefox on Windows', '203.0.113.0/24')).toEqual({ any: true, alike: false });
      expect(await had(null, null)).toEqual({ any: true, alike: false });
    });
  });
}
