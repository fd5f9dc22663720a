import { CODE_TRIES, type CodePurpose, type CodeTriedFrom } from '../../src/domain/account/verification-code.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const MINUTE = 60_000;
let count = 0;
const anAddress = () => `code${++count}@example.com`;

export function codeStoresContract(make: MakeStores): void {
  withStores('a store of verification codes', make, (the) => {
    const insert = (email: string, purpose: CodePurpose = 'register', createdAt = NOON, network?: string) =>
      the().unitOfWork.run((tx) =>
        tx.codes.insert({
          email,
          purpose,
          nonce: 'n'.repeat(32),
          hash: 'h'.repeat(64),
          language: 'cn',
          createdAt,
          expiresAt: after(10 * MINUTE, createdAt),
          ...(network === undefined ? {} : { network }),
        }),
      );
    const since = (email: string, moment: Date) => the().unitOfWork.run((tx) => tx.codes.findSince(email, moment));
    const use = (id: number, from: CodeTriedFrom = 'here') =>
      the().unitOfWork.run((tx) => tx.codes.use(id, from, after(1)));

    it('gives back a code as it was given', async () => {
      const code = await insert(anAddress());
      expect(code).toMatchObject({ tries: 0, deadAt: null, language: 'cn', expiresAt: after(10 * MINUTE) });
      expect(await the().codes.findById(code.id)).toEqual(code);
      expect(await the().codes.findById(999_999)).toBeNull();
    });

    it('finds the codes of an address for any purpose since a moment, newest first', async () => {
      const email = anAddress();
      const old = await insert(email, 'register', after(-5 * MINUTE));
      const young = await insert(email.toUpperCase(), 'register', NOON);
      const reset = await insert(email, 'reset', NOON);
      await insert(anAddress());
      const ids = async (moment: Date) => (await since(email.toUpperCase(), moment)).map((code) => code.id);
      expect(await ids(after(-5 * MINUTE))).toEqual([reset.id, young.id, old.id]);
      expect(await ids(after(-5 * MINUTE + 1))).toEqual([reset.id, young.id]);
      expect(await ids(after(1))).toEqual([]);
    });

    it('kills the older codes of the address and purpose alone', async () => {
      const email = anAddress();
      const [old, reset, other] = [await insert(email), await insert(email, 'reset'), await insert(anAddress())];
      const young = await insert(email, 'register', after(MINUTE));
      expect((await the().codes.findById(old.id))?.deadAt).toEqual(after(MINUTE));
      for (const { id } of [reset, other, young]) expect((await the().codes.findById(id))?.deadAt).toBeNull();
      expect(await use(old.id)).toBe(false);
    });

    it('kills of one network’s codes its own alone', async () => {
      const email = anAddress();
      const mine = await insert(email, 'register', NOON, 'mine');
      expect(mine).toMatchObject({ network: 'mine', tries: 0, triesElsewhere: 0 });
      const [theirs, nobodys] = [await insert(email, 'register', NOON, 'theirs'), await insert(email)];
      await insert(email, 'register', after(MINUTE), 'theirs');
      const deaths = await Promise.all([mine, theirs, nobodys].map(({ id }) => the().codes.findById(id)));
      expect(deaths.map((code) => code?.deadAt)).toEqual([null, after(MINUTE), null]);
    });

    it('ends all codes of an address and purpose', async () => {
      const email = anAddress();
      const codes = [
        await insert(email, 'reset', NOON, 'mine'),
        await insert(email, 'reset', NOON, 'theirs'),
        await insert(email, 'register', NOON, 'mine'),
        await insert(anAddress(), 'reset', NOON, 'mine'),
      ];
      await the().unitOfWork.run((tx) => tx.codes.endAll(email.toUpperCase(), 'reset', after(1)));
      const found = await Promise.all(codes.map(({ id }) => the().codes.findById(id)));
      expect(found.map((code) => code?.deadAt)).toEqual([after(1), after(1), null, null]);
    });

    it('is used once, however many try at the same time', async () => {
      const { id } = await insert(anAddress());
      const uses = await Promise.all(Array.from({ length: 50 }, () => use(id)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect((await the().codes.findById(id))?.deadAt).toEqual(after(1));
    });

    it('cannot be used after too many wrong tries', async () => {
      const { id } = await insert(anAddress());
      const countTry = () => the().unitOfWork.run((tx) => tx.codes.countTry(id, 'here'));
      await Promise.all(Array.from({ length: CODE_TRIES }, countTry));
      expect(await the().codes.findById(id)).toMatchObject({ tries: CODE_TRIES, triesElsewhere: 0 });
      expect(await use(id)).toBe(false);
      expect(await use(id, 'elsewhere')).toBe(true);
    });

    it('counts the tries from elsewhere apart', async () => {
      const { id } = await insert(anAddress());
      const countTry = () => the().unitOfWork.run((tx) => tx.codes.countTry(id, 'elsewhere'));
      await Promise.all(Array.from({ length: CODE_TRIES }, countTry));
      expect(await the().codes.findById(id)).toMatchObject({ tries: 0, triesElsewhere: CODE_TRIES });
      expect(await use(id, 'elsewhere')).toBe(false);
      expect(await use(id)).toBe(true);
    });

    it('makes those who ask for one address at once wait for each other', async () => {
      const email = anAddress();
      const send = () =>
        the().unitOfWork.run(async (tx) => {
          if ((await tx.codes.findSince(email, after(-MINUTE))).length > 0) return 'too soon';
          // Gives the others time to get here.
          await new Promise((resolve) => setTimeout(resolve, 20));
          const times = { createdAt: NOON, expiresAt: after(10 * MINUTE) };
          await tx.codes.insert({ email, purpose: 'reset', nonce: 'n', hash: 'h', language: 'en', ...times });
          return 'sent';
        });
      const sent = await Promise.all(Array.from({ length: 8 }, send));
      expect(sent.filter((answer) => answer === 'sent')).toHaveLength(1);
    });
  });

  withStores('a store of failed logins', make, (the) => {
    const WINDOW = 15 * MINUTE;
    const fail = (account: string, now = NOON) =>
      the().unitOfWork.run((tx) => tx.loginFailures.count(account, WINDOW, now));

    it('counts within a window that the first try begins', async () => {
      const account = anAddress();
      const windowEnds = after(WINDOW);
      expect(await fail(account)).toEqual({ tries: 1, windowEnds });
      expect(await fail(account.toUpperCase(), after(WINDOW - 1))).toEqual({ tries: 2, windowEnds });
      expect(await fail(account, after(WINDOW))).toEqual({ tries: 1, windowEnds: after(2 * WINDOW) });
      expect((await fail(anAddress())).tries).toBe(1);
    });

    it('loses no try among many at once, the first included', async () => {
      const account = anAddress();
      const counted = await Promise.all(Array.from({ length: 30 }, () => fail(account)));
      expect(counted.map(({ tries }) => tries).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, n) => n + 1),
      );
    });

    it('begins again when cleared', async () => {
      const account = anAddress();
      await fail(account);
      await the().unitOfWork.run((tx) => tx.loginFailures.clear(account));
      expect((await fail(account)).tries).toBe(1);
    });

    it('counts the tries from each network apart, and those from everywhere', async () => {
      const [account, other] = [anAddress(), anAddress()];
      const failFrom = (network: string, name = account) =>
        the().unitOfWork.run((tx) => tx.loginFailures.count(name, WINDOW, NOON, network));
      const windowEnds = after(WINDOW);
      expect(await failFrom('192.0.2.0/24')).toEqual({ tries: 1, windowEnds });
      expect(await failFrom('192.0.2.0/24')).toEqual({ tries: 2, windowEnds });
      expect(await failFrom('2001:db8:1::/48')).toEqual({ tries: 1, windowEnds });
      expect(await failFrom('192.0.2.0/24', other)).toEqual({ tries: 1, windowEnds });
      expect(await fail(account)).toEqual({ tries: 1, windowEnds });
      await the().unitOfWork.run((tx) => tx.loginFailures.clear(account));
      expect([await failFrom('192.0.2.0/24'), await fail(account)]).toMatchObject([{ tries: 1 }, { tries: 1 }]);
      expect(await failFrom('192.0.2.0/24', other)).toMatchObject({ tries: 2 });
    });

    it('forgives the tries from the network of a right one, and that one alone among those from everywhere', async () => {
      const account = anAddress();
      const failFrom = (network: string) =>
        the().unitOfWork.run((tx) => tx.loginFailures.count(account, WINDOW, NOON, network));
      const forgive = (name = account) => the().unitOfWork.run((tx) => tx.loginFailures.forgive(name, 'here'));
      for (const network of ['here', 'here', 'there']) await failFrom(network);
      for (let tries = 0; tries < 3; tries++) await fail(account);
      await forgive();
      expect(await failFrom('here')).toMatchObject({ tries: 1 });
      expect(await failFrom('there')).toMatchObject({ tries: 2 });
      expect(await fail(account)).toMatchObject({ tries: 3 });
      await forgive(anAddress());
      for (let times = 0; times < 5; times++) await forgive();
      expect(await fail(account)).toMatchObject({ tries: 1 });
    });

    it('takes an account of any length', async () => {
      expect((await fail('x'.repeat(100_000))).tries).toBe(1);
    });
  });
}
