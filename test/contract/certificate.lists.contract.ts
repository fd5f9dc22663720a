import { insertCertificate } from './certificate.store.contract.js';
import { addFiles, type MakeStores, type Stores, withStores } from './stores.js';

let students = 1000;

export function certificateListsContract(make: MakeStores): void {
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
      expect(items).toEqual([{ ...one, form, reportStatus: null, isAskedAbout: false }]);
    });

    it('count each status as records come, change and go', async () => {
      const before = (await ids({ status: 'Verifying' })).total;
      const one = await insertCertificate(the(), { status: 'Verifying' });
      const two = await insertCertificate(the(), { status: 'Verifying' });
      expect((await ids({ status: 'Verifying' })).total).toBe(before + 2);
      await the().unitOfWork.run(async (tx) => {
        await tx.certificates.update(one, { ...one, status: 'Rejected' });
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
      const renamed = await the().unitOfWork.run((tx) => tx.certificates.update(three, { ...three, form }));
      expect(await found('ali')).toEqual({ ids: newest, total: 3 });
      expect(await found('alim')).toEqual({ ids: [one.id], total: 1 });
      expect(await found('alib')).toEqual({ ids: [three.id], total: 1 });
      const twice = await the().unitOfWork.run(async (tx) => {
        await tx.certificates.remove(two);
        await tx.certificates.remove(renamed);
        const again = await tx.certificates.update(one, { ...one, form: { ...one.form, name: null } });
        return tx.certificates.update(again, { ...again, form: { ...one.form, name: 'Alina' } });
      });
      expect(await found('ali')).toEqual({ ids: [one.id], total: 1 });
      expect(await found('qwz')).toEqual({ ids: [], total: 0 });
      const undone = the().unitOfWork.run(async (tx) => {
        await tx.certificates.update(twice, { ...twice, form: { ...one.form, name: 'Ali Alim' } });
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      expect(await found('ali')).toEqual({ ids: [one.id], total: 1 });
    });

    it('find a renamed record by its new name alone, and a removed one no more', async () => {
      const one = await insertCertificate(the(), {}, { name: 'Oldname Quux' });
      const form = { ...one.form, name: 'Newname Quux' };
      const renamed = await the().unitOfWork.run((tx) => tx.certificates.update(one, { ...one, form }));
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
