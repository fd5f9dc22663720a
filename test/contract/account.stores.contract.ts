import { PERMISSIONS, ROLE } from '../../src/domain/account/role.js';
import { newStudent, type User } from '../../src/domain/account/user.js';
import { addFiles, after, type MakeStores, NOON, withStores } from './stores.js';

let count = 0;

export function accountStoresContract(make: MakeStores): void {
  withStores('a store of users', make, (the) => {
    const insert = (changes: Partial<User> = {}) => {
      const student = newStudent(`user${++count}@example.com`, '$argon2id$v=19$x', 'cn', NOON);
      return the().unitOfWork.run((tx) => tx.users.insert({ ...student, ...changes }));
    };
    const update = (user: User) => the().unitOfWork.run((tx) => tx.users.update(user));

    it('gives back every field as it was given, with the role', async () => {
      const [avatar = ''] = await addFiles(the(), 1);
      const user = await insert({
        username: 'officer',
        roleId: ROLE.administrator,
        status: 'disabled',
        language: 'en',
        name: '王 O’Neil',
        gender: 'Female',
        passport: 'E1',
        birth: '1990-02-28',
        nationality: 'China',
        mobilePhone: '+60 12',
        avatar,
        updatedAt: after(9),
      });
      expect(user.version).toBe(1);
      expect(await the().users.findById(user.id)).toEqual({
        user,
        role: { id: 0, version: 1, name: 'Administrator', permissions: PERMISSIONS },
      });
      expect(await the().unitOfWork.run((tx) => tx.users.findById(user.id))).toEqual(user);
    });

    it('finds by email and user name, whatever the letter case', async () => {
      const user = await insert({ username: `Some.Name${count}`, email: `Some.Mail${count}@Example.com` });
      expect(user.email).toBe(user.email.toLowerCase());
      for (const login of [user.email.toUpperCase(), user.username.toUpperCase()]) {
        expect((await the().users.findByLogin(login))?.user).toEqual(user);
      }
      expect(await the().users.findByEmail(user.email.toUpperCase())).toEqual(user);
      expect(await the().unitOfWork.run((tx) => tx.users.findByEmail(user.email.toUpperCase()))).toEqual(user);
      expect(await the().users.findByEmail(user.username)).toBeNull();
      expect(await the().users.findByLogin('%')).toBeNull();
    });

    it('lets an address win over a user name that looks like it', async () => {
      const user = await insert();
      await insert({ username: 'imposter', email: 'imposter@example.com' });
      const imposter = await insert({ username: `${user.email}.x` });
      expect((await the().users.findByLogin(user.email))?.user.id).toBe(user.id);
      expect((await the().users.findByLogin(imposter.username))?.user.id).toBe(imposter.id);
    });

    it('refuses a taken email or user name, on an update as well', async () => {
      const user = await insert();
      const other = await insert();
      const taken = { reason: 'already_exists' };
      await expect(insert({ email: user.email.toUpperCase() })).rejects.toMatchObject(taken);
      await expect(insert({ username: user.username.toUpperCase() })).rejects.toMatchObject(taken);
      await expect(update({ ...other, email: user.email })).rejects.toMatchObject(taken);
      expect((await the().users.findById(other.id))?.user).toEqual(other);
    });

    it('lets one of two who register an address at once win', async () => {
      const email = `twice${++count}@example.com`;
      const results = await Promise.allSettled(Array.from({ length: 5 }, () => insert({ email, username: email })));
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    });

    it('saves a version once', async () => {
      const first = await insert();
      const second = await update({ ...first, name: 'New', passwordHash: 'other' });
      expect(second).toEqual({ ...first, name: 'New', passwordHash: 'other', version: 2 });
      expect((await the().users.findById(first.id))?.user).toEqual(second);
      await expect(update(first)).rejects.toMatchObject({ reason: 'stale_version' });
      await expect(update({ ...second, id: 999_999 })).rejects.toMatchObject({ reason: 'stale_version' });
    });

    it('counts', async () => {
      const users = () => the().unitOfWork.run((tx) => tx.users.count());
      const before = await users();
      await insert();
      expect(await users()).toBe(before + 1);
    });
  });

  withStores('a store of sessions', make, (the) => {
    async function signIn(changes: Partial<User> = {}): Promise<{ user: User; id: string }> {
      const student = newStudent(`session${++count}@example.com`, 'hash', 'en', NOON);
      const id = String(count).padStart(32, '0');
      const user = await the().unitOfWork.run(async (tx) => {
        const user = await tx.users.insert({ ...student, ...changes });
        await tx.sessions.insert({ id, userId: user.id, createdAt: NOON, expiresAt: after(1000) });
        return user;
      });
      return { user, id };
    }
    const actor = (id: string, now = NOON) => the().sessions.findActor(id, now);

    it('knows the actor of a session until it expires', async () => {
      const { user, id } = await signIn({ roleId: ROLE.administrator });
      const expected = {
        userId: user.id,
        sessionId: id,
        roleId: 0,
        permissions: [...PERMISSIONS],
        email: user.email,
        authenticatedAt: NOON,
        withFactor: false,
      };
      expect(await actor(id)).toEqual(expected);
      expect(await actor(id, after(999))).toEqual(expected);
      expect(await actor(id, after(1000))).toBeNull();
      expect(await actor('f'.repeat(32))).toBeNull();
    });

    it('knows when whoever began a session has shown who they are, where that was before', async () => {
      const { user } = await signIn();
      const session = { id: 'e'.repeat(32), userId: user.id, createdAt: NOON, expiresAt: after(1000) };
      await the().unitOfWork.run((tx) => tx.sessions.insert({ ...session, authenticatedAt: new Date(0) }));
      expect((await actor(session.id))?.authenticatedAt).toEqual(new Date(0));
    });

    it('knows the actors of several sessions that are asked for at once, each at a moment of its own', async () => {
      const [one, two, away] = [await signIn(), await signIn(), await signIn({ status: 'disabled' })];
      const ids = [one.id, two.id, away.id, 'f'.repeat(32)];
      const found = await Promise.all([...ids.map((id) => actor(id)), actor(one.id, after(1000)), actor(one.id)]);
      expect(found.map((each) => each?.userId ?? null)).toEqual([
        one.user.id,
        two.user.id,
        null,
        null,
        null,
        one.user.id,
      ]);
    });

    it('revokes one session, and all of a user', async () => {
      const [one, two, other] = [await signIn(), await signIn(), await signIn()];
      await the().unitOfWork.run((tx) => tx.sessions.revoke(one.id, NOON));
      expect(await actor(one.id)).toBeNull();
      expect(await actor(two.id)).not.toBeNull();
      const third = 'a'.repeat(32);
      await the().unitOfWork.run(async (tx) => {
        await tx.sessions.insert({ id: third, userId: two.user.id, createdAt: NOON, expiresAt: after(1000) });
        await tx.sessions.revokeAll(two.user.id, NOON);
      });
      expect([await actor(two.id), await actor(third)]).toEqual([null, null]);
      expect(await actor(other.id)).not.toBeNull();
    });

    it('tells a user where they are signed in, the last used first, and ends one or all others', async () => {
      const { user, id: first } = await signIn();
      const [second, third, gone] = ['b', 'c', 'd'].map((letter) => letter.repeat(31) + (count % 10));
      const stranger = await signIn();
      const origin = { device: 'Safari on iPhone', network: '203.0.113.0/24' };
      const begin = { userId: user.id, createdAt: NOON, expiresAt: after(1000) };
      await the().unitOfWork.run(async (tx) => {
        await tx.sessions.insert({ ...begin, id: second ?? '' }, origin);
        await tx.sessions.insert({ ...begin, id: third ?? '' });
        await tx.sessions.insert({ ...begin, id: gone ?? '', expiresAt: after(10) });
        await tx.sessions.markUsed([second ?? ''], after(500));
        await tx.sessions.markUsed([second ?? ''], after(499));
      });
      const live = () => the().sessions.findLive({ userId: user.id, roleId: user.roleId }, after(600), 10);
      expect((await live()).map(({ id }) => id)).toEqual([second, ...[first, third].sort()]);
      const { createdAt, expiresAt } = begin;
      expect((await live())[0]).toEqual({
        ...origin,
        id: second,
        userId: user.id,
        createdAt,
        expiresAt,
        lastUsedAt: after(500),
      });
      expect(await the().sessions.findLive({ userId: user.id, roleId: user.roleId }, after(600), 1)).toHaveLength(1);

      const revokeOf = (id: string) => the().unitOfWork.run((tx) => tx.sessions.revokeOf(user.id, id, after(600)));
      expect(await revokeOf(stranger.id)).toBe(false);
      expect(await revokeOf(third ?? '')).toBe(true);
      expect(await revokeOf(third ?? '')).toBe(false);
      expect(await the().unitOfWork.run((tx) => tx.sessions.revokeOthers(user.id, first, after(600)))).toBe(1);
      expect((await live()).map(({ id }) => id)).toEqual([first]);
      expect(await actor(stranger.id)).not.toBeNull();
    });

    it('shows a disabled account and a changed role at once', async () => {
      const { user, id } = await signIn();
      const staff = await the().unitOfWork.run((tx) => tx.users.update({ ...user, roleId: ROLE.administrator }));
      expect((await actor(id))?.permissions).toEqual(PERMISSIONS);
      await the().unitOfWork.run((tx) => tx.users.update({ ...staff, status: 'disabled' }));
      expect(await actor(id)).toBeNull();
    });
  });
}
