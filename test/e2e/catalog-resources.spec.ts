// On the stack: those who change one record at once wait for a lock of its row.
import { catalogRecords } from '../support/catalog-records.js';
import { by, page } from '../support/certificate-resource.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resourceClient, resourceRefusal } from '../support/resource-client.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, STUDENT, startServer } from '../support/server.js';

type Client = ReturnType<typeof resourceClient>;

let server: RunningServer;
let keeper: PortalClient;
let api: Client;
let make: ReturnType<typeof catalogRecords>;
let student: PortalClient;
let newsStaff: PortalClient;

beforeAll(async () => {
  server = await startServer();
  keeper = await staffWith(server, ['catalog.manage']);
  newsStaff = await staffWith(server, ['news.manage']);
  student = await signIn(server.url, STUDENT);
  api = resourceClient(keeper);
  make = catalogRecords(api);
});

afterAll(() => server.dispose());

describe('records', () => {
  it('are created, read, changed and deleted', async () => {
    const [one, other] = [await make.university(), await make.university()];
    const cases: [string, object, object, kept?: object][] = [
      ['companies', { name: 'Whole 公司', region: 'Melaka' }, { region: 'Perak' }],
      [
        'universities',
        { name: 'Whole U', region: 'Melaka', country: 'Malaysia', nature: 'public university' },
        { nature: 'private university', name: 'Whole V' },
        { formerNames: ['Whole V'] },
      ],
      [
        'cooperations',
        { name: 'Whole', region: 'Melaka', university1Id: one.id, university2Id: other.id },
        { university1Id: other.id, university2Id: one.id },
      ],
      ['agents', { companyId: (await make.company()).id, universityId: one.id }, { universityId: other.id }],
    ];
    for (const [resource, fields, changes, kept] of cases) {
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
      expect(back).toEqual({ ...created, ...kept, version: 3 });
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
    const ids = [(await make.company()).id, (await make.company()).id, (await make.company()).id];
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
        companies: make.company,
        universities: make.university,
        cooperations: async () => make.cooperation((await make.university()).id, (await make.university()).id),
        agents: async () => make.agent((await make.company()).id, (await make.university()).id),
      };
      const made = (await makers[resource]?.()) ?? { id: 0 };
      const change = (data: object) => api.update(resource, { id: made.id, data, previousData: made });
      expect((await change({ version: 1 })).data).toMatchObject({ version: 2 });
      for (const version of [1, 3]) {
        expect(await resourceRefusal(change({ version }))).toMatchObject({
          status: 409,
          // By name: it may be asked.
          body: { reason: 'stale_version', code: 'changed_by', params: { name: expect.stringMatching(/./) } },
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
    const { id } = await make.company();
    const changes = Array.from({ length: 12 }, (_, index) =>
      api.update('companies', { id, data: { version: 1, region: `Region ${index}` }, previousData: { id } }).then(
        () => 'changed',
        (error) => error.body?.reason,
      ),
    );
    expect((await Promise.all(changes)).sort()).toEqual(['changed', ...Array(11).fill('stale_version')]);
  });

  it('name every wrong field at once', async () => {
    const { id } = await make.university();
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
    const [one, other, agency] = [await make.university(), await make.university(), await make.company()];
    const joint = await make.cooperation(one.id, other.id);
    await make.agent(agency.id, one.id);
    const taken = { status: 409, body: { reason: 'already_exists' } };
    const { id: _id, version: _version, ...again } = one;
    expect(await resourceRefusal(make.university({ ...again, name: again.name.toUpperCase() }))).toMatchObject(taken);
    expect(await resourceRefusal(make.company({ name: agency.name }))).toMatchObject(taken);
    expect(await resourceRefusal(make.cooperation(other.id, one.id, { name: joint.name }))).toMatchObject(taken);
    expect(await resourceRefusal(make.agent(agency.id, one.id))).toMatchObject(taken);
    expect((await make.university({ ...again, country: 'Brunei' })).name).toBe(one.name);
  });

  it('stay while others refer to them', async () => {
    const [one, other, agency] = [await make.university(), await make.university(), await make.company()];
    const joint = await make.cooperation(one.id, other.id);
    const link = await make.agent(agency.id, other.id);
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
      const [one, other] = [await make.university(), await make.university()];
      const [joint, removal] = await Promise.allSettled([
        make.cooperation(one.id, other.id),
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
