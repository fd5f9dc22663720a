import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { detail, record, refusal, rejectRecord, success, withoutRequestId } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

type Student = PortalClient & { email: string };
interface List {
  readonly cert_list: PortalCertificate[];
  readonly count: number;
}

let server: RunningServer;
let officer: PortalClient;
let mine: Student;
let other: Student;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  mine = await registerStudent(server);
  other = await registerStudent(server);
});

afterAll(() => server.dispose());

describe("another student's record", () => {
  it('answers exactly as a missing one, on every call', async () => {
    const form = await completeForm(other);
    const foreign = [
      (await record(other, 'add', form)).id,
      (await record(other, 'add-apply', form)).id,
      (await record(officer, 'add-auth', { ...form, email: other.email })).id,
      (await record(officer, 'add', { name: 'Nobody has me' })).id,
    ];
    const missing = 999_999;
    const ask = (path: string, body?: object) => {
      const init = body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return mine.raw(path, init).then(withoutRequestId);
    };
    const calls = [
      (id: number) => ask(`/api/cert/detail?id=${id}`),
      (id: number) => ask(`/api/cert/pdf?id=${id}`),
      (id: number) => ask('/api/cert/download', { id }),
      (id: number) => ask('/api/cert/update', { id, version: 1, major: 'x' }),
      (id: number) => ask('/api/cert/update', { id, version: 9, major: 5 }),
      (id: number) => ask('/api/cert/update-apply', { id }),
      (id: number) => ask('/api/cert/update-auth', { id }),
      (id: number) => ask('/api/cert/reject', { ids: [id], reject_reason: 'x' }),
      (id: number) => ask('/api/cert/remove', { ids: [id] }),
    ];
    const before = await Promise.all(foreign.map((id) => detail(officer, id)));
    for (const [at, call] of calls.entries()) {
      const absent = await call(missing);
      expect([at, absent.status]).toEqual([at, 404]);
      for (const id of foreign) expect([at, await call(id)]).toEqual([at, absent]);
    }
    expect(await Promise.all(foreign.map((id) => detail(officer, id)))).toEqual(before);
  });

  it('keeps a bulk call from changing anything', async () => {
    const own = [(await record(mine, 'add')).id, (await record(mine, 'add')).id];
    const foreign = (await record(other, 'add')).id;
    for (const ids of [
      [...own, foreign],
      [foreign, ...own],
      [...own, 999_999],
    ]) {
      expect(await mine.post('/api/cert/remove', { ids })).toMatchObject(refusal(404, 'not_found'));
    }
    const verified = (await record(officer, 'add-auth', { ...(await completeForm(mine)), email: mine.email })).id;
    expect(await mine.post('/api/cert/remove', { ids: [...own, verified] })).toMatchObject({
      ...refusal(409, 'certificate_verified'),
      message: inEnglish('certificate_verified'),
    });
    const both = await officer.post('/api/cert/reject', { ids: [...own, verified, 999_999], reject_reason: 'x' });
    expect(both).toMatchObject(refusal(409, 'certificate_verified'));
    expect(both.data).toMatchObject({
      errors: {
        [verified]: inEnglish('certificate_verified'),
        999999: inEnglish('not_found', { what: 'Certificate' }),
      },
    });
    expect(await officer.post('/api/cert/reject', { ids: [...own, 999_999], reject_reason: 'x' })).toMatchObject(
      refusal(404, 'not_found'),
    );
    for (const id of own) expect(await detail(mine, id)).toMatchObject({ version: 1, cert_status: 'Unverified' });
    expect(await officer.post('/api/cert/reject', { ids: own, reject_reason: 'Both' })).toMatchObject(
      success('Reject Success!'),
    );
    for (const id of own) expect(await detail(mine, id)).toMatchObject({ version: 2, reject_reason: 'Both' });
    expect(await mine.post('/api/cert/remove', { ids: own })).toMatchObject(success('Delete Success!'));
    for (const id of own) expect(await detail(mine, id)).toMatchObject({ reason: 'not_found' });
  });
});

describe('the list', () => {
  const NAMES = ['Wang Xiaoming 王小明', 'Ahmad bin Abdullah', '李小龍', 'José Ñúñez', 'Ahmad Zaki', "O'Brien-Smith"];
  let student: Student;
  let ids: number[];

  beforeAll(async () => {
    student = await registerStudent(server);
    ids = [];
    for (const name of NAMES) ids.push((await record(student, 'add', { name })).id);
    await rejectRecord(officer, ids[1] ?? 0);
  });

  const listed = async (client: PortalClient, query: Record<string, string | number> = {}) => {
    const answer = await client.get<List>('/api/cert/list', query);
    expect(answer).toMatchObject(success('success'));
    return { ids: answer.data.cert_list.map(({ id }) => id), count: answer.data.count };
  };

  it('shows a student the own records only, newest first, and staff all of them', async () => {
    expect(await listed(student)).toEqual({ ids: [...ids].reverse(), count: NAMES.length });
    const all = await listed(officer, { page_size: 100 });
    expect(all.ids).toEqual([...all.ids].sort((one, next) => next - one));
    expect(all.count).toBe(all.ids.length);
    expect(all.ids).toEqual(expect.arrayContaining([...ids, ...(await listed(other)).ids]));
    expect((await listed(student, { name: 'y', user_id: 1 })).count).toBe(0);
  });

  it('comes in pages, in both dialects', async () => {
    const newest = [...ids].reverse();
    const count = NAMES.length;
    expect(await listed(student, { page_size: 4, page_index: 1 })).toEqual({ ids: newest.slice(0, 4), count });
    expect(await listed(student, { page_size: 4, page_index: 2 })).toEqual({ ids: newest.slice(4), count });
    expect(await listed(student, { page_size: 4, page_index: 3 })).toEqual({ ids: [], count });
    expect(await listed(student, { page_size: 4, page_index: 1000 })).toEqual({ ids: [], count });
    expect(await listed(student, { pageSize: 2, currentPage: 2 })).toEqual({ ids: newest.slice(2, 4), count });
    expect(await student.get('/api/cert/list', { page_index: 1001 })).toMatchObject({
      ...refusal(400, 'page_too_large'),
      message: inEnglish('page_max', { max: 1000 }),
    });
    for (const query of [
      'page_index=0',
      'page_size=0',
      'page_size=101',
      'page_index=x',
      'page_size=1.5',
      'page_index=-1',
    ]) {
      const answer = await student.raw(`/api/cert/list?${query}`);
      const { data } = (await answer.json()) as { data: { errors: object } };
      expect([answer.status, Object.keys(data.errors)]).toEqual([400, [query.split('=')[0]]]);
    }
    for (const query of [
      'page_index=1&page_index=2',
      'name=a&name=b',
      'name[x]=1',
      'page_size[]=3',
      'cert_status=No',
    ]) {
      const { status } = await student.raw(`/api/cert/list?${query}`);
      expect([query, status < 500]).toEqual([query, true]);
    }
  });

  it.each<[string, number[]]>([
    ['王', [0]],
    ['小明', [0]],
    ['明', [0]],
    ['王明', []],
    ['小', [2, 0]],
    ['ahm', [4, 1]],
    ['AHMAD b', [1]],
    ['abd ahm', [1]],
    ['hmad', []],
    ['XIAO 小明', [0]],
    ['josé', [3]],
    ['ñú', [3]],
    ['smith', [5]],
    ["o'b", [5]],
    ['%', []],
    ['_', []],
  ])('finds by "%s"', async (name, places) => {
    const expected = places.map((place) => ids[place]);
    expect(await listed(student, { name })).toEqual({ ids: expected, count: expected.length });
    const byStaff = await listed(officer, { name, page_size: 100 });
    expect(byStaff.ids.filter((id) => ids.includes(id))).toEqual(expected);
  });

  it('finds by status, alone and with a name, and follows changes', async () => {
    expect(await listed(student, { cert_status: 'Rejected' })).toEqual({ ids: [ids[1]], count: 1 });
    expect(await listed(student, { cert_status: 'Rejected', name: 'Ahmad' })).toEqual({ ids: [ids[1]], count: 1 });
    expect(await listed(student, { cert_status: 'Verified' })).toEqual({ ids: [], count: 0 });
    expect(await listed(student, { cert_status: 'Unverified', name: ' ' })).toMatchObject({ count: NAMES.length - 1 });
    expect((await student.get('/api/cert/list', { cert_status: 'Done' })).status).toBe(400);
    await record(student, 'update', { id: ids[4], name: 'Fatimah' });
    expect(await listed(student, { name: 'Zaki' })).toEqual({ ids: [], count: 0 });
    expect(await listed(student, { name: 'fatimah' })).toEqual({ ids: [ids[4]], count: 1 });
    const before = await listed(officer, { cert_status: 'Unverified' });
    await student.post('/api/cert/remove', { ids: [ids[5]] });
    expect((await listed(officer, { cert_status: 'Unverified' })).count).toBe(before.count - 1);
    expect(await listed(student, { name: 'smith' })).toEqual({ ids: [], count: 0 });
  });

  it('leaves the documents out', async () => {
    const { data } = await student.get<List>('/api/cert/list', { page_size: 1 });
    const fields = Object.keys(data.cert_list[0] ?? {});
    expect(fields).toEqual(
      expect.arrayContaining(['id', 'verifi_no', 'cert_status', 'forms', 'level', 'allowed_actions']),
    );
    expect(fields.filter((field) => /photos|remark/.test(field))).toEqual([]);
  });
});
