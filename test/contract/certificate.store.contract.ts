import type { Certificate, CertificateForm } from '../../src/domain/certificate/certificate.js';
import { aCertificate, aForm } from '../factories/certificate.factory.js';
import { addFiles, after, type MakeStores, NOON, type Stores, withStores } from './stores.js';

const NO_FILES: Partial<CertificateForm> = {
  avatar: null,
  passportPhotos: [],
  certPhotos: [],
  transcriptPhotos: [],
  ministryPhotos: [],
  paymentPhotos: [],
};

let students = 1000;

export function insertCertificate(
  stores: Pick<Stores, 'unitOfWork'>,
  changes: Partial<Certificate> = {},
  form: Partial<CertificateForm> = {},
): Promise<Certificate> {
  const {
    id: _,
    version: __,
    ...certificate
  } = aCertificate('Unverified', {
    createdAt: NOON,
    updatedAt: NOON,
    ...changes,
    form: aForm({ ...NO_FILES, ...form }),
  });
  return stores.unitOfWork.run((tx) => tx.certificates.insert(certificate));
}

export function certificateStoreContract(make: MakeStores): void {
  withStores('a store of certificates', make, (the) => {
    it('gives back every field as it was given', async () => {
      const [avatar = '', ...photos] = await addFiles(the(), 8);
      const changes: Partial<Certificate> = {
        status: 'Rejected',
        ownerId: 77,
        createdBy: 78,
        reportNumber: 'MYV-AAAAA-BBBBB-CCCCC',
        rejectReason: 'x'.repeat(2000),
        appliedAt: after(1),
        decidedAt: after(2),
        decidedBy: 79,
      };
      const inserted = await insertCertificate(the(), changes, {
        avatar,
        passportPhotos: photos.slice(0, 2).reverse(),
        certPhotos: photos.slice(2, 3),
        transcriptPhotos: photos.slice(3, 4),
        ministryPhotos: photos.slice(4, 5),
        paymentPhotos: photos.slice(5, 7),
        forms: 'Distance Learning',
        level: 'Doctor of Philosophy',
        academyStatus: '𠮷 \\ \' " % _ ; --',
        barcode: 'b',
        certNo: 'c',
        principalName: 'p',
        note: '语'.repeat(1000),
        startTime: '2019-09-01',
        endTime: '2023-07-01',
        passportRemark: 'r1',
        certRemark: 'r2',
        transcriptRemark: 'r3',
        ministryRemark: 'r4',
        paymentRemark: 'two\nlines',
      });
      expect(inserted).toMatchObject({ ...changes, version: 1 });
      expect(await the().certificates.findById(inserted.id)).toEqual(inserted);
    });

    it('keeps a form without anything in it', async () => {
      const inserted = await insertCertificate(the(), { ownerId: null }, { name: null, email: null, gender: null });
      expect(await the().certificates.findById(inserted.id)).toEqual(inserted);
    });

    it('finds several that are asked for at once', async () => {
      const [photo = ''] = await addFiles(the(), 1);
      const one = await insertCertificate(the(), {}, { certPhotos: [photo] });
      const two = await insertCertificate(the());
      const ids = [two.id, 999_999, one.id, two.id];
      expect(await Promise.all(ids.map((id) => the().certificates.findById(id)))).toEqual([two, null, one, two]);
    });

    it('answers null for what is not there', async () => {
      expect(await the().certificates.findById(999_999)).toBeNull();
      expect(await the().certificates.findWithClaim(999_999, null)).toBeNull();
      expect(await the().certificates.findWithClaim(999_999, NOON)).toBeNull();
      expect(await the().unitOfWork.run((tx) => tx.certificates.findById(999_999))).toBeNull();
    });

    it('finds those of the ids that exist, in the order of the ids', async () => {
      const [one, two] = [await insertCertificate(the()), await insertCertificate(the())];
      const ids = [two.id, 999_999, one.id];
      expect(await the().unitOfWork.run((tx) => tx.certificates.findByIds(ids))).toEqual([two, one]);
      expect(await the().unitOfWork.run((tx) => tx.certificates.findByIds([]))).toEqual([]);
    });

    it('replaces all fields and files on an update, and counts the version', async () => {
      const [a = '', b = '', c = ''] = await addFiles(the(), 3);
      const first = await insertCertificate(the(), {}, { avatar: a, certPhotos: [a, b] });
      const changed = { ...first, status: 'Verifying' as const, appliedAt: after(5) };
      const form = { ...first.form, name: 'Another', avatar: c, certPhotos: [b], ministryPhotos: [c, a] };
      const second = await the().unitOfWork.run((tx) => tx.certificates.update({ ...changed, form }));
      expect(second).toEqual({ ...changed, form, version: 2 });
      expect(await the().certificates.findById(first.id)).toEqual(second);
    });

    it('refuses to save over a newer version, and to save or remove what is gone', async () => {
      const first = await insertCertificate(the());
      const save = (certificate: Certificate) => the().unitOfWork.run((tx) => tx.certificates.update(certificate));
      const remove = (certificate: Certificate) => the().unitOfWork.run((tx) => tx.certificates.remove(certificate));
      const second = await save(first);
      await expect(save(first)).rejects.toMatchObject({ reason: 'stale_version' });
      await expect(remove(first)).rejects.toMatchObject({ reason: 'stale_version' });
      await remove(second);
      expect(await the().certificates.findById(first.id)).toBeNull();
      await expect(save(second)).rejects.toMatchObject({ reason: 'stale_version' });
      await expect(remove(second)).rejects.toMatchObject({ reason: 'stale_version' });
    });

    it('lets one of many savers of a version win', async () => {
      const first = await insertCertificate(the());
      const saves = Array.from({ length: 12 }, (_, n) =>
        the().unitOfWork.run((tx) => tx.certificates.update({ ...first, createdBy: n })),
      );
      const results = await Promise.allSettled(saves);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ reason: 'stale_version' });
      }
      expect((await the().certificates.findById(first.id))?.version).toBe(2);
    });

    it('sees its own changes inside a transaction', async () => {
      const first = await insertCertificate(the());
      const seen = await the().unitOfWork.run(async (tx) => {
        const second = await tx.certificates.update({ ...first, status: 'Verifying' });
        const third = await tx.certificates.update({ ...second, status: 'Rejected' });
        return [third.version, (await tx.certificates.findById(first.id))?.status];
      });
      expect(seen).toEqual([3, 'Rejected']);
    });

    it('gives ownerless records of an email to a student, once, as a new version', async () => {
      const mine = await insertCertificate(the(), { ownerId: null }, { email: 'Adopt.Me@Example.com' });
      const taken = await insertCertificate(the(), { ownerId: 5 }, { email: 'adopt.me@example.com' });
      const other = await insertCertificate(the(), { ownerId: null }, { email: 'other@example.com' });
      const adopt = () => the().unitOfWork.run((tx) => tx.certificates.adopt('adopt.me@example.COM', 42));
      expect([await adopt(), await adopt()]).toEqual([1, 0]);
      expect(await the().certificates.findById(mine.id)).toEqual({ ...mine, ownerId: 42, version: 2 });
      expect(await the().certificates.findById(taken.id)).toEqual(taken);
      expect(await the().certificates.findById(other.id)).toEqual(other);
    });
  });

  withStores('lists of certificates', make, (the) => {
    const ids = async (filter: Parameters<Stores['certificates']['list']>[0], offset = 0, limit = 100) => {
      const page = await the().certificates.list(filter, { offset, limit });
      return { ids: page.items.map((item) => item.id), total: page.total };
    };

    it('are empty at first', async () => {
      expect(await ids({})).toEqual({ ids: [], total: 0 });
      expect(await ids({ status: 'Verified' }, 10)).toEqual({ ids: [], total: 0 });
    });

    it('come newest first, page by page, with the exact total, deep pages and pages beyond the end too', async () => {
      const ownerId = ++students;
      const made: number[] = [];
      for (let n = 0; n < 5; n += 1) made.unshift((await insertCertificate(the(), { ownerId })).id);
      expect(await ids({ ownerId }, 0, 2)).toEqual({ ids: made.slice(0, 2), total: 5 });
      expect(await ids({ ownerId }, 4, 2)).toEqual({ ids: made.slice(4), total: 5 });
      expect(await ids({ ownerId }, 6, 2)).toEqual({ ids: [], total: 5 });
      expect(await ids({ ownerId }, 5000, 2)).toEqual({ ids: [], total: 5 });
      const all = await ids({});
      expect(all.ids.slice(0, 5)).toEqual(made);
      expect(all.total).toBe(all.ids.length);
    });

    it('show everything but the documents', async () => {
      const [avatar = '', photo = ''] = await addFiles(the(), 2);
      const one = await insertCertificate(the(), { ownerId: ++students }, { avatar, certPhotos: [photo], note: 'n' });
      const { items } = await the().certificates.list({ ownerId: students }, { offset: 0, limit: 10 });
      const hidden = /Photos$|^passportRemark$|^certRemark$|^transcriptRemark$|^ministryRemark$|^paymentRemark$/;
      const form = Object.fromEntries(Object.entries(one.form).filter(([field]) => !hidden.test(field)));
      expect(items).toEqual([{ ...one, form }]);
    });

    it('count each status as records come, change and go', async () => {
      const before = (await ids({ status: 'Verifying' })).total;
      const one = await insertCertificate(the(), { status: 'Verifying' });
      const two = await insertCertificate(the(), { status: 'Verifying' });
      expect((await ids({ status: 'Verifying' })).total).toBe(before + 2);
      await the().unitOfWork.run(async (tx) => {
        await tx.certificates.update({ ...one, status: 'Rejected' });
        await tx.certificates.remove(two);
      });
      expect((await ids({ status: 'Verifying' })).total).toBe(before);
      const rolledBack = the().unitOfWork.run(async (tx) => {
        const { id: _, version: __, ...copy } = one;
        await tx.certificates.insert({ ...copy, status: 'Verifying' });
        throw new Error('no');
      });
      await expect(rolledBack).rejects.toThrow('no');
      expect(await ids({ status: 'Verifying' })).toMatchObject({ total: before });
      const all = await ids({});
      expect(all.total).toBe(all.ids.length);
    });

    it('search by the beginnings of the words of a name, in any order, letter case and script', async () => {
      const ownerId = ++students;
      const add = async (name: string) => (await insertCertificate(the(), { ownerId }, { name })).id;
      const wang = await add('Wang Xiaoming 王小明');
      const siti = await add("Siti Nur'Aisyah binti Abdullah");
      const percent = await add('Li_n 100% Lin');
      const jose = await add('José Ñandú ＷＡＮＧ');
      const found = async (name: string) => (await ids({ ownerId, name })).ids;
      expect(await found('wang')).toEqual([jose, wang]);
      expect(await found('XIAO wan')).toEqual([wang]);
      expect(await found('小')).toEqual([wang]);
      expect(await found('王小')).toEqual([wang]);
      expect(await found('明')).toEqual([wang]);
      expect(await found('王明')).toEqual([]);
      expect(await found('aisyah')).toEqual([siti]);
      expect(await found('isyah')).toEqual([]);
      expect(await found('%')).toEqual([]);
      expect(await found('a_syah')).toEqual([]);
      expect(await found('li')).toEqual([percent]);
      expect(await found('jose')).toEqual([]);
      expect(await found('José')).toEqual([jose]);
      for (const nothing of ['!!!', '...']) expect(await ids({ name: nothing })).toEqual({ ids: [], total: 0 });
    });

    it('find a record once, though several words of its name begin alike, and count it once', async () => {
      const add = async (name: string) => insertCertificate(the(), {}, { name });
      const three = await add('Ali Alia Alim Qwzz');
      const one = await add('Alim Qwza');
      const two = await add('Qwza Alia Alix');
      const found = (name: string) => ids({ name });
      const newest = [two.id, one.id, three.id];
      expect(await found('ali')).toEqual({ ids: newest, total: 3 });
      expect(await found('alim')).toEqual({ ids: [one.id, three.id], total: 2 });
      expect(await found('qwz')).toEqual({ ids: newest, total: 3 });
      expect(await found('ali qwza')).toEqual({ ids: [two.id, one.id], total: 2 });
      expect(await ids({ name: 'ali', status: 'Unverified' })).toEqual({ ids: newest, total: 3 });
      expect(await ids({ name: 'ali' }, 1, 1)).toEqual({ ids: [one.id], total: 3 });
      expect(await ids({ name: 'ali' }, 3, 1)).toEqual({ ids: [], total: 3 });
      const form = { ...three.form, name: 'Alia Alibaba' };
      const renamed = await the().unitOfWork.run((tx) => tx.certificates.update({ ...three, form }));
      expect(await found('ali')).toEqual({ ids: newest, total: 3 });
      expect(await found('alim')).toEqual({ ids: [one.id], total: 1 });
      expect(await found('alib')).toEqual({ ids: [three.id], total: 1 });
      await the().unitOfWork.run(async (tx) => {
        await tx.certificates.remove(two);
        await tx.certificates.remove(renamed);
        const again = await tx.certificates.update({ ...one, form: { ...one.form, name: null } });
        await tx.certificates.update({ ...again, form: { ...one.form, name: 'Alina' } });
      });
      expect(await found('ali')).toEqual({ ids: [one.id], total: 1 });
      expect(await found('qwz')).toEqual({ ids: [], total: 0 });
      const undone = the().unitOfWork.run(async (tx) => {
        await tx.certificates.update({ ...one, version: 3, form: { ...one.form, name: 'Ali Alim' } });
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      expect(await found('ali')).toEqual({ ids: [one.id], total: 1 });
    });

    it('find a renamed record by its new name alone, and a removed one no more', async () => {
      const one = await insertCertificate(the(), {}, { name: 'Oldname Quux' });
      const form = { ...one.form, name: 'Newname Quux' };
      const renamed = await the().unitOfWork.run((tx) => tx.certificates.update({ ...one, form }));
      expect((await ids({ name: 'oldname' })).total).toBe(0);
      expect(await ids({ name: 'newname' })).toEqual({ ids: [one.id], total: 1 });
      await the().unitOfWork.run((tx) => tx.certificates.remove(renamed));
      expect((await ids({ name: 'quux' })).total).toBe(0);
    });

    it('combine the filters', async () => {
      const [me, you] = [++students, ++students];
      const one = await insertCertificate(the(), { ownerId: me, status: 'Verifying' }, { name: 'Combined Zed' });
      await insertCertificate(the(), { ownerId: me, status: 'Rejected' }, { name: 'Combined Zed' });
      await insertCertificate(the(), { ownerId: you, status: 'Verifying' }, { name: 'Combined Zed' });
      await insertCertificate(the(), { ownerId: me, status: 'Verifying' }, { name: 'Else' });
      expect(await ids({ ownerId: me, status: 'Verifying', name: 'zed comb' })).toEqual({ ids: [one.id], total: 1 });
      expect((await ids({ status: 'Verifying', name: 'combined' })).total).toBe(2);
      expect((await ids({ ownerId: me, status: 'Verifying' })).total).toBe(2);
      expect(await ids({ name: 'combined' }, 1, 1)).toMatchObject({ total: 3, ids: [expect.any(Number)] });
    });
  });
}
