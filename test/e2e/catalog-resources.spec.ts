// On the stack too: those who change one record at once wait for a lock of its row.
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resourceClient, resourceRefusal } from '../support/resource-client.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, STUDENT, startServer } from '../support/server.js';

type Client = ReturnType<typeof resourceClient>;

let server: RunningServer;
let keeper: PortalClient;
let api: Client;
let student: PortalClient;
let newsStaff: PortalClient;

beforeAll(async () => {
  server = await startServer();
  keeper = await staffWith(server, ['catalog.manage']);
  newsStaff = await staffWith(server, ['news.manage']);
  student = await signIn(server.url, STUDENT);
  api = resourceClient(keeper);
});

afterAll(() => server.dispose());

let made = 0;
const company = (data: object = {}) =>
  api.create('companies', { data: { name: `Company ${++made}`, region: 'Johor', ...data } }).then((it) => it.data);
const university = (data: object = {}) =>
  api
    .create('universities', {
      data: { name: `Campus ${++made}`, region: 'Johor', country: 'Malaysia', nature: 'public university', ...data },
    })
    .then((it) => it.data);
const cooperation = (university1Id: number, university2Id: number, data: object = {}) =>
  api
    .create('cooperations', {
      data: { name: `Joint ${++made}`, region: 'Johor', university1Id, university2Id, ...data },
    })
    .then((it) => it.data);
const agent = (companyId: number, universityId: number) =>
  api.create('agents', { data: { companyId, universityId } }).then((it) => it.data);

const page = (perPage = 100, number = 1) => ({ page: number, perPage });
const by = (field: string, order: 'ASC' | 'DESC' = 'ASC') => ({ field, order });

describe('lists', () => {
  it.each([
    ['companies', 30, ['id', 'version', 'name', 'region']],
    ['universities', 80, ['id', 'version', 'name', 'region', 'country', 'nature', 'abbreviation']],
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
    const made = await university({ name: 'Universiti Ringkas', abbreviation: ' URKS ' });
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
    const [one, other] = [await university({ name: 'Filter 大学 One', region }), await university({ region })];
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
    const agency = await company({ name: 'Filter Agency', region });
    const joint = await cooperation(one.id, other.id, { name: 'Filter Joint', region });
    expect(await found('companies', { name: 'agen filter' })).toEqual([agency.id]);
    expect(await found('companies', { region })).toEqual([agency.id]);
    expect(await found('cooperations', { name: 'filter', region })).toEqual([joint.id]);
    expect(await found('cooperations', { universityId: other.id })).toEqual([joint.id]);
    const link = await agent(agency.id, one.id);
    expect(await found('agents', { companyId: agency.id })).toEqual([link.id]);
    expect(await found('agents', { universityId: one.id })).toEqual([link.id]);
    expect(await found('agents', { companyName: 'filter', universityName: '大学' })).toEqual([link.id]);
    expect(await found('agents', { companyName: 'filter', universityId: other.id })).toEqual([]);
  });

  it('give references', async () => {
    const [one, two, three] = [await university(), await university(), await university()];
    const joints = [await cooperation(one.id, two.id), await cooperation(three.id, one.id)];
    await cooperation(two.id, three.id);
    const ask = { target: 'universityId', id: one.id, pagination: page(), sort: by('id'), filter: {} };
    expect(await api.getManyReference('cooperations', ask)).toEqual({ data: joints, total: 2 });
    const agency = await company();
    const links = [await agent(agency.id, two.id), await agent(agency.id, one.id)];
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

describe('records', () => {
  it('are created, read, changed and deleted', async () => {
    const [one, other] = [await university(), await university()];
    const cases: [string, object, object][] = [
      ['companies', { name: 'Whole 公司', region: 'Melaka' }, { region: 'Perak' }],
      [
        'universities',
        { name: 'Whole U', region: 'Melaka', country: 'Malaysia', nature: 'public university' },
        { nature: 'private university', name: 'Whole V' },
      ],
      [
        'cooperations',
        { name: 'Whole', region: 'Melaka', university1Id: one.id, university2Id: other.id },
        { university1Id: other.id, university2Id: one.id },
      ],
      ['agents', { companyId: (await company()).id, universityId: one.id }, { universityId: other.id }],
    ];
    for (const [resource, fields, changes] of cases) {
      const { data: created } = await api.create(resource, { data: { ...fields, id: 1, version: 7, status: 'x' } });
      expect(created).toMatchObject({ ...fields, id: expect.any(Number), version: 1 });
      expect(created).not.toHaveProperty('status');
      const { id } = created;
      expect((await api.getOne(resource, { id })).data).toEqual(created);
      const { data: whole } = await api.update(resource, {
        id,
        data: { ...created, ...changes },
        previousData: created,
      });
      expect(whole).toMatchObject({ ...fields, ...changes, id, version: 2 });
      const part = { version: 2, ...fields };
      const { data: back } = await api.update(resource, { id, data: part, previousData: whole });
      expect(back).toEqual({ ...created, version: 3 });
      expect((await api.getOne(resource, { id })).data).toEqual(back);
      expect((await api.delete(resource, { id, previousData: back })).data).toEqual({ id });
      expect(await resourceRefusal(api.getOne(resource, { id }))).toMatchObject({
        status: 404,
        body: { reason: 'not_found' },
      });
      expect(await resourceRefusal(api.delete(resource, { id }))).toMatchObject({ status: 404 });
    }
  });

  it('are changed and deleted many at once', async () => {
    const ids = [(await company()).id, (await company()).id, (await company()).id];
    expect(await api.updateMany('companies', { ids, data: { version: 1, region: 'Sabah' } })).toEqual({ data: ids });
    const { data } = await api.getMany('companies', { ids });
    expect(data).toHaveLength(3);
    expect(data.every(({ region, version }) => region === 'Sabah' && version === 2)).toBe(true);
    expect(await api.deleteMany('companies', { ids })).toEqual({ data: ids });
    expect((await api.getMany('companies', { ids })).data).toEqual([]);
  });

  it.each(['companies', 'universities', 'cooperations', 'agents'])(
    'of %s are changed from the newest version, or as they are',
    async (resource) => {
      const makers: Record<string, () => Promise<{ id: number }>> = {
        companies: company,
        universities: university,
        cooperations: async () => cooperation((await university()).id, (await university()).id),
        agents: async () => agent((await company()).id, (await university()).id),
      };
      const made = (await makers[resource]?.()) ?? { id: 0 };
      const change = (data: object) => api.update(resource, { id: made.id, data, previousData: made });
      expect((await change({ version: 1 })).data).toMatchObject({ version: 2 });
      for (const version of [1, 3]) {
        expect(await resourceRefusal(change({ version }))).toMatchObject({
          status: 409,
          body: { reason: 'stale_version' },
        });
      }
      expect((await change({ version: null })).data).toEqual({ ...made, version: 3 });
      for (const data of [{ version: '3' }, { version: 1.5 }, { version: [3] }]) {
        expect(await resourceRefusal(change(data))).toMatchObject({
          status: 400,
          body: { reason: 'invalid_input', errors: { version: expect.any(String) } },
        });
      }
      expect((await api.getOne(resource, { id: made.id })).data).toEqual({ ...made, version: 3 });
    },
  );

  it('are changed by one of two who change them at once', async () => {
    const { id } = await company();
    const changes = Array.from({ length: 12 }, (_, index) =>
      api.update('companies', { id, data: { version: 1, region: `Region ${index}` }, previousData: { id } }).then(
        () => 'changed',
        (error) => error.body?.reason,
      ),
    );
    expect((await Promise.all(changes)).sort()).toEqual(['changed', ...Array(11).fill('stale_version')]);
  });

  it('name every wrong field at once', async () => {
    const { id } = await university();
    const all = { name: '', region: 7, country: 'x'.repeat(101), nature: 'public' };
    const created = await resourceRefusal(api.create('universities', { data: all }));
    expect(created).toMatchObject({ status: 400, body: { reason: 'invalid_input' } });
    expect(Object.keys(created.body.errors)).toEqual(['name', 'region', 'country', 'nature']);
    const changed = await resourceRefusal(
      api.update('universities', { id, data: { ...all, version: 'x' }, previousData: {} }),
    );
    expect(Object.keys(changed.body.errors).sort()).toEqual(['country', 'name', 'nature', 'region', 'version']);
    const joint = await resourceRefusal(api.create('cooperations', { data: { university1Id: id, university2Id: id } }));
    expect(Object.keys(joint.body.errors).sort()).toEqual(['name', 'region', 'university2Id']);
    const link = await resourceRefusal(api.create('agents', { data: { companyId: 2_000_000_000, universityId: id } }));
    expect(link.body).toMatchObject({ reason: 'invalid_input', errors: { companyId: inEnglish('no_company') } });
  });

  it('are there once', async () => {
    const [one, other, agency] = [await university(), await university(), await company()];
    const joint = await cooperation(one.id, other.id);
    await agent(agency.id, one.id);
    const taken = { status: 409, body: { reason: 'already_exists' } };
    const { id: _id, version: _version, ...again } = one;
    expect(await resourceRefusal(university({ ...again, name: again.name.toUpperCase() }))).toMatchObject(taken);
    expect(await resourceRefusal(company({ name: agency.name }))).toMatchObject(taken);
    expect(await resourceRefusal(cooperation(other.id, one.id, { name: joint.name }))).toMatchObject(taken);
    expect(await resourceRefusal(agent(agency.id, one.id))).toMatchObject(taken);
    expect((await university({ ...again, country: 'Brunei' })).name).toBe(one.name);
  });

  it('stay while others refer to them', async () => {
    const [one, other, agency] = [await university(), await university(), await company()];
    const joint = await cooperation(one.id, other.id);
    const link = await agent(agency.id, other.id);
    const used = await resourceRefusal(api.delete('universities', { id: other.id }));
    const text = `${other.name} is used by 1 cooperation and 1 agency`;
    expect(used).toMatchObject({
      status: 409,
      body: { reason: 'in_use', message: text, errors: { [other.id]: text } },
    });
    expect(await resourceRefusal(api.delete('companies', { id: agency.id }))).toMatchObject({
      status: 409,
      body: { reason: 'in_use', message: `${agency.name} is used by 1 university` },
    });
    await api.delete('cooperations', { id: joint.id });
    await api.delete('agents', { id: link.id });
    await api.deleteMany('universities', { ids: [one.id, other.id] });
    await api.delete('companies', { id: agency.id });
  });

  it('do not go while they come to be referred to', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await university(), await university()];
      const [joint, removal] = await Promise.allSettled([
        cooperation(one.id, other.id),
        api.delete('universities', { id: one.id }),
      ]);
      expect([joint.status, removal.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});

describe('access', () => {
  it.each(['companies', 'universities', 'cooperations', 'agents'])(
    '%s may be read by who is signed in, and changed by the catalogue staff',
    async (resource) => {
      const anyone = resourceClient(new PortalClient(server.url));
      const list = { pagination: page(1), sort: by('id'), filter: {} };
      expect(await resourceRefusal(anyone.getList(resource, list))).toMatchObject({ status: 401 });
      for (const client of [student, newsStaff]) {
        const theirs = resourceClient(client);
        const { id } = (await theirs.getList(resource, list)).data[0];
        expect((await theirs.getOne(resource, { id })).data).toMatchObject({ id });
        const forbidden = { status: 403, body: { reason: 'forbidden' } };
        expect(await resourceRefusal(theirs.create(resource, { data: {} }))).toMatchObject(forbidden);
        expect(await resourceRefusal(theirs.update(resource, { id, data: {}, previousData: {} }))).toMatchObject(
          forbidden,
        );
        expect(await resourceRefusal(theirs.delete(resource, { id }))).toMatchObject(forbidden);
      }
    },
  );

  it.each(['companies', 'universities', 'cooperations', 'agents'])(
    '%s answer no input with a defect',
    async (resource) => {
      for (const id of ['0', '-1', '1.5', 'x', '99999999999', '2147483648', '%00', '1%20OR%201=1', '__proto__']) {
        expect((await keeper.raw(`/api/v1/${resource}/${id}`)).status).toBe(404);
        expect((await keeper.raw(`/api/v1/${resource}/${id}`, { method: 'DELETE' })).status).toBe(404);
      }
      const headers = { 'content-type': 'application/json' };
      const bodies = ['[]', '[[]]', '"x"', '7', '{', '{"name":{"a":1},"companyId":[1]}'];
      for (const body of bodies) {
        expect((await keeper.raw(`/api/v1/${resource}`, { method: 'POST', headers, body })).status).toBe(400);
        expect([400, 404]).toContain(
          (await keeper.raw(`/api/v1/${resource}/1`, { method: 'PUT', headers, body })).status,
        );
      }
      expect((await keeper.raw(`/api/v1/${resource}`, { method: 'POST' })).status).toBe(400);
    },
  );
});
