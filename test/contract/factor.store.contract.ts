import { PROOF_TRIES } from '../../src/domain/account/factors.js';
import { newStudent } from '../../src/domain/account/user.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

let users = 0;
let tickets = 0;

const STEP = 60_000_000;

/** What the ports promise of second factors. */
export function factorStoreContract(make: MakeStores): void {
  withStores('a store of second factors', make, (the) => {
    const run: ReturnType<typeof the>['unitOfWork']['run'] = (work) => the().unitOfWork.run(work);
    const addUser = () =>
      run(async (tx) => (await tx.users.insert(newStudent(`factor${++users}@x.example`, 'h', 'en', NOON))).id);
    const add = (userId: number, kind: 'totp' | 'passkey' = 'totp') =>
      run((tx) =>
        tx.factors.insert({ userId, kind, name: 'Phone', lastStep: null, createdAt: NOON }, (id) => `sealed for ${id}`),
      );
    const open = async (userId: number, more: { sessionId?: string; expiresAt?: Date } = {}) => {
      const hash = String(++tickets).padStart(64, '0');
      const ticket = { hash, userId, purpose: 'login', sessionId: null, expiresAt: after(600), ...more } as const;
      await run((tx) => tx.factors.openTicket(ticket, NOON));
      return ticket;
    };

    it('keeps what each is verified by, sealed for its id', async () => {
      const userId = await addUser();
      const [app, key] = [await add(userId), await add(userId, 'passkey')];
      const kept = { userId, name: 'Phone', lastStep: null, createdAt: NOON, lastUsedAt: null };
      expect(await the().factors.findByUser(userId)).toEqual([
        { ...kept, id: app.id, kind: 'totp', secret: `sealed for ${app.id}` },
        { ...kept, id: key.id, kind: 'passkey', secret: `sealed for ${key.id}` },
      ]);
    });

    it('renames and removes those of the user alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const { id } = await add(mine);
      expect(await run((tx) => tx.factors.rename(other, id, 'Mine'))).toBe(false);
      expect(await run((tx) => tx.factors.remove(other, id))).toBe(false);
      expect(await run((tx) => tx.factors.rename(mine, id, 'Phone'))).toBe(true);
      expect(await run((tx) => tx.factors.rename(mine, id, 'Tablet'))).toBe(true);
      expect(await the().factors.findByUser(mine)).toMatchObject([{ name: 'Tablet' }]);
      expect(await run((tx) => tx.factors.remove(mine, id))).toBe(true);
      expect(await run((tx) => tx.factors.remove(mine, id))).toBe(false);
    });

    it('uses a step once, also of many at once, and none before it', async () => {
      const { id } = await add(await addUser());
      const use = (step: number, latest = STEP + 1) => run((tx) => tx.factors.useStep(id, step, latest, NOON));
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => use(STEP)));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect([await use(STEP - 1), await use(STEP), await use(STEP + 1)]).toEqual([false, false, true]);
      // As after a clock that ran a day ahead was set back.
      expect(await use(STEP + 1, STEP - 2879)).toBe(false);
      expect([await use(STEP - 2880, STEP - 2879), await use(STEP - 2880, STEP - 2879)]).toEqual([true, false]);
      expect(await run((tx) => tx.factors.useStep(999_999, STEP, STEP, NOON))).toBe(false);
    });

    it('uses a passkey as it was read, and none that was removed', async () => {
      const userId = await addUser();
      await add(userId, 'passkey');
      const [seen] = await the().factors.findByUser(userId);
      if (!seen) throw new Error('no passkey');
      expect(await run((tx) => tx.factors.usePasskey(seen, 'anew', NOON))).toBe(true);
      expect(await run((tx) => tx.factors.usePasskey(seen, 'anew once more', NOON))).toBe(false);
      expect(await the().factors.findByUser(userId)).toMatchObject([{ secret: 'anew', lastUsedAt: NOON }]);
    });

    it('uses a recovery code once, and replaces all of them', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const hash = (name: string) => name.padStart(64, '0');
      await run((tx) => tx.factors.replaceRecoveryCodes(mine, ['a', 'b', 'c'].map(hash)));
      const use = (userId: number, name: string) => run((tx) => tx.factors.useRecoveryCode(userId, hash(name), NOON));
      expect(await use(other, 'a')).toBe(false);
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => use(mine, 'a')));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await the().factors.countRecoveryCodes(mine)).toBe(2);
      await run((tx) => tx.factors.replaceRecoveryCodes(mine, [hash('d')]));
      expect([await use(mine, 'b'), await use(mine, 'd')]).toEqual([false, true]);
    });

    it('lets a ticket be tried five times until it expires, for what it was opened for', async () => {
      const userId = await addUser();
      const { hash } = await open(userId, { sessionId: 'f'.repeat(32) });
      const tried = (now = NOON, purpose: 'login' | 'proof' = 'login') =>
        run((tx) => tx.factors.tryTicket(hash, purpose, now));
      expect(await tried(NOON, 'proof')).toBeNull();
      expect(await tried(after(600))).toBeNull();
      expect(await tried()).toMatchObject({ userId, sessionId: 'f'.repeat(32), expiresAt: after(600) });
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => tried()));
      expect(outcomes.filter((one) => one !== null)).toHaveLength(PROOF_TRIES - 1);
    });

    it('closes a ticket once, and all with the sessions of the user', async () => {
      const userId = await addUser();
      const [one, two] = [await open(userId), await open(userId)];
      const close = (hash: string) => run((tx) => tx.factors.closeTicket(hash));
      expect([await close(one.hash), await close(one.hash)]).toEqual([true, false]);
      await run((tx) => tx.sessions.revokeAll(userId, NOON));
      expect(await run((tx) => tx.factors.tryTicket(two.hash, 'login', NOON))).toBeNull();
    });

    it('forgets everything of a user', async () => {
      const [userId, admin] = [await addUser(), await addUser()];
      await add(userId);
      await add(userId, 'passkey');
      const { hash } = await open(userId);
      await run((tx) => tx.factors.replaceRecoveryCodes(userId, ['0'.repeat(64)]));
      await run((tx) => tx.factors.askRemoval({ userId, askedBy: admin, askedAt: NOON }));
      await run((tx) => tx.factors.askRemoval({ userId, askedBy: admin, askedAt: after(1) }));
      const removal = () => run((tx) => tx.factors.findRemoval(userId));
      expect(await removal()).toEqual({ userId, askedBy: admin, askedAt: after(1) });
      expect(await run((tx) => tx.factors.forget(userId))).toBe(2);
      expect([await the().factors.findByUser(userId), await removal()]).toEqual([[], null]);
      expect(await the().factors.countRecoveryCodes(userId)).toBe(0);
      expect(await run((tx) => tx.factors.tryTicket(hash, 'login', NOON))).toBeNull();
    });

    it('marks the sessions that were begun, or go on, with one', async () => {
      const userId = await addUser();
      const [with1, without] = ['a', 'b'].map((letter) => `${letter}${String(++tickets)}`.padStart(32, '0'));
      const session = { userId, createdAt: NOON, expiresAt: after(1000) };
      await run((tx) => tx.sessions.insert({ ...session, id: String(with1), withFactor: true }));
      await run((tx) => tx.sessions.insert({ ...session, id: String(without) }));
      const marks = async () =>
        (await Promise.all([with1, without].map((id) => the().sessions.findActor(String(id), NOON)))).map(
          (actor) => actor?.withFactor,
        );
      expect(await marks()).toEqual([true, false]);
      await run((tx) => tx.sessions.passFactor(String(without), NOON));
      expect(await marks()).toEqual([true, true]);
      await run((tx) => tx.sessions.dropFactors(userId));
      expect(await marks()).toEqual([false, false]);
    });
  });
}
