import { CatalogKeeper, DELETED, errorsOf, type List, LOOKED_UP, SAVED, UPDATED } from '../support/catalog.js';
import { PortalClient, signIn } from '../support/portal.js';
import { refusal, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let anyone: PortalClient;
let keeper: PortalClient;
let catalog: CatalogKeeper;
let newsStaff: PortalClient;
let student: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  keeper = await staffWith(server, ['catalog.manage']);
  catalog = new CatalogKeeper(keeper);
  newsStaff = await staffWith(server, ['news.manage', 'users.manage']);
  student = await signIn(server.url, STUDENT);
});

afterAll(() => server.dispose());

describe('cooperations', () => {
  it('are shown with either university', async () => {
    const [one, other] = [await catalog.university(), await catalog.university()];
    const { cooid } = await catalog.cooperation(one.uid, other.uid, 'B together');
    await catalog.cooperation(other.uid, one.uid, 'A together');
    for (const { uid } of [one, other]) {
      const answer = await anyone.get<List<unknown>>('/api/university/cooperation', { id: uid });
      expect(answer).toMatchObject({ ...LOOKED_UP, data: { allCount: 2, list: [{ cooname: 'A together' }, {}] } });
      expect(answer.data.list[1]).toEqual({
        cooid,
        id: cooid,
        version: 1,
        uid1: one.uid,
        uname1: one.uname,
        uid2: other.uid,
        uname2: other.uname,
        cooname: 'B together',
        cooregion: 'Johor',
      });
    }
    const second = await anyone.get('/api/university/cooperation', { id: one.uid, page_index: 2, page_size: 1 });
    expect(second.data).toMatchObject({ allCount: 2, list: [{ cooid }] });
    expect(await anyone.get('/api/university/cooperation')).toMatchObject(refusal(400, 'invalid_input'));
    expect(await anyone.get('/api/university/cooperation', { id: 2_000_000_000 })).toMatchObject(
      refusal(404, 'not_found'),
    );
  });

  it('are of two different universities that there are', async () => {
    const [{ uid: uid1 }, { uid: uid2 }] = [await catalog.university(), await catalog.university()];
    const named = { cooname: 'Joint', cooregion: 'Johor' };
    const post = (body: object) => keeper.post('/api/admin/add/coo', body);
    for (const body of [named, {}, { ...named, uid1: null, uid2: '' }]) {
      expect(await post(body)).toMatchObject({
        ...refusal(400, 'invalid_input'),
        message: inEnglish('university_needed'),
        data: { errors: { uid1: inEnglish('university_needed'), uid2: inEnglish('university_needed') } },
      });
    }
    expect(errorsOf(await post({ ...named, uid1 }))).toEqual({ uid2: inEnglish('university_needed') });
    expect(errorsOf(await post({ ...named, uid1, uid2: uid1 }))).toEqual({
      uid2: inEnglish('two_universities'),
    });
    expect(errorsOf(await post({ ...named, uid1, uid2: 2_000_000_000 }))).toEqual({
      uid2: inEnglish('no_university'),
    });
    expect(errorsOf(await post({ uid1: 'x', uid2: [uid2] }))).toEqual({
      cooname: inEnglish('required', { label: 'name' }),
      cooregion: inEnglish('required', { label: 'region' }),
      uid1: inEnglish('university_id_expected'),
      uid2: inEnglish('university_id_expected'),
    });
    expect(await post({ ...named, uid1, uid2 })).toMatchObject(SAVED);
    for (const sides of [
      { uid1, uid2 },
      { uid1: uid2, uid2: uid1 },
    ]) {
      expect(await post({ ...named, ...sides, cooname: 'JOINT' })).toMatchObject(refusal(409, 'already_exists'));
    }
    expect(await post({ ...named, uid1, uid2, cooname: 'Joint too' })).toMatchObject(SAVED);
  });

  it('are changed and removed', async () => {
    const [one, two, three] = [await catalog.university(), await catalog.university(), await catalog.university()];
    const { cooid } = await catalog.cooperation(one.uid, two.uid);
    const changed = await keeper.post('/api/admin/update/coo', { cooid, version: 1, uid2: three.uid });
    expect(changed).toMatchObject({ ...UPDATED, data: { uid1: one.uid, uid2: three.uid, uname2: three.uname } });
    expect(await keeper.post('/api/admin/update/coo', { id: cooid, cooname: 'By id' })).toMatchObject({
      ...UPDATED,
      data: { version: 3, cooname: 'By id' },
    });
    expect(await keeper.post('/api/admin/update/coo', { cooid, uid2: one.uid })).toMatchObject(
      refusal(400, 'invalid_input'),
    );
    expect(await keeper.post('/api/admin/update/coo', { cooname: 'x' })).toMatchObject(refusal(400, 'invalid_input'));
    expect(await keeper.post('/api/admin/delete/coo', [cooid])).toMatchObject(DELETED);
    expect(await keeper.post('/api/admin/delete/coo', [cooid])).toMatchObject({
      ...refusal(404, 'not_found'),
      message: inEnglish('not_found', { what: 'Cooperation' }),
    });
  });
});

describe('agents', () => {
  it('link one company to one university, once', async () => {
    const [{ cid }, { uid, uname }] = [await catalog.company(), await catalog.university()];
    const post = (body: object) => keeper.post('/api/admin/add/agent', body);
    expect(errorsOf(await post({}))).toEqual({ cid: inEnglish('company_needed'), uid: inEnglish('university_needed') });
    expect(errorsOf(await post({ cid: [cid], uid: 'x' }))).toEqual({
      cid: inEnglish('company_id_expected'),
      uid: inEnglish('university_id_expected'),
    });
    expect(errorsOf(await post({ cid: 2_000_000_000, uid: 2_000_000_000 }))).toEqual({
      cid: inEnglish('no_company'),
      uid: inEnglish('no_university'),
    });
    const added = await post({ cid, uid });
    expect(added).toMatchObject(SAVED);
    expect(added.data).toEqual({ cid, uid, uname });
    expect(await post({ cid, uid })).toMatchObject(refusal(409, 'already_exists'));
    expect(await keeper.post('/api/admin/delete/agent', { cid, uid })).toMatchObject(DELETED);
    expect(await keeper.post('/api/admin/delete/agent', { cid, uid })).toMatchObject({
      ...refusal(404, 'not_found'),
      message: inEnglish('not_found', { what: 'Agent' }),
    });
    expect(await keeper.post('/api/admin/delete/agent', { cid })).toMatchObject(refusal(400, 'invalid_input'));
  });
});

describe('removal', () => {
  it('is refused for what is referred to, and tells by what', async () => {
    const [one, other] = [await catalog.university('Universiti Uji'), await catalog.university('Kolej Uji')];
    const { cid } = await catalog.company('Uji Agency');
    await catalog.cooperation(one.uid, other.uid);
    await catalog.cooperation(other.uid, one.uid);
    await catalog.add('agent', { cid, uid: one.uid });
    const both = await keeper.post('/api/admin/delete/university', [one.uid, other.uid]);
    expect(both).toMatchObject({
      ...refusal(409, 'in_use'),
      message: 'Universiti Uji is used by 2 cooperations and 1 agency; Kolej Uji is used by 2 cooperations',
    });
    expect(errorsOf(both)).toEqual({
      [one.uid]: inEnglish('used_by', { name: 'Universiti Uji', uses: '2 cooperations and 1 agency' }),
      [other.uid]: inEnglish('used_by', { name: 'Kolej Uji', uses: '2 cooperations' }),
    });
    expect(await keeper.post('/api/admin/delete/company', [cid])).toMatchObject({
      ...refusal(409, 'in_use'),
      message: inEnglish('used_by', { name: 'Uji Agency', uses: '1 university' }),
    });
    await keeper.post('/api/admin/delete/agent', { cid, uid: one.uid });
    expect(await keeper.post('/api/admin/delete/company', [cid])).toMatchObject(DELETED);
  });

  it.each(['company', 'university', 'coo'])('of /%s is of all or of none', async (what) => {
    const [one, other] = [await catalog.university(), await catalog.university()];
    const makers: Record<string, () => Promise<number>> = {
      company: async () => (await catalog.company()).cid,
      university: async () => (await catalog.university()).uid,
      coo: async () => (await catalog.cooperation(one.uid, other.uid)).cooid,
    };
    const make = async () => (await makers[what]?.()) ?? 0;
    const ids = [await make(), await make()];
    const remove = (body: unknown) => keeper.post(`/api/admin/delete/${what}`, body);
    expect(await remove([...ids, 2_000_000_000])).toMatchObject({
      ...refusal(404, 'not_found'),
      message: expect.stringContaining('2000000000'),
    });
    const malformed = [
      [],
      {},
      { ids: [] },
      { ids: 'x' },
      { ids: ['1'] },
      [0],
      [1.5],
      [[1]],
      [ids[0], ids[0]],
      null,
      'x',
    ];
    for (const body of [...malformed, Array.from({ length: 101 }, (_, index) => index + 1)]) {
      expect(await remove(body)).toMatchObject({ status: 400, data: { reason: 'invalid_input' } });
    }
    const path = { company: 'companies', university: 'universities', coo: 'cooperations' }[what] ?? '';
    const seen = (versions: number[]) => resource(keeper, 'POST', `${path}/remove`, { body: { ids, versions } });
    expect(await seen([1])).toMatchObject({ status: 400, body: { errors: { versions: expect.any(String) } } });
    expect(await seen([1, 2])).toMatchObject({
      status: 409,
      body: { reason: 'stale_version', errors: { [ids[1] ?? 0]: inEnglish('stale_record') } },
    });
    expect(await remove({ ids })).toMatchObject(DELETED);
    expect(await remove(ids)).toMatchObject(refusal(404, 'not_found'));
  });
});

describe('the administration', () => {
  const calls = ['company', 'university', 'coo']
    .flatMap((what) => ['add', 'update', 'delete'].map((verb) => `/api/admin/${verb}/${what}`))
    .concat('/api/admin/add/agent', '/api/admin/delete/agent');

  it.each(calls)('%s is for staff who manage the catalogue', async (path) => {
    expect(await anyone.post(path, {})).toMatchObject({ status: 401, code: 500, data: { reason: 'no_session' } });
    for (const client of [student, newsStaff]) {
      expect(await client.post(path, {})).toMatchObject(refusal(403, 'forbidden'));
    }
    const administrator = await signIn(server.url, ADMIN);
    expect(await administrator.post(path, {})).toMatchObject(refusal(400, 'invalid_input'));
  });

  it.each(calls)('%s refuses whatever is no such body', async (path) => {
    for (const body of [[], [[]], 'text', 7, true, null, { cid: {}, uid: {}, cooid: {}, ids: {} }, [{ cid: 1 }]]) {
      expect(await keeper.post(path, body)).toMatchObject({
        status: 400,
        code: 400,
        data: { reason: 'invalid_input' },
      });
    }
  });

  it('is written down', async () => {
    const { cid } = await catalog.company('Audited Agency');
    await keeper.post('/api/admin/update/company', { cid, cregion: 'Perlis' });
    await keeper.post('/api/admin/delete/company', [cid]);
    const events = await rowsOf<{ action: string; before_values: string | null; after_values: string | null }>(
      server.database,
      "SELECT action, before_values, after_values FROM audit_events WHERE subject_type = 'company' AND subject_id = ? ORDER BY id",
      [String(cid)],
    );
    const company = { id: cid, version: 1, name: 'Audited Agency', region: 'Johor' };
    const moved = { ...company, version: 2, region: 'Perlis' };
    expect(
      events.map(({ action, before_values, after_values }) => [
        action,
        JSON.parse(before_values ?? 'null'),
        JSON.parse(after_values ?? 'null'),
      ]),
    ).toEqual([
      ['company.added', null, company],
      ['company.changed', company, moved],
      ['company.removed', moved, null],
    ]);
  });
});
