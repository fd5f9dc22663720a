import { insertCertificate } from './certificate.store.contract.js';
import { type MakeStores, NOON, withStores } from './stores.js';

const later = (ms: number) => new Date(NOON.getTime() + ms);
const hash = (letter: string) => letter.repeat(64);

export function walletOfferStoreContract(make: MakeStores): void {
  withStores('a store of offers to wallets', make, (the) => {
    const offer = async (certificateId: number, letter: string) => {
      const made = { certificateId, codeHash: hash(letter), pinHash: hash('f'), endsAt: later(600_000) };
      await the().unitOfWork.run((tx) => tx.walletOffers.replace(made));
      return made;
    };

    it('keeps one offer of a certificate, the newest', async () => {
      const { id } = await insertCertificate(the());
      await offer(id, 'a');
      const made = await offer(id, 'b');
      expect(await the().walletOffers.findByCode(hash('a'))).toBeNull();
      const waiting = { wrongPins: 0, tokenHash: null, tokenEndsAt: null, issuedAt: null };
      expect(await the().walletOffers.findByCode(hash('b'))).toEqual({ ...made, ...waiting, id: expect.any(Number) });
    });

    it('keeps what becomes of it, and finds it by its token', async () => {
      const { id } = await insertCertificate(the());
      await offer(id, 'c');
      await the().unitOfWork.run(async (tx) => {
        const found = await tx.walletOffers.lockByCode(hash('c'));
        if (!found) throw new Error('not found');
        const dates = { tokenEndsAt: later(2), issuedAt: later(3) };
        await tx.walletOffers.update({ ...found, wrongPins: 4, tokenHash: hash('d'), ...dates });
        expect(await tx.walletOffers.lockByToken(hash('d'))).toMatchObject({ certificateId: id, wrongPins: 4 });
        expect(await tx.walletOffers.lockByToken(hash('e'))).toBeNull();
        expect(await tx.walletOffers.lockByCode(hash('e'))).toBeNull();
      });
      const found = await the().walletOffers.findByToken(hash('d'));
      expect(found).toMatchObject({ codeHash: hash('c'), tokenEndsAt: later(2), issuedAt: later(3) });
    });

    it('forgets those of a certificate, also when that goes', async () => {
      const [one, other] = [await insertCertificate(the()), await insertCertificate(the())];
      await offer(one.id, '1');
      await offer(other.id, '2');
      await the().unitOfWork.run(async (tx) => {
        await tx.walletOffers.forget(one.id);
        await tx.certificates.remove(other);
      });
      for (const letter of ['1', '2']) expect(await the().walletOffers.findByCode(hash(letter))).toBeNull();
    });

    it('takes a nonce once, however many come with it at the same time', async () => {
      const spend = (letter: string) => the().unitOfWork.run((tx) => tx.walletOffers.spendNonce(hash(letter), NOON));
      const spent = await Promise.all([spend('9'), spend('9'), spend('9'), spend('8')]);
      expect(spent.slice(0, 3).filter(Boolean)).toHaveLength(1);
      expect(spent[3]).toBe(true);
      expect(await spend('9')).toBe(false);
    });
  });
}
