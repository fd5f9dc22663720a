import type { CooperationSort } from '../../src/modules/cooperations/cooperation.repository.js';
import { adding, rejection } from './catalog.additions.js';
import { type MakeStores, withStores } from './stores.js';

const DEFAULT_PAGE = { offset: 0, limit: 50 };

export function catalogLinksContract(make: MakeStores): void {
  cooperationStoreContract(make);
  agentStoreContract(make);
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
      const list = (filter: object, field: CooperationSort = 'name', page = DEFAULT_PAGE) =>
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
      expect(await names({}, 'university1Name')).toEqual(['charlie', 'Bravo 合作', 'Alpha']);
      expect(await names({}, 'university2Name')).toEqual(['Bravo 合作', 'Alpha', 'charlie']);
      expect(await names({ university1Id: three.id })).toEqual(['Bravo 合作']);
      expect(await names({ university2Id: three.id })).toEqual(['Alpha']);
      expect(await names({ q: 'thr joh' })).toEqual(['Bravo 合作']);
      expect(await names({ q: 'two' })).toEqual(['Alpha', 'charlie']);
      expect(await names({ q: '作 one' })).toEqual(['Bravo 合作']);
      expect(await names({ q: 'hree' })).toEqual([]);
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
