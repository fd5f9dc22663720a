import type { CompanyFilter, CompanySort } from '../../src/modules/companies/company.repository.js';
import type { UniversityFilter, UniversitySort } from '../../src/modules/universities/university.repository.js';
import { adding, rejection } from './catalog.additions.js';
import { type MakeStores, withStores } from './stores.js';

const DEFAULT_PAGE = { offset: 0, limit: 50 };
export function catalogStoresContract(make: MakeStores): void {
  companyStoreContract(make);
  universityCatalogContract(make);
}

function companyStoreContract(make: MakeStores): void {
  withStores('a store of companies', make, (the) => {
    const names = async (
      filter: CompanyFilter,
      field: CompanySort = 'name',
      descending = false,
      page = DEFAULT_PAGE,
    ) => {
      const { items, total } = await the().companies.list({ filter, sort: { field, descending }, page });
      return [items.map(({ name }) => name), total];
    };
    beforeAll(async () => {
      const add = adding(the());
      await add.company('beta Study 北京留学', 'Perak');
      await add.company('Gamma Études', 'johor');
      await add.company('Alpha Study', 'Johor');
      await add.company('alpha study', 'Kedah');
    });

    it('lists in every order, whatever the letter case', async () => {
      const all = ['Alpha Study', 'alpha study', 'beta Study 北京留学', 'Gamma Études'];
      expect(await names({})).toEqual([all, 4]);
      expect(await names({}, 'name', true)).toEqual([[...all].reverse(), 4]);
      expect(await names({}, 'id')).toEqual([['beta Study 北京留学', 'Gamma Études', 'Alpha Study', 'alpha study'], 4]);
      const byRegion = ['Alpha Study', 'Gamma Études', 'alpha study', 'beta Study 北京留学'];
      expect(await names({}, 'region')).toEqual([byRegion, 4]);
      expect(await names({}, 'region', true, { offset: 1, limit: 2 })).toEqual([
        [...byRegion].reverse().slice(1, 3),
        4,
      ]);
      expect(await names({}, 'name', false, { offset: 9, limit: 2 })).toEqual([[], 4]);
    });

    it('filters by words, region and ids, alone and together', async () => {
      expect(await names({ name: 'stu alph' })).toEqual([['Alpha Study', 'alpha study'], 2]);
      expect(await names({ name: '京留' })).toEqual([['beta Study 北京留学'], 1]);
      expect(await names({ name: 'ÉTU' })).toEqual([['Gamma Études'], 1]);
      expect(await names({ name: 'etu' })).toEqual([[], 0]);
      expect(await names({ name: '%' })).toEqual([[], 0]);
      expect(await names({ region: 'JOHOR', name: 'alpha' })).toEqual([['Alpha Study'], 1]);
      const { items } = await the().companies.list({
        filter: { region: 'Johor' },
        sort: { field: 'id', descending: false },
        page: DEFAULT_PAGE,
      });
      expect(items).toHaveLength(2);
      expect(await names({ ids: [items[1]?.id ?? 0, 999_999] })).toEqual([['Alpha Study'], 1]);
      expect(await names({ ids: [] })).toEqual([[], 0]);
    });

    it('searches name and region by the beginnings of their words', async () => {
      expect(await names({ q: 'joh' })).toEqual([['Alpha Study', 'Gamma Études'], 2]);
      expect(await names({ q: 'johor ALPH' })).toEqual([['Alpha Study'], 1]);
      expect(await names({ q: '留学 per' })).toEqual([['beta Study 北京留学'], 1]);
      for (const none of ['ohor', '%', '', 'johor beta']) expect(await names({ q: none })).toEqual([[], 0]);
    });

    it('changes what is found by, and counts the changes', async () => {
      const { id, ...rest } = await adding(the()).company('Before 旧', 'Labuan');
      expect(rest).toEqual({ name: 'Before 旧', region: 'Labuan', version: 1 });
      const after = { id, version: 1, name: 'After 新', region: 'Melaka' };
      expect(await the().unitOfWork.run((tx) => tx.companies.update(after))).toEqual({ ...after, version: 2 });
      expect(await the().companies.findById(id)).toEqual({ ...after, version: 2 });
      expect(await names({ name: '旧' })).toEqual([[], 0]);
      expect(await names({ name: '新', region: 'melaka' })).toEqual([['After 新'], 1]);
      await expect(the().unitOfWork.run((tx) => tx.companies.update(after))).rejects.toEqual(
        rejection('stale_version'),
      );
      await the().unitOfWork.run((tx) => tx.companies.remove([id]));
      expect(await the().companies.findById(id)).toBeNull();
      expect(await names({ name: '新' })).toEqual([[], 0]);
    });

    it('has one of a name in a region', async () => {
      const add = adding(the());
      await expect(add.company('ALPHA  STUDY', 'kedah')).rejects.toEqual(rejection('already_exists'));
      const third = await add.company('alpha study', 'Sabah');
      const moved = the().unitOfWork.run((tx) => tx.companies.update({ ...third, region: 'Johor' }));
      await expect(moved).rejects.toEqual(rejection('already_exists'));
      await the().unitOfWork.run(async (tx) => {
        await tx.companies.update({ ...third, name: 'ALPHA study' });
        await tx.companies.remove([third.id]);
      });
    });

    it('finds by names and by ids, and counts', async () => {
      const { unitOfWork } = the();
      const found = await unitOfWork.run((tx) =>
        tx.companies.findByNames(['GAMMA études', 'nobody', 'beta study 北京留学']),
      );
      expect(found.map(({ name }) => name).sort()).toEqual(['Gamma Études', 'beta Study 北京留学']);
      const ids = found.map(({ id }) => id);
      const locked = await unitOfWork.run((tx) => tx.companies.lock([...ids, 999_999].reverse()));
      expect(locked.map(({ id }) => id)).toEqual([...ids].sort((a, b) => a - b));
      expect(await unitOfWork.run((tx) => tx.companies.lock([]))).toEqual([]);
      expect(await unitOfWork.run((tx) => tx.companies.count())).toBe(4);
    });
  });
}

function universityCatalogContract(make: MakeStores): void {
  withStores('a store of universities that are managed', make, (the) => {
    const names = async (filter: UniversityFilter, field: UniversitySort = 'name', descending = false) => {
      const { items } = await the().universities.list({ filter, sort: { field, descending }, page: DEFAULT_PAGE });
      return items.map(({ name }) => name);
    };

    it('lists by region and nature, those alike by name', async () => {
      const add = adding(the());
      const [, bravo] = [await add.university('Charlie', 'Perak'), await add.university('Bravo', 'perak')];
      await add.university('Delta', 'Johor');
      await the().unitOfWork.run((tx) => tx.universities.update({ ...bravo, nature: 'private university' }));
      expect(await names({}, 'region')).toEqual(['Delta', 'Bravo', 'Charlie']);
      expect(await names({}, 'nature')).toEqual(['Bravo', 'Charlie', 'Delta']);
      expect(await names({}, 'country')).toEqual(['Bravo', 'Charlie', 'Delta']);
      expect(await names({ q: 'priv' })).toEqual(['Bravo']);
      expect(await names({ q: 'univ perak brav' })).toEqual(['Bravo']);
      expect(await names({}, 'id', true)).toEqual(['Delta', 'Bravo', 'Charlie']);
      expect(await names({ region: 'PERAK', nature: 'private university' })).toEqual(['Bravo']);
      expect(await names({ ids: [bravo.id], name: 'bra' })).toEqual(['Bravo']);
    });

    it('has one of a name in a country', async () => {
      const add = adding(the());
      await add.university('Echo');
      await expect(add.university('ECHO', 'Sabah', 'MALAYSIA')).rejects.toEqual(rejection('already_exists'));
      expect(await add.university('Echo', 'Sabah', 'Brunei')).toMatchObject({ version: 1 });
    });

    it('counts what refers to it, and is removed without that', async () => {
      const add = adding(the());
      const [one, other, third] = [await add.university('F1'), await add.university('F2'), await add.university('F3')];
      const joints = [await add.cooperation('A', one.id, other.id), await add.cooperation('B', other.id, one.id)];
      const agency = await add.company('F');
      const link = await add.agent(agency.id, one.id);
      const ids = [one.id, other.id, third.id];
      const uses = await the().unitOfWork.run((tx) => tx.universities.uses(ids));
      const none = { cooperations: 0, agencies: 0, contacts: 0, mailDomains: 0 };
      expect(ids.map((id) => uses.get(id) ?? none)).toEqual([
        { ...none, cooperations: 2, agencies: 1 },
        { ...none, cooperations: 2 },
        none,
      ]);
      const companyUses = await the().unitOfWork.run((tx) => tx.companies.uses([agency.id]));
      expect(companyUses.get(agency.id)).toEqual({ universities: 1 });
      await the().unitOfWork.run(async (tx) => {
        await tx.cooperations.remove(joints.map(({ id }) => id));
        await tx.agents.remove([link.id]);
        await tx.universities.remove(ids);
        await tx.companies.remove([agency.id]);
      });
      expect(await names({ ids })).toEqual([]);
      expect(await names({ name: 'f1' })).toEqual([]);
    });
  });
}
