// On the stack: MariaDB finds, sorts and counts them.
import { catalogRecords } from '../support/catalog-records.js';
import { by, page } from '../support/certificate-resource.js';
import { PortalClient } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resourceClient, resourceRefusal } from '../support/resource-client.js';
import { type RunningServer, startServer } from '../support/server.js';

type Client = ReturnType<typeof resourceClient>;

let server: RunningServer;
let keeper: PortalClient;
let api: Client;
let make: ReturnType<typeof catalogRecords>;

beforeAll(async () => {
  server = await startServer();
  keeper = await staffWith(server, ['catalog.manage']);
  api = resourceClient(keeper);
  make = catalogRecords(api);
});

afterAll(() => server.dispose());

describe('lists', () => {
  it.each([
    ['companies', 30, ['id', 'version', 'name', 'region']],
    ['universities', 80, ['id', 'version', 'name', 'region', 'country', 'nature', 'abbreviation', 'formerNames']],
    [
      'cooperations',
      15,
      ['id', 'version', 'university1Id', 'university2Id', 'university1Name', 'university2Name', 'name', 'region'],
    ],
    ['agents', 40, ['id', 'version', 'companyId', 'companyName', 'universityId', 'universityName']],
  ])('of %s come in pages with their total', async (resource, total, fields) => {
    const all = await api.getList(resource, { pagination: page(200), sort: by('id'), filter: {} });
    expect(all.total).toBeGreaterThanOrEqual(total);
    expect(all.data).toHaveLength(all.total ?? 0);
    expect(Object.keys(all.data[0])).toEqual(fields);
    const ids = all.data.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const second = await api.getList(resource, { pagination: page(7, 2), sort: by('id', 'DESC'), filter: {} });
    expect(second).toEqual({ data: [...all.data].reverse().slice(7, 14), total: all.total });
    const beyond = await api.getList(resource, { pagination: page(10, 90), sort: by('id'), filter: {} });
    expect(beyond).toEqual({ data: [], total: all.total });
  });

  it.each([
    ['companies', ['name', 'region']],
    ['universities', ['name', 'region', 'nature']],
    ['cooperations', ['name', 'region']],
    ['agents', ['companyName', 'universityName']],
  ])('of %s are sorted by %j', async (resource, fields) => {
    for (const field of fields) {
      const { data } = await api.getList(resource, { pagination: page(200), sort: by(field), filter: {} });
      const values = data.map((row) => String(row[field]).toLowerCase());
      expect(values).toEqual([...values].sort());
      expect(new Set(values).size).toBeGreaterThan(1);
      const last = await api.getList(resource, { pagination: page(1), sort: by(field, 'DESC'), filter: {} });
      expect(String(last.data[0][field]).toLowerCase()).toBe(values.at(-1));
    }
  });

  it('of universities are found by what everybody calls them, and sorted by it', async () => {
    const made = await make.university({ name: 'Universiti Ringkas', abbreviation: ' URKS ' });
    expect(made.abbreviation).toBe('URKS');
    const found = async (filter: object) => {
      const { data } = await api.getList('universities', { pagination: page(), sort: by('id'), filter });
      return data.map(({ id }) => id);
    };
    expect(await found({ name: 'urk' })).toEqual([made.id]);
    expect(await found({ q: 'urks' })).toEqual([made.id]);
    const renamed = await api.update('universities', {
      id: made.id,
      data: { ...made, abbreviation: 'RKSX' },
      previousData: made,
    });
    expect([await found({ name: 'urk' }), await found({ name: 'rksx' })]).toEqual([[], [made.id]]);
    const emptied = { ...renamed.data, abbreviation: '' };
    await api.update('universities', { id: made.id, data: emptied, previousData: renamed.data });
    expect(await found({ name: 'rksx' })).toEqual([]);
    const { data } = await api.getList('universities', { pagination: page(200), sort: by('abbreviation'), filter: {} });
    const called = data.flatMap(({ abbreviation }) => abbreviation ?? []);
    expect(called.length).toBeGreaterThan(20);
    expect(called).toEqual([...called].sort());
    const long = await resourceRefusal(
      api.create('universities', { data: { ...made, name: 'Other', abbreviation: 'x'.repeat(21) } }),
    );
    expect(long).toMatchObject({ status: 400, body: { errors: { abbreviation: expect.stringContaining('20') } } });
  });

  it('are filtered by name, region and nature', async () => {
    const region = 'Wilayah Uji';
    const [one, other] = [
      await make.university({ name: 'Filter 大学 One', region }),
      await make.university({ region }),
    ];
    const changed = { ...other, nature: 'private university' };
    await api.update('universities', { id: other.id, data: changed, previousData: other });
    const found = async (resource: string, filter: object) => {
      const { data, total } = await api.getList(resource, { pagination: page(), sort: by('id'), filter });
      expect(data).toHaveLength(total ?? -1);
      return data.map(({ id }) => id);
    };
    expect(await found('universities', { region: 'wilayah uji' })).toEqual([one.id, other.id]);
    expect(await found('universities', { region, nature: 'private university' })).toEqual([other.id]);
    expect(await found('universities', { name: '学 filt' })).toEqual([one.id]);
    expect(await found('universities', { name: 'ilter' })).toEqual([]);
    const agency = await make.company({ name: 'Filter Agency', region });
    const joint = await make.cooperation(one.id, other.id, { name: 'Filter Joint', region });
    expect(await found('companies', { name: 'agen filter' })).toEqual([agency.id]);
    expect(await found('companies', { region })).toEqual([agency.id]);
    expect(await found('cooperations', { name: 'filter', region })).toEqual([joint.id]);
    expect(await found('cooperations', { universityId: other.id })).toEqual([joint.id]);
    const link = await make.agent(agency.id, one.id);
    expect(await found('agents', { companyId: agency.id })).toEqual([link.id]);
    expect(await found('agents', { universityId: one.id })).toEqual([link.id]);
    expect(await found('agents', { companyName: 'filter', universityName: '大学' })).toEqual([link.id]);
    expect(await found('agents', { companyName: 'filter', universityId: other.id })).toEqual([]);
  });

  it('give references', async () => {
    const [one, two, three] = [await make.university(), await make.university(), await make.university()];
    const joints = [await make.cooperation(one.id, two.id), await make.cooperation(three.id, one.id)];
    await make.cooperation(two.id, three.id);
    const ask = { target: 'universityId', id: one.id, pagination: page(), sort: by('id'), filter: {} };
    expect(await api.getManyReference('cooperations', ask)).toEqual({ data: joints, total: 2 });
    const agency = await make.company();
    const links = [await make.agent(agency.id, two.id), await make.agent(agency.id, one.id)];
    const agents = { ...ask, target: 'companyId', id: agency.id, sort: by('id', 'DESC'), pagination: page(1) };
    expect(await api.getManyReference('agents', agents)).toEqual({ data: [links[1]], total: 2 });
  });

  it('give all the records of some ids', async () => {
    const { data } = await api.getList('universities', { pagination: page(25), sort: by('name'), filter: {} });
    const ids = data.map(({ id }) => id);
    const many = await api.getMany('universities', { ids: [...ids, 2_000_000_000] });
    expect(many.data.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect((await api.getMany('companies', { ids: [] })).data).toEqual([]);
  });

  it.each(['companies', 'universities', 'cooperations', 'agents'])(
    'of %s refuse what they do not know',
    async (name) => {
      const ask = (sort: object, filter: unknown) =>
        keeper.raw(
          `/api/v1/${name}?${new URLSearchParams({ sort: JSON.stringify(sort), filter: JSON.stringify(filter) })}`,
        );
      const wrong = await ask(['name_key', 'ASC'], { password: 'x', id: ['1'] });
      expect(wrong.status).toBe(400);
      const body = (await wrong.json()) as { errors: object };
      expect(body).toMatchObject({ reason: 'invalid_input' });
      expect(Object.keys(body.errors).sort()).toEqual(['filter.id', 'filter.password', 'sort']);
      for (const filter of [
        null,
        [],
        7,
        { id: [[1]] },
        { name: { $gt: '' } },
        { region: ['x'] },
        { universityId: '1' },
      ]) {
        expect((await ask(['id', 'ASC'], filter)).status).toBe(400);
      }
      expect((await keeper.raw(`/api/v1/${name}?sort=1&sort=2`)).status).toBe(400);
    },
  );
});
