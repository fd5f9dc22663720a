import { PERMISSIONS, ROLE, type Role } from '../../src/domain/account/role.js';
import { newStudent } from '../../src/domain/account/user.js';
import type { Transaction } from '../../src/unit-of-work/unit-of-work.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

/** What a store of roles promises, whatever it stores them in. */
export function roleStoreContract(make: MakeStores): void {
  withStores('a store of roles', make, (the) => {
    const run = <T>(work: (tx: Transaction) => Promise<T>) => the().unitOfWork.run(work);
    const builtIn = [ROLE.administrator, ROLE.student, ROLE.integrator, ROLE.public];
    const codes = async () => (await the().roles.all()).map(({ id }) => id);

    it('has the built-in ones, by code', async () => {
      expect(await codes()).toEqual(builtIn);
      expect((await the().roles.all())[0]).toEqual({
        id: 0,
        version: 1,
        name: 'Administrator',
        permissions: PERMISSIONS,
      });
    });

    it('inserts, changes a version once, and removes', async () => {
      const role = await run((tx) => tx.roles.insert({ id: 10, name: '审核员', permissions: ['certificates.read'] }));
      expect(role).toEqual({ id: 10, version: 1, name: '审核员', permissions: ['certificates.read'] });
      const changed: Role = await run((tx) => tx.roles.update({ ...role, permissions: [] }));
      expect(changed).toEqual({ ...role, permissions: [], version: 2 });
      expect((await the().roles.all()).at(-1)).toEqual(changed);
      expect((await run((tx) => tx.roles.all())).at(-1)).toEqual(changed);
      await expect(run((tx) => tx.roles.update(role))).rejects.toMatchObject({ reason: 'stale_version' });
      await run((tx) => tx.roles.remove(10));
      expect(await codes()).toEqual(builtIn);
    });

    it('counts for a session at once', async () => {
      const role = await run((tx) => tx.roles.insert({ id: 12, name: 'Reader', permissions: ['audit.read'] }));
      const id = '7'.repeat(32);
      await run(async (tx) => {
        const user = await tx.users.insert({ ...newStudent('reader@example.com', 'hash', 'en', NOON), roleId: 12 });
        await tx.sessions.insert({ id, userId: user.id, createdAt: NOON, expiresAt: after(1000) });
      });
      expect((await the().sessions.findActor(id, NOON))?.permissions).toEqual(['audit.read']);
      await run((tx) => tx.roles.update({ ...role, permissions: ['news.manage'] }));
      expect((await the().sessions.findActor(id, NOON))?.permissions).toEqual(['news.manage']);
    });
  });
}
