import { type CertificateForm } from '../../src/domain/certificate/certificate.fields.js';
import type { Certificate } from '../../src/domain/certificate/certificate.js';
import type { CertificateSearch, CertificateSort } from '../../src/modules/certificates/certificate.repository.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, withStores } from './stores.js';

const ME = 4711;
type Made = 'dan' | 'chen' | 'draft' | 'bea' | 'ali';

export function certificateSearchContract(make: MakeStores): void {
  withStores('searches for certificates', make, (the) => {
    let made: Record<Made, Certificate>;
    let foreign: Certificate;
    beforeAll(async () => {
      const insert = (changes: Partial<Certificate>, name: string | null, university: string | null) =>
        insertCertificate(the(), { ownerId: ME, ...changes }, { name, university });
      made = {
        dan: await insert({ status: 'Verifying', appliedAt: after(10), updatedAt: after(50) }, 'ＤＡＮ Brown', 'UKM'),
        chen: await insert(
          { status: 'Verified', reportNumber: 'MYV-1', appliedAt: after(5), updatedAt: after(40) },
          '陈 Chen Brown',
          'UM',
        ),
        draft: await insert({ updatedAt: after(30), appliedAt: null }, null, null),
        bea: await insert({ status: 'Rejected', appliedAt: after(7), updatedAt: after(20) }, 'Bea', 'um sabah'),
        ali: await insert({ status: 'Verifying', appliedAt: after(20), updatedAt: after(60) }, 'ali', 'Universiti'),
      };
      foreign = await insertCertificate(the(), { ownerId: 1, status: 'Verifying' }, { name: 'X', type: 'stamping' });
    });

    const nameOf = (id: number) => Object.entries(made).find(([, one]) => one.id === id)?.[0] ?? 'foreign';
    const find = async (filter: CertificateSearch, field: CertificateSort = 'id', descending = false) => {
      const page = { offset: 0, limit: 100 };
      const { items, total } = await the().certificates.search({ filter, sort: { field, descending }, page }, null);
      expect(total).toBe(items.length);
      return items.map(({ id }) => nameOf(id));
    };

    it.each<[CertificateSort, Made[]]>([
      ['id', ['dan', 'chen', 'draft', 'bea', 'ali']],
      ['name', ['draft', 'ali', 'bea', 'dan', 'chen']],
      ['university', ['draft', 'dan', 'chen', 'bea', 'ali']],
      ['status', ['bea', 'draft', 'chen', 'dan', 'ali']],
      ['appliedAt', ['draft', 'chen', 'bea', 'dan', 'ali']],
      ['updatedAt', ['bea', 'draft', 'chen', 'dan', 'ali']],
    ])('come by %s, one way and the other, of one owner and of all', async (field, expected) => {
      expect(await find({ ownerId: ME }, field)).toEqual(expected);
      expect(await find({ ownerId: ME }, field, true)).toEqual([...expected].reverse());
      const withoutForeign = (names: string[]) => names.filter((name) => name !== 'foreign');
      expect(withoutForeign(await find({}, field))).toEqual(expected);
      expect(withoutForeign(await find({}, field, true))).toEqual([...expected].reverse());
    });

    it('come by type and by report number', async () => {
      expect(await find({ ownerId: ME }, 'type')).toEqual(['bea', 'draft', 'chen', 'dan', 'ali']);
      expect(await find({}, 'type', true)).toEqual(['ali', 'dan', 'chen', 'draft', 'bea', 'foreign']);
      expect((await find({ ownerId: ME }, 'reportNumber')).at(-1)).toBe('chen');
    });

    it('are searched in all that lists show', async () => {
      const one = await insertCertificate(
        the(),
        { ownerId: 4713, status: 'Verified', reportNumber: 'MYV-9ZZ11-7K2QM-3HD8E' },
        {
          name: '李娜 Li Na',
          email: 'na_li.wong+um@mail.example',
          university: '北京大学 Peking',
          passport: 'Q 77-88 99',
        },
      );
      const found = async (q: string, field: CertificateSort = 'id') => {
        const page = { offset: 0, limit: 100 };
        const request = { filter: { q, ownerId: 4713 }, sort: { field, descending: true }, page };
        return (await the().certificates.search(request, null)).total;
      };
      const some = [
        'na',
        '娜',
        'wong',
        'um mail',
        'na_li.wong+um@mail.exa',
        'peki',
        '大学',
        '7k2',
        'myv-9zz11',
        'Q778899',
      ];
      for (const q of [...some, 'q-77 88/99', 'li peking 3hd8e']) expect([q, await found(q, 'name')]).toEqual([q, 1]);
      for (const q of ['Q7788', '778899', 'ong', 'k2qm', '', '@', 'na brown'])
        expect([q, await found(q)]).toEqual([q, 0]);
      expect(await find({ name: 'wong', ownerId: 4713 })).toEqual([]);
      const form = { ...one.form, email: 'other@mail.example', passport: null };
      await the().unitOfWork.run((tx) => tx.certificates.update(one, { ...one, form }));
      expect([await found('wong'), await found('Q778899'), await found('other')]).toEqual([0, 0, 1]);
      const changed = await the().certificates.findById(one.id);
      if (changed) await the().unitOfWork.run((tx) => tx.certificates.remove(changed));
    });

    it.each<[string, CertificateSearch, Made[]]>([
      ['status', { status: 'Verifying' }, ['dan', 'ali']],
      ['type', { type: 'verification' }, ['dan', 'chen', 'draft', 'bea', 'ali']],
      ['another type', { type: 'stamping' }, []],
      ['a word of the name', { name: 'brow' }, ['dan', 'chen']],
      ['two words', { name: 'brown dan' }, ['dan']],
      ['a Chinese word', { name: '陈' }, ['chen']],
      ['no word', { name: '!!' }, []],
      ['the beginning of a university', { university: 'u' }, ['dan', 'chen', 'bea', 'ali']],
      ['a university in another letter case', { university: ' Um ' }, ['chen', 'bea']],
      ['a whole university', { university: 'UM Sabah' }, ['bea']],
      ['since', { appliedSince: after(7) }, ['dan', 'bea', 'ali']],
      ['until', { appliedUntil: after(10) }, ['chen', 'bea']],
      ['since and until', { appliedSince: after(6), appliedUntil: after(20) }, ['dan', 'bea']],
      ['several', { status: 'Verifying', name: 'brown', university: 'uk', appliedSince: after(1) }, ['dan']],
    ])('are narrowed by %s, in every order', async (_, filter, expected) => {
      expect(await find({ ownerId: ME, ...filter })).toEqual(expected);
      for (const field of ['name', 'university', 'status', 'appliedAt', 'updatedAt'] as const) {
        expect((await find({ ownerId: ME, ...filter }, field)).sort()).toEqual([...expected].sort());
        const all = (await find(filter, field, true)).filter((name) => name !== 'foreign');
        expect(all.sort()).toEqual([...expected].sort());
      }
    });

    it.each<[string, CertificateSearch, number[]]>([
      ['a passport as it was entered', { passport: 'E 1234-567' }, [0]],
      ['a passport as it may be typed, too', { passport: ' e1234567' }, [0]],
      ['the beginning of a passport', { passport: 'E 123' }, []],
      ['a passport without a letter or digit', { passport: '--' }, []],
      ['a certificate number', { certNo: 'UM/2023/001' }, [0, 1]],
      ['a certificate number without its slashes', { certNo: 'ｕｍ 2023 001' }, [0, 1]],
      ['an email', { email: ' ANA@example.com' }, [0, 2]],
      ['the beginning of an email', { email: 'ana' }, []],
      ['a certificate number and an email', { certNo: 'um2023001', email: 'ana@example.com' }, [0]],
      ['a passport and a status', { passport: 'e1234567', status: 'Rejected' }, []],
      ['a passport and a name', { passport: 'e1234567', name: 'num' }, [0]],
    ])('find records by %s, in every order, and walk to them', async (_, asked, expected) => {
      const ownerId = ME + 3;
      const forms: Partial<CertificateForm>[] = [
        { name: 'Numbered', passport: 'E 1234-567', certNo: 'UM/2023/001', email: 'Ana@Example.com' },
        { name: 'Other', passport: 'E 7654321', certNo: 'um-2023-001', email: null },
        { name: 'Third', passport: null, certNo: '///', email: 'ana@example.com' },
      ];
      const records: Certificate[] = [];
      for (const form of forms) records.push(await insertCertificate(the(), { ownerId, status: 'Verifying' }, form));
      const places = (found: readonly { readonly id: number }[]) =>
        found.map(({ id }) => records.findIndex((record) => record.id === id));
      for (const filter of [{ ownerId, ...asked }, asked]) {
        for (const field of ['id', 'name', 'status', 'appliedAt', 'updatedAt'] as const) {
          const sort = { field, descending: false };
          const { items, total } = await the().certificates.search(
            { filter, sort, page: { offset: 0, limit: 9 } },
            null,
          );
          expect([field, total, ...places(items)]).toEqual([field, expected.length, ...expected]);
        }
        const walked: number[] = [];
        for await (const group of the().certificates.walk(filter)) walked.push(...places(group));
        expect(walked).toEqual([...expected].reverse());
      }
      await the().unitOfWork.run(async (tx) => {
        for (const record of records) await tx.certificates.remove(record);
      });
    });

    it('find a record by the number that it has now', async () => {
      const form = { ...made.bea.form, passport: 'Z-9', certNo: 'NEW 1' };
      const changed = await the().unitOfWork.run((tx) => tx.certificates.update(made.bea, { ...made.bea, form }));
      expect(await find({ passport: 'z9', certNo: 'new1' })).toEqual(['bea']);
      made.bea = await the().unitOfWork.run((tx) =>
        tx.certificates.update(changed, { ...changed, form: { ...form, passport: null, certNo: null } }),
      );
      expect(await find({ passport: 'z9' })).toEqual([]);
      expect(await find({ certNo: 'new1' })).toEqual([]);
    });

    it('find records by their ids, whosoever they are', async () => {
      const ids = [made.ali.id, foreign.id, 999_999, made.chen.id];
      expect(await find({ ids }, 'name')).toEqual(['ali', 'foreign', 'chen']);
      expect(await find({ ids, status: 'Verified' })).toEqual(['chen']);
      expect(await find({ ids: [] })).toEqual([]);
    });

    it('come page by page with the whole total', async () => {
      const page = async (filter: CertificateSearch, offset: number, limit: number) => {
        const sort = { field: 'name', descending: false } as const;
        const found = await the().certificates.search({ filter, sort, page: { offset, limit } }, null);
        return [found.total, ...found.items.map(({ id }) => nameOf(id))];
      };
      expect(await page({ ownerId: ME }, 1, 2)).toEqual([5, 'ali', 'bea']);
      expect(await page({ ownerId: ME }, 4, 2)).toEqual([5, 'chen']);
      expect(await page({ ownerId: ME }, 5, 2)).toEqual([5]);
      expect(await page({ status: 'Verifying', type: 'verification' }, 0, 1)).toEqual([2, 'ali']);
      expect(await page({ name: 'brown' }, 1, 1)).toEqual([2, 'chen']);
    });

    it('follow a record that is saved under another name', async () => {
      const form = { ...made.bea.form, name: 'Zoë', university: 'Another' };
      const saved = await the().unitOfWork.run((tx) => tx.certificates.update(made.bea, { ...made.bea, form }));
      expect(await find({ ownerId: ME }, 'name')).toEqual(['draft', 'ali', 'dan', 'bea', 'chen']);
      expect(await find({ ownerId: ME, university: 'another' })).toEqual(['bea']);
      await the().unitOfWork.run((tx) => tx.certificates.update(saved, { ...saved, form: made.bea.form }));
    });

    it('are walked through newest first, and can be left in between', async () => {
      const walked = async (filter: CertificateSearch) => {
        const names: string[] = [];
        for await (const group of the().certificates.walk(filter)) names.push(...group.map(({ id }) => nameOf(id)));
        return names;
      };
      expect(await walked({ ownerId: ME })).toEqual(['ali', 'bea', 'draft', 'chen', 'dan']);
      expect(await walked({ ownerId: ME, name: 'bro', appliedSince: after(6) })).toEqual(['dan']);
      expect(await walked({ ownerId: ME, name: '!!' })).toEqual([]);
      expect(await walked({ ids: [made.dan.id], university: 'uk' })).toEqual(['dan']);
      for await (const group of the().certificates.walk({})) {
        expect(group.length).toBeGreaterThan(0);
        break;
      }
    });
  });
}
