import type { CompanyFilter, CompanySort } from '../../src/ports/company.store.js';
import type { UniversityFilter, UniversitySort } from '../../src/ports/university.store.js';
import { type MakeStores, type Stores, withStores } from './stores.js';

const DEFAULT_PAGE = { offset: 0, limit: 50 };
const rejection = (reason: string) => expect.objectContaining({ name: 'DomainError', reason });

const university = (name: string, region = 'Selangor', country = 'Malaysia') =>
  ({ name, region, country, nature: 'public university' }) as const;

/** Adds one, outside of any other work. */
function adding({ unitOfWork }: Stores) {
  return {
    company: (name: string, region = 'Johor') => unitOfWork.run((tx) => tx.companies.insert({ name, region })),
    university: (name: string, region?: string, country?: string) =>
      unitOfWork.run((tx) => tx.universities.insert(university(name, region, country))),
    cooperation: (name: string, university1Id: number, university2Id: number, region = 'Johor') =>
      unitOfWork.run((tx) => tx.cooperations.insert({ name, region, university1Id, university2Id })),
    agent: (companyId: number, universityId: number) =>
      unitOfWork.run((tx) => tx.agents.insert({ companyId, universityId })),
  };
}

export function catalogStoresContract(make: MakeStores): void {
  companyStoreContract(make);
  universityCatalogContract(make);
  cooperationStoreContract(make);
  agentStoreContract(make);
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
      expect(ids.map((id) => uses.get(id) ?? { cooperations: 0, agencies: 0 })).toEqual([
        { cooperations: 2, agencies: 1 },
        { cooperations: 2, agencies: 0 },
        { cooperations: 0, agencies: 0 },
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

function cooperationStoreContract(make: MakeStores): void {
  withStores('a store of cooperations', make, (the) => {
    it('lists with the names of both sides, and by either', async () => {
      const add = adding(the());
      const [one, two, three] = [
        await add.university('One'),
        await add.university('Two'),
        await add.university('Three'),
      ];
      await add.cooperation('charlie', one.id, two.id, 'Perak');
      await add.cooperation('Bravo 合作', three.id, one.id, 'Johor');
      const last = await add.cooperation('Alpha', two.id, three.id, 'perak');
      const list = (filter: object, field: 'id' | 'name' | 'region' = 'name', page = DEFAULT_PAGE) =>
        the().cooperations.list({ filter, sort: { field, descending: false }, page });
      const names = async (...ask: Parameters<typeof list>) => (await list(...ask)).items.map(({ name }) => name);
      expect(await names({})).toEqual(['Alpha', 'Bravo 合作', 'charlie']);
      expect(await names({}, 'region')).toEqual(['Bravo 合作', 'Alpha', 'charlie']);
      expect(await names({}, 'id')).toEqual(['charlie', 'Bravo 合作', 'Alpha']);
      expect(await names({ universityId: one.id })).toEqual(['Bravo 合作', 'charlie']);
      expect(await list({ universityId: three.id }, 'name', { offset: 1, limit: 5 })).toMatchObject({
        items: [{ name: 'Bravo 合作' }],
        total: 2,
      });
      expect(await names({ universityId: one.id, region: 'PERAK', name: 'char' })).toEqual(['charlie']);
      expect(await names({ name: '作' })).toEqual(['Bravo 合作']);
      expect(await the().cooperations.findById(last.id)).toEqual({
        ...last,
        university1Name: 'Two',
        university2Name: 'Three',
      });
      expect(await the().unitOfWork.run((tx) => tx.cooperations.lock([last.id]))).toEqual([last]);
      expect(await the().cooperations.findById(999_999)).toBeNull();
    });

    it('has one of a name between two universities, whichever is the first', async () => {
      const add = adding(the());
      const [one, two] = [await add.university('Uno'), await add.university('Due')];
      const joint = await add.cooperation('Twice', one.id, two.id);
      await expect(add.cooperation('TWICE', two.id, one.id)).rejects.toEqual(rejection('already_exists'));
      const turned = { ...joint, university1Id: two.id, university2Id: one.id };
      expect(await the().unitOfWork.run((tx) => tx.cooperations.update(turned))).toEqual({ ...turned, version: 2 });
      await expect(the().unitOfWork.run((tx) => tx.cooperations.update(turned))).rejects.toEqual(
        rejection('stale_version'),
      );
      const before = await the().unitOfWork.run((tx) => tx.cooperations.count());
      await the().unitOfWork.run((tx) => tx.cooperations.remove([joint.id]));
      expect(await the().unitOfWork.run((tx) => tx.cooperations.count())).toBe(before - 1);
    });
  });
}

function agentStoreContract(make: MakeStores): void {
  withStores('a store of agents', make, (the) => {
    it('lists with both names, in every order', async () => {
      const add = adding(the());
      const [north, south] = [await add.company('North'), await add.company('South')];
      const [one, two] = [await add.university('Zulu 大学'), await add.university('Yankee')];
      const first = await add.agent(south.id, one.id);
      await add.agent(north.id, two.id);
      await add.agent(south.id, two.id);
      const list = async (
        filter: object,
        field: 'id' | 'companyName' | 'universityName' = 'id',
        descending = false,
      ) => {
        const { items, total } = await the().agents.list({ filter, sort: { field, descending }, page: DEFAULT_PAGE });
        expect(items).toHaveLength(total);
        return items.map(({ companyName, universityName }) => `${companyName}-${universityName}`);
      };
      expect(await list({})).toEqual(['South-Zulu 大学', 'North-Yankee', 'South-Yankee']);
      expect(await list({}, 'companyName')).toEqual(['North-Yankee', 'South-Zulu 大学', 'South-Yankee']);
      expect(await list({}, 'universityName', true)).toEqual(['South-Zulu 大学', 'South-Yankee', 'North-Yankee']);
      expect(await list({ companyId: south.id, universityName: 'yan' })).toEqual(['South-Yankee']);
      expect(await list({ companyName: 'nor' }, 'companyName')).toEqual(['North-Yankee']);
      expect(await list({ universityName: '学', universityId: one.id })).toEqual(['South-Zulu 大学']);
      expect(await list({ ids: [first.id] })).toEqual(['South-Zulu 大学']);
      const named = { ...first, companyName: 'South', universityName: 'Zulu 大学' };
      expect(await the().agents.findById(first.id)).toEqual(named);
      expect((await the().agents.findByCompany(south.id)).map(({ universityName }) => universityName)).toEqual([
        'Yankee',
        'Zulu 大学',
      ]);
    });

    it('has one link of two', async () => {
      const add = adding(the());
      const [agency, one, two] = [
        await add.company('East'),
        await add.university('X-ray'),
        await add.university('Whisky'),
      ];
      const link = { companyId: agency.id, universityId: one.id };
      const agent = await add.agent(agency.id, one.id);
      const { unitOfWork } = the();
      await expect(add.agent(agency.id, one.id)).rejects.toEqual(rejection('already_exists'));
      expect(await unitOfWork.run((tx) => tx.agents.lockLink(link))).toEqual(agent);
      const moved = await unitOfWork.run((tx) => tx.agents.update({ ...agent, universityId: two.id }));
      expect(await unitOfWork.run((tx) => tx.agents.lock([agent.id]))).toEqual([moved]);
      expect(moved).toEqual({ id: agent.id, version: 2, companyId: agency.id, universityId: two.id });
      await expect(unitOfWork.run((tx) => tx.agents.update(agent))).rejects.toEqual(rejection('stale_version'));
      expect(await unitOfWork.run((tx) => tx.agents.lockLink(link))).toBeNull();
      await unitOfWork.run((tx) => tx.agents.remove([agent.id]));
      expect(await the().agents.findById(agent.id)).toBeNull();
    });
  });
}
