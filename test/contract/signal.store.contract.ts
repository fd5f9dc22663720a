import type { NewSignal } from '../../src/domain/signal/signal.js';
import type { CertificateSearch } from '../../src/modules/certificates/certificate.repository.js';
import { insertCertificate } from './certificate.store.contract.js';
import { addFiles, after, type MakeStores, NOON, withStores } from './stores.js';

export function signalStoreContract(make: MakeStores): void {
  withStores('a store of signals', make, (the) => {
    const signal = (certificateId: number, changes: Partial<NewSignal> = {}): NewSignal => ({
      certificateId,
      kind: 'passport_elsewhere',
      evidence: { certificateIds: [3, 4] },
      state: 'open',
      note: null,
      officerId: null,
      foundAt: NOON,
      settledAt: null,
      ...changes,
    });
    const add = (...signals: NewSignal[]) => the().unitOfWork.run((tx) => tx.signals.add(signals));
    const record = async (form: object = {}, changes: object = {}) =>
      insertCertificate(the(), { status: 'Verifying', appliedAt: NOON, ...changes }, form);

    it('gives back what was added as it was, newest first, and what becomes of it', async () => {
      const { id } = await record();
      const fields = [{ field: 'birth', claimed: null, read: '2001-04-30' }] as const;
      await add(signal(id), signal(id, { kind: 'mrz_differs', evidence: { fields }, foundAt: after(1) }));
      const [differs, elsewhere] = await the().signals.on(id);
      expect(elsewhere).toEqual({ ...signal(id), id: expect.any(Number) });
      expect(differs).toMatchObject({ kind: 'mrz_differs', evidence: { fields }, foundAt: after(1) });
      if (!elsewhere) throw new Error('not found');
      const note = '𠮷'.repeat(1000);
      const dismissed = { ...elsewhere, state: 'dismissed', note, officerId: 5, settledAt: after(2) } as const;
      await the().unitOfWork.run((tx) => tx.signals.update(dismissed));
      expect(await the().signals.on(id)).toEqual([differs, dismissed]);
      expect(await the().signals.findById(elsewhere.id)).toEqual(dismissed);
      expect(await the().signals.findById(999_999)).toBeNull();
    });

    it('takes some, and forgets all', async () => {
      const { id } = await record();
      const other = await record();
      await add(
        signal(id),
        signal(id, { state: 'dismissed' }),
        signal(id, { kind: 'file_elsewhere' }),
        signal(other.id),
      );
      const open = (await the().signals.on(id)).filter(
        ({ kind, state }) => kind !== 'file_elsewhere' && state === 'open',
      );
      await the().unitOfWork.run((tx) => tx.signals.take(open, 5, after(3)));
      await the().unitOfWork.run((tx) => tx.signals.take([], 5, after(3)));
      expect((await the().signals.on(id)).map(({ state }) => state)).toEqual(['open', 'dismissed', 'taken']);
      expect((await the().signals.on(other.id)).map(({ state }) => state)).toEqual(['open']);
      await the().unitOfWork.run((tx) => tx.signals.forget(id));
      expect(await the().signals.on(id)).toEqual([]);
      expect(await the().signals.on(other.id)).toHaveLength(1);
    });

    it('knows the look that began last, of each record', async () => {
      const [{ id }, other] = [await record(), await record()];
      const note = (certificateId: number, at: number) =>
        the().unitOfWork.run((tx) => tx.signals.noteLook(certificateId, after(at)));
      expect(await note(id, 2)).toBe(true);
      expect([await note(id, 1), await note(id, 2), await note(other.id, 1), await note(id, 3)]).toEqual([
        false,
        true,
        true,
        true,
      ]);
      expect(await note(id, 2)).toBe(false);
      expect([await the().signals.lookOn(id), await the().signals.lookOn(other.id)]).toEqual([after(3), after(1)]);
      await the().unitOfWork.run((tx) => tx.signals.forget(id));
      expect(await the().signals.lookOn(id)).toBeNull();
      expect(await note(id, 1)).toBe(true);
    });

    it('narrows lists to what has an open signal, of any kind or of one, and tells the kinds', async () => {
      const [one, other, none] = [await record(), await record(), await record()];
      const settled = signal(none.id, { state: 'dismissed' });
      await add(
        signal(one.id),
        signal(one.id, { kind: 'mrz_differs' }),
        signal(other.id, { kind: 'mrz_differs' }),
        settled,
      );
      const found = async (filter: CertificateSearch) => {
        const page = { offset: 0, limit: 10 };
        const ids = [one.id, other.id, none.id];
        const sort = { field: 'id', descending: false } as const;
        const { items, total } = await the().certificates.search({ filter: { ids, ...filter }, sort, page }, NOON);
        expect([total, await the().certificates.count({ ids, ...filter })]).toEqual([items.length, items.length]);
        return items.map(({ id, openSignals }) => [id, [...openSignals].sort()]);
      };
      const first = [one.id, ['mrz_differs', 'passport_elsewhere']];
      const second = [other.id, ['mrz_differs']];
      expect(await found({})).toEqual([first, second, [none.id, []]]);
      expect(await found({ signal: 'any' })).toEqual([first, second]);
      expect(await found({ signal: 'passport_elsewhere' })).toEqual([first]);
      expect(await found({ signal: 'passport_expired' })).toEqual([]);
    });

    it('finds what applications have in common: passport, certificate number of one university, bytes of a file', async () => {
      const sha256 = 'f'.repeat(64);
      const [mine = '', theirs = ''] = await Promise.all(
        [1, 2].map(async () => (await addFiles(the(), 1, { kind: 'certificate', sha256 }))[0]),
      );
      const numbers = { passport: 'X 123-4567', certNo: 'UM/2020/7', university: 'Universiti Sama' };
      const one = await record({ ...numbers, certPhotos: [mine] });
      const samePassport = await record({ passport: 'x1234567', certNo: null });
      const sameNumber = await record({ passport: 'Y1', certNo: 'um20207', university: 'universiti SAMA' });
      const otherName = await record({ passport: 'Y2', certNo: 'UM/2020/7', university: 'Another' });
      await record({ ...numbers, certPhotos: [theirs] }, { appliedAt: null });
      const sameFile = await record({ passport: 'Y3', certNo: null, certPhotos: [theirs] });
      const common = await the().signals.common(one);
      expect(common.samePassport.map(({ id }) => id)).toEqual([samePassport.id]);
      expect(common.sameCertificate.map(({ id }) => id)).toEqual([sameNumber.id]);
      const { sameCertificate } = await the().signals.common(one, ['Universiti Sama', 'ANOTHER']);
      expect(sameCertificate.map(({ id }) => id)).toEqual([sameNumber.id, otherName.id]);
      const { ownerId, form } = sameFile;
      expect(common.sameFile).toEqual([{ id: sameFile.id, ownerId, email: form.email, group: 'certificate' }]);
      const empty = await record({
        passport: null,
        certNo: '--',
        university: null,
        certPhotos: [],
        passportPhotos: [],
      });
      expect(await the().signals.common(empty)).toMatchObject({ samePassport: [], sameCertificate: [] });
      expect([...(await the().signals.reviewedWith(sha256))].sort((a, b) => a - b)).toEqual(
        expect.arrayContaining([one.id, sameFile.id]),
      );
      expect(await the().signals.reviewedWith('0'.repeat(64))).toEqual([]);
    });

    it('finds a picture with the same points, whatever its bytes', async () => {
      const pixels = 'e'.repeat(64);
      const add = async (changes: object) => (await addFiles(the(), 1, { kind: 'certificate', ...changes }))[0] ?? '';
      const [own, theirs, another] = [
        await add({ pixels, sha256: '1'.repeat(64) }),
        await add({ pixels, sha256: '2'.repeat(64) }),
        await add({ pixels: null, sha256: '3'.repeat(64) }),
      ];
      const one = await record({ passport: 'Z1', certNo: null, certPhotos: [own, another] });
      const same = await record({ passport: 'Z2', certNo: null, certPhotos: [theirs] });
      await record({ passport: 'Z3', certNo: null, certPhotos: [await add({ pixels: null, sha256: '4'.repeat(64) })] });
      const { sameFile } = await the().signals.common(one);
      expect(sameFile.map(({ id, group }) => [id, group])).toEqual([[same.id, 'certificate']]);
      await record({ passport: 'Z4', certNo: null, certPhotos: [theirs] }, { status: 'Verified' });
      const reviewed = await the().signals.reviewedWithPixels(pixels);
      expect(reviewed.toSorted((a, b) => a - b)).toEqual([one.id, same.id]);
    });

    it('finds those who were born on the same day and have applied, the newest first', async () => {
      const born = { birth: '1988-02-29', name: 'Wang Xiaoming' };
      const one = await record(born);
      const [first, second] = [await record({ ...born, name: 'Li Na' }), await record(born)];
      await record(born, { appliedAt: null });
      await record({ ...born, birth: '1988-03-01' });
      const { sameBirth } = await the().signals.common(one);
      expect(sameBirth.map(({ id, name }) => [id, name])).toEqual([
        [second.id, 'Wang Xiaoming'],
        [first.id, 'Li Na'],
      ]);
      const nameless = await record({ ...born, name: null });
      expect((await the().signals.common(nameless)).sameBirth).toEqual([]);
    });

    it('knows the academic verification of a holder by account or passport, and their stampings under review', async () => {
      const [ownerId, otherId] = [901, 902];
      const stamping = await record({ type: 'stamping', passport: 'V 1' }, { ownerId });
      const has = () => the().signals.hasVerification(stamping);
      await record({ type: 'stamping', passport: 'V1' }, { ownerId });
      await record({ type: 'verification', passport: 'V1' }, { ownerId, status: 'Rejected' });
      await record({ type: 'verification', passport: 'V2' }, { ownerId: otherId });
      expect(await has()).toBe(false);
      const beside = await record({ type: 'verification', passport: 'v-1' }, { ownerId: otherId });
      expect(await has()).toBe(true);
      expect(await the().signals.stampingsBeside(beside)).toContain(stamping.id);
      const own = await record({ type: 'stamping', passport: 'V3' }, { ownerId: otherId });
      expect(await the().signals.hasVerification(own)).toBe(true);
      const nobody = await record({ type: 'stamping', passport: null }, { ownerId: null });
      expect(await the().signals.hasVerification(nobody)).toBe(false);
      expect(await the().signals.stampingsBeside(nobody)).toEqual([]);
    });
  });
}
