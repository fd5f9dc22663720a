import { type PortalAnswer, PortalClient, signIn } from '../support/portal.js';
import { refusal, staffWith } from '../support/records.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';
import { rowsOf, sqliteOf } from '../support/tables.js';

interface Company {
  readonly cid: number;
  readonly version: number;
  readonly cname: string;
  readonly cregion: string;
}
interface University {
  readonly uid: number;
  readonly version: number;
  readonly uname: string;
}
interface List<T> {
  readonly list: T[];
  readonly allCount: number;
}

let server: RunningServer;
let anyone: PortalClient;
let keeper: PortalClient;
let newsStaff: PortalClient;
let student: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  keeper = await staffWith(server, sqliteOf(server), ['catalog.manage']);
  newsStaff = await staffWith(server, sqliteOf(server), ['news.manage', 'users.manage']);
  student = await signIn(server.url, STUDENT);
}, 60_000);

afterAll(() => server.dispose());

const looked = { status: 200, code: 0, message: 'success', errMsg: 'success' };
const saved = { status: 200, code: 100, message: 'Save Success!', errMsg: 'Save Success!' };
const updated = { status: 200, code: 100, message: 'Update Success!', errMsg: 'Update Success!' };
const deleted = { status: 200, code: 100, message: 'Delete Success!', errMsg: 'Delete Success!', data: null };
const errorsOf = (answer: PortalAnswer) => (answer.data as { errors?: Record<string, string> }).errors ?? {};

let made = 0;
async function add<T>(path: string, body: object): Promise<T> {
  const answer = await keeper.post<T>(`/api/admin/add/${path}`, body);
  expect(answer).toMatchObject(saved);
  return answer.data;
}
const addCompany = (cname = `Company ${++made}`) => add<Company>('company', { cname, cregion: 'Johor' });
const addUniversity = (uname = `Campus ${++made}`) =>
  add<University>('university', { uname, uregion: 'Johor', ucountry: 'Malaysia', unature: 'private university' });
const addCooperation = (uid1: number, uid2: number, cooname = `Cooperation ${++made}`) =>
  add<{ cooid: number; version: number }>('coo', { uid1, uid2, cooname, cooregion: 'Johor' });

describe('what a new installation shows to everyone', () => {
  it('is thirty agencies by name, in either dialect of paging', async () => {
    const first = await anyone.get<List<Company>>('/api/company/list');
    expect(first).toMatchObject({ ...looked, data: { allCount: 30 } });
    expect(first.data.list).toHaveLength(10);
    expect(Object.keys(first.data.list[0] ?? {})).toEqual(['cid', 'version', 'cname', 'cregion']);
    const dialects: Record<string, number>[] = [
      { page_index: 1, page_size: 30 },
      { currentPage: 1, pageSize: 30 },
    ];
    for (const query of dialects) {
      const all = await anyone.get<List<Company>>('/api/company/list', query);
      expect(all).toMatchObject({ ...looked, data: { allCount: 30 } });
      const names = all.data.list.map(({ cname }) => cname.toLowerCase());
      expect(names).toHaveLength(30);
      expect(names).toEqual([...names].sort());
      expect(names.every((name) => name.includes('(demo)'))).toBe(true);
    }
    const last = await anyone.get<List<Company>>('/api/company/list', { currentPage: 4, pageSize: 9 });
    expect(last.data).toMatchObject({ list: { length: 3 }, allCount: 30 });
    expect((await anyone.get('/api/company/list', { currentPage: 5, pageSize: 9 })).data).toEqual({
      list: [],
      allCount: 30,
    });
  });

  it('is fifteen cooperations and forty agents', async () => {
    const [counts] = await rowsOf<{ cooperations: number; agents: number }>(
      sqliteOf(server),
      'SELECT (SELECT COUNT(*) FROM cooperations) AS cooperations, (SELECT COUNT(*) FROM agents) AS agents',
    );
    expect(counts).toEqual({ cooperations: 15, agents: 40 });
  });

  it.each(['/api/company/list', '/api/company/search', '/api/university/search', '/api/university/nature'])(
    '%s refuses pages that there cannot be',
    async (path) => {
      expect(await anyone.get(path, { currentPage: 1001 })).toMatchObject({
        ...refusal(400, 'page_too_large'),
        message: '1000 is the max size',
      });
      const wrong = await anyone.get(path, { page_index: 0, page_size: 101 });
      expect(wrong).toMatchObject(refusal(400, 'invalid_input'));
      expect(Object.keys(errorsOf(wrong))).toEqual(['page_index', 'page_size']);
      expect(await anyone.raw(`${path}?name=a&name=b`)).toMatchObject({ status: 400 });
    },
  );
});

describe('agencies', () => {
  it('are found by the beginnings of words, Chinese too', async () => {
    const found = async (name: string) => {
      const answer = await anyone.get<List<Company>>('/api/company/search', { name });
      expect(answer).toMatchObject(looked);
      expect(answer.data.allCount).toBe(answer.data.list.length);
      return answer.data.list.map(({ cname }) => cname);
    };
    expect(await found('MERDEKA')).toEqual(['Merdeka Bridge Education (Demo)']);
    expect(await found('educ bridg')).toEqual(['Merdeka Bridge Education (Demo)']);
    expect(await found('erdeka')).toEqual([]);
    expect(await found('留学')).toEqual(['古晋远航留学 (Demo)', '启明留学咨询 Qiming Study Advisers (Demo)']);
    expect(await found('qim 咨询')).toEqual(['启明留学咨询 Qiming Study Advisers (Demo)']);
    expect(await found('%')).toEqual([]);
    expect((await anyone.get<List<Company>>('/api/company/search', { name: ' ' })).data.allCount).toBe(30);
  });

  it('tell which universities they work for', async () => {
    const { cid, ...rest } = await addCompany();
    const [second, first] = [await addUniversity('Zeta Campus'), await addUniversity('Alpha Campus')];
    expect(await anyone.get('/api/company/info', { id: cid })).toMatchObject({ ...looked, data: { agents: [] } });
    for (const { uid } of [second, first]) await add('agent', { cid, uid });
    const info = await anyone.get('/api/company/info', { id: cid });
    expect(info).toMatchObject(looked);
    expect(info.data).toEqual({
      cid,
      ...rest,
      agents: [
        { cid, uid: first.uid, uname: 'Alpha Campus' },
        { cid, uid: second.uid, uname: 'Zeta Campus' },
      ],
    });
  });

  it('are added, changed and removed', async () => {
    const body = { cname: '  Kuala \t Link  ', cregion: 'Perak', cid: 1, version: 9 };
    const added = await keeper.post<Company>('/api/admin/add/company', body);
    expect(added).toMatchObject(saved);
    const { cid } = added.data;
    expect(added.data).toEqual({ cid, version: 1, cname: 'Kuala Link', cregion: 'Perak' });
    const changed = await keeper.post('/api/admin/update/company', { cid, version: 1, cregion: 'Kedah' });
    expect(changed).toMatchObject(updated);
    expect(changed.data).toEqual({ cid, version: 2, cname: 'Kuala Link', cregion: 'Kedah' });
    const renamed = await keeper.post('/api/admin/update/company', { cid, cname: '吉打桥' });
    expect(renamed.data).toEqual({ cid, version: 3, cname: '吉打桥', cregion: 'Kedah' });
    expect((await anyone.get('/api/company/search', { name: '打' })).data).toMatchObject({ list: [{ cid }] });
    expect((await anyone.get('/api/company/search', { name: 'kuala link' })).data).toMatchObject({ allCount: 0 });
    expect(await keeper.post('/api/admin/delete/company', [cid])).toMatchObject(deleted);
    expect(await anyone.get('/api/company/info', { id: cid })).toMatchObject({
      ...refusal(404, 'not_found'),
      message: 'Company not found!',
    });
    expect((await anyone.get('/api/company/search', { name: '打' })).data).toMatchObject({ allCount: 0 });
  });

  it('are refused with every wrong field at once', async () => {
    const empty = await keeper.post('/api/admin/add/company', {});
    expect(empty).toMatchObject(refusal(400, 'invalid_input'));
    expect(errorsOf(empty)).toEqual({ cname: 'Please input the name', cregion: 'Please input the region' });
    const wrong = await keeper.post('/api/admin/add/company', { cname: 'x'.repeat(201), cregion: ['Johor'] });
    expect(errorsOf(wrong)).toEqual({
      cname: 'The name must not be longer than 200 characters',
      cregion: 'The region must be a text',
    });
    const { cid } = await addCompany();
    const change = await keeper.post('/api/admin/update/company', { cid, version: 'new', cname: '' });
    expect(Object.keys(errorsOf(change)).sort()).toEqual(['cname', 'version']);
    expect(errorsOf(await keeper.post('/api/admin/update/company', { cname: 'x' }))).toHaveProperty('cid');
    expect(await keeper.post('/api/admin/update/company', { cid: 2_000_000_000, cname: 'x' })).toMatchObject(
      refusal(404, 'not_found'),
    );
  });

  it('of one name are one to a region', async () => {
    const { cid, cname } = await addCompany('Twice Study');
    const again = await keeper.post('/api/admin/add/company', { cname: 'TWICE  study', cregion: 'johor' });
    expect(again).toMatchObject(refusal(409, 'already_exists'));
    expect(errorsOf(again)).toEqual({ cname: 'There is a company of this name in this region already' });
    const branch = await add<Company>('company', { cname, cregion: 'Melaka' });
    expect(await keeper.post('/api/admin/update/company', { cid: branch.cid, cregion: 'Johor' })).toMatchObject(
      refusal(409, 'already_exists'),
    );
    expect(await keeper.post('/api/admin/update/company', { cid, cname: 'twice STUDY' })).toMatchObject(updated);
  });

  it('are not overwritten from an older version', async () => {
    const { cid } = await addCompany();
    expect(await keeper.post('/api/admin/update/company', { cid, version: 1, cregion: 'Sabah' })).toMatchObject(
      updated,
    );
    expect(await keeper.post('/api/admin/update/company', { cid, version: 1, cregion: 'Labuan' })).toMatchObject(
      refusal(409, 'stale_version'),
    );
    expect((await anyone.get('/api/company/info', { id: cid })).data).toMatchObject({ cregion: 'Sabah', version: 2 });
  });
});

describe('universities', () => {
  it('are listed in two dialects', async () => {
    const newer = await anyone.get<{ university_list: University[]; count: number }>('/api/university/list', {
      page_index: 1,
      page_size: 100,
    });
    expect(newer).toMatchObject({ status: 200, code: 200 });
    expect(newer.data.count).toBeGreaterThanOrEqual(60);
    const older = await anyone.get<List<University>>('/api/university/list', { currentPage: 1, pageSize: 100 });
    expect(older).toMatchObject(looked);
    expect(older.data).toEqual({ list: newer.data.university_list, allCount: newer.data.count });
    expect(newer.data.university_list.find(({ uname }) => uname === 'Universiti Malaya')).toEqual({
      uid: expect.any(Number),
      version: 1,
      uname: 'Universiti Malaya',
      name: 'Universiti Malaya',
      uregion: 'Kuala Lumpur',
      ucountry: 'Malaysia',
      unature: 'public university',
    });
  });

  it('are found by name, by nature and by id', async () => {
    const { data: found } = await anyone.get<List<University>>('/api/university/search', { name: 'univ malaya' });
    const [malaya] = found.list.filter(({ uname }) => uname === 'Universiti Malaya');
    expect(await anyone.get('/api/university/info', { id: malaya?.uid ?? 0 })).toMatchObject({
      ...looked,
      data: malaya,
    });
    const count = async (nature: string) => {
      const answer = await anyone.get<List<University>>('/api/university/nature', { nature });
      expect(answer).toMatchObject(looked);
      return answer.data.allCount;
    };
    expect(await count('Public')).toBe(20);
    expect(await count('PUBLIC UNIVERSITY')).toBe(20);
    expect((await count('private')) + 20).toBe(await count('All'));
    expect(errorsOf(await anyone.get('/api/university/nature', { nature: 'state' }))).toHaveProperty('nature');
    expect(await anyone.get('/api/university/info', { id: 0 })).toMatchObject(refusal(400, 'invalid_input'));
    expect(await anyone.get('/api/university/info')).toMatchObject(refusal(400, 'invalid_input'));
    expect(await anyone.get('/api/university/info', { id: 2_000_000_000 })).toMatchObject({
      ...refusal(404, 'not_found'),
      message: 'University not found!',
    });
  });

  it('are added, changed and removed', async () => {
    const body = { uname: '新山 Campus', uregion: 'Johor', ucountry: 'Malaysia', unature: 'private university' };
    const { uid, ...rest } = await add<University>('university', body);
    expect(rest).toEqual({ ...body, name: body.uname, version: 1 });
    const changed = await keeper.post('/api/admin/update/university', {
      uid,
      version: 1,
      unature: 'public university',
    });
    expect(changed).toMatchObject({
      ...updated,
      data: { version: 2, unature: 'public university', uname: body.uname },
    });
    expect(await keeper.post('/api/admin/add/university', { ...body, ucountry: 'MALAYSIA' })).toMatchObject(
      refusal(409, 'already_exists'),
    );
    expect(errorsOf(await keeper.post('/api/admin/add/university', { unature: 'private' }))).toEqual({
      uname: 'Please input the name',
      uregion: 'Please input the region',
      ucountry: 'Please input the country',
      unature: 'The nature must be public university or private university',
    });
    expect(await keeper.post('/api/admin/delete/university', { ids: [uid] })).toMatchObject(deleted);
    expect(await anyone.get('/api/university/info', { id: uid })).toMatchObject(refusal(404, 'not_found'));
  });
});

describe('cooperations', () => {
  it('are shown with either university', async () => {
    const [one, other] = [await addUniversity(), await addUniversity()];
    const { cooid } = await addCooperation(one.uid, other.uid, 'B together');
    await addCooperation(other.uid, one.uid, 'A together');
    for (const { uid } of [one, other]) {
      const answer = await anyone.get<List<unknown>>('/api/university/cooperation', { id: uid });
      expect(answer).toMatchObject({ ...looked, data: { allCount: 2, list: [{ cooname: 'A together' }, {}] } });
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
    const [{ uid: uid1 }, { uid: uid2 }] = [await addUniversity(), await addUniversity()];
    const named = { cooname: 'Joint', cooregion: 'Johor' };
    const post = (body: object) => keeper.post('/api/admin/add/coo', body);
    for (const body of [named, {}, { ...named, uid1: null, uid2: '' }]) {
      expect(await post(body)).toMatchObject({
        ...refusal(400, 'invalid_input'),
        message: 'please chose an university.',
        data: { errors: { uid1: 'please chose an university.', uid2: 'please chose an university.' } },
      });
    }
    expect(errorsOf(await post({ ...named, uid1 }))).toEqual({ uid2: 'please chose an university.' });
    expect(errorsOf(await post({ ...named, uid1, uid2: uid1 }))).toEqual({
      uid2: 'Please choose two different universities',
    });
    expect(errorsOf(await post({ ...named, uid1, uid2: 2_000_000_000 }))).toEqual({
      uid2: 'There is no such university',
    });
    expect(errorsOf(await post({ uid1: 'x', uid2: [uid2] }))).toEqual({
      cooname: 'Please input the name',
      cooregion: 'Please input the region',
      uid1: 'This is not the id of a university',
      uid2: 'This is not the id of a university',
    });
    expect(await post({ ...named, uid1, uid2 })).toMatchObject(saved);
    for (const sides of [
      { uid1, uid2 },
      { uid1: uid2, uid2: uid1 },
    ]) {
      expect(await post({ ...named, ...sides, cooname: 'JOINT' })).toMatchObject(refusal(409, 'already_exists'));
    }
    expect(await post({ ...named, uid1, uid2, cooname: 'Joint too' })).toMatchObject(saved);
  });

  it('are changed and removed', async () => {
    const [one, two, three] = [await addUniversity(), await addUniversity(), await addUniversity()];
    const { cooid } = await addCooperation(one.uid, two.uid);
    const changed = await keeper.post('/api/admin/update/coo', { cooid, version: 1, uid2: three.uid });
    expect(changed).toMatchObject({ ...updated, data: { uid1: one.uid, uid2: three.uid, uname2: three.uname } });
    expect(await keeper.post('/api/admin/update/coo', { id: cooid, cooname: 'By id' })).toMatchObject({
      ...updated,
      data: { version: 3, cooname: 'By id' },
    });
    expect(await keeper.post('/api/admin/update/coo', { cooid, uid2: one.uid })).toMatchObject(
      refusal(400, 'invalid_input'),
    );
    expect(await keeper.post('/api/admin/update/coo', { cooname: 'x' })).toMatchObject(refusal(400, 'invalid_input'));
    expect(await keeper.post('/api/admin/delete/coo', [cooid])).toMatchObject(deleted);
    expect(await keeper.post('/api/admin/delete/coo', [cooid])).toMatchObject({
      ...refusal(404, 'not_found'),
      message: 'Cooperation not found!',
    });
  });
});

describe('agents', () => {
  it('link one company to one university, once', async () => {
    const [{ cid }, { uid, uname }] = [await addCompany(), await addUniversity()];
    const post = (body: object) => keeper.post('/api/admin/add/agent', body);
    expect(errorsOf(await post({}))).toEqual({ cid: 'Please choose a company', uid: 'please chose an university.' });
    expect(errorsOf(await post({ cid: [cid], uid: 'x' }))).toEqual({
      cid: 'This is not the id of a company',
      uid: 'This is not the id of a university',
    });
    expect(errorsOf(await post({ cid: 2_000_000_000, uid: 2_000_000_000 }))).toEqual({
      cid: 'There is no such company',
      uid: 'There is no such university',
    });
    const added = await post({ cid, uid });
    expect(added).toMatchObject(saved);
    expect(added.data).toEqual({ cid, uid, uname });
    expect(await post({ cid, uid })).toMatchObject(refusal(409, 'already_exists'));
    expect(await keeper.post('/api/admin/delete/agent', { cid, uid })).toMatchObject(deleted);
    expect(await keeper.post('/api/admin/delete/agent', { cid, uid })).toMatchObject({
      ...refusal(404, 'not_found'),
      message: 'Agent not found!',
    });
    expect(await keeper.post('/api/admin/delete/agent', { cid })).toMatchObject(refusal(400, 'invalid_input'));
  });
});

describe('removal', () => {
  it('is refused for what is referred to, and tells by what', async () => {
    const [one, other] = [await addUniversity('Universiti Uji'), await addUniversity('Kolej Uji')];
    const { cid } = await addCompany('Uji Agency');
    await addCooperation(one.uid, other.uid);
    await addCooperation(other.uid, one.uid);
    await add('agent', { cid, uid: one.uid });
    const both = await keeper.post('/api/admin/delete/university', [one.uid, other.uid]);
    expect(both).toMatchObject({
      ...refusal(409, 'in_use'),
      message: 'Universiti Uji is used by 2 cooperations and 1 agency; Kolej Uji is used by 2 cooperations',
    });
    expect(errorsOf(both)).toEqual({
      [one.uid]: 'Universiti Uji is used by 2 cooperations and 1 agency',
      [other.uid]: 'Kolej Uji is used by 2 cooperations',
    });
    expect(await keeper.post('/api/admin/delete/company', [cid])).toMatchObject({
      ...refusal(409, 'in_use'),
      message: 'Uji Agency is used by 1 university',
    });
    await keeper.post('/api/admin/delete/agent', { cid, uid: one.uid });
    expect(await keeper.post('/api/admin/delete/company', [cid])).toMatchObject(deleted);
  });

  it.each(['company', 'university', 'coo'])('of /%s is of all or of none', async (what) => {
    const [one, other] = [await addUniversity(), await addUniversity()];
    const makers: Record<string, () => Promise<number>> = {
      company: async () => (await addCompany()).cid,
      university: async () => (await addUniversity()).uid,
      coo: async () => (await addCooperation(one.uid, other.uid)).cooid,
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
    expect(await remove({ ids })).toMatchObject(deleted);
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
    const { cid } = await addCompany('Audited Agency');
    await keeper.post('/api/admin/update/company', { cid, cregion: 'Perlis' });
    await keeper.post('/api/admin/delete/company', [cid]);
    const events = await rowsOf<{ action: string; before_values: string | null; after_values: string | null }>(
      sqliteOf(server),
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
