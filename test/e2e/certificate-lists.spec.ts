import { completeForm, registerStudent } from '../support/applicant.js';
import { by, camelCase, page, type Row, verb } from '../support/certificate-resource.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resourceClient } from '../support/resource-client.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let officer: PortalClient;
let student: PortalClient & { email: string };
let made: Row[];

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  const own = resourceClient(student);
  const complete = camelCase(await completeForm(student));
  made = [];
  for (const [name, university, major] of [
    ['Chen Wei', 'Universiti Malaya', 'A'],
    ['abdul Chen', 'UKM', 'B'],
    ['Bala', 'universiti sains', 'C'],
  ] as const) {
    made.push(
      (await own.create('certificates', { data: { ...complete, name, university, major, certNo: `UM/2023/${major}` } }))
        .data as Row,
    );
  }
  await verb(student, `/${made[0]?.id}/apply`, { version: 1 });
  await verb(student, `/${made[2]?.id}/apply`, { version: 1 });
  // Somebody else's.
  await resourceClient(await registerStudent(server)).create('certificates', { data: { major: 'D' } });
});

afterAll(() => server.dispose());

describe('lists of certificates', () => {
  const majors = async (filter: object, sort = by('id')) => {
    const { data, total } = await resourceClient(student).getList('certificates', { pagination: page(), sort, filter });
    expect(total).toBe(data.length);
    return data.map((row) => row.major).join('');
  };

  it('are sorted and narrowed', async () => {
    expect(await majors({})).toBe('ABC');
    expect(await majors({}, by('id', 'DESC'))).toBe('CBA');
    expect(await majors({}, by('name'))).toBe('BCA');
    expect(await majors({}, by('university'))).toBe('BAC');
    expect(await majors({}, by('status'))).toBe('BAC');
    expect(await majors({}, by('appliedAt'))).toBe('BAC');
    expect(await majors({}, by('updatedAt', 'DESC'))).toBe('CAB');
    expect(await majors({ name: 'CHEN' })).toBe('AB');
    expect(await majors({ status: 'Verifying' })).toBe('AC');
    expect(await majors({ university: 'UNIVERSITI' })).toBe('AC');
    expect(await majors({ university: 'Universiti Malaya' })).toBe('A');
    expect(await majors({ type: 'stamping' })).toBe('');
    expect(await majors({ passport: String(made[0]?.passport).toLowerCase().split('').join(' ') })).toBe('ABC');
    expect(await majors({ passport: 'E1' })).toBe('');
    expect(await majors({ certNo: 'um 2023 b' })).toBe('B');
    expect(await majors({ email: ` ${student.email.toUpperCase()}` })).toBe('ABC');
    expect(await majors({ email: 'nobody@example.com', status: 'Verifying' })).toBe('');
    expect(await majors({ appliedSince: '2020-01-01', appliedUntil: '2020-12-31' })).toBe('');
    expect(await majors({ appliedSince: new Date(Date.now() - 3_600_000).toISOString() })).toBe('AC');
    expect(await majors({ id: [made[1]?.id, made[2]?.id] }, by('name'))).toBe('BC');
  });

  it('show students their own records, and staff all', async () => {
    expect(await majors({ ownerId: 1 })).toBe('');
    const ownerId = (await resourceClient(student).getOne('certificates', { id: made[0]?.id ?? 0 })).data.ownerId;
    for (const client of [
      officer,
      await staffWith(server, ['certificates.read']),
      await staffWith(server, ['certificates.review']),
    ]) {
      const found = await resourceClient(client).getList('certificates', {
        pagination: page(2),
        sort: by('name'),
        filter: { ownerId },
      });
      expect([found.total, found.data.map((row) => row.major)]).toEqual([3, ['B', 'C']]);
      const all = await resourceClient(client).getList('certificates', {
        pagination: page(),
        sort: by('id'),
        filter: {},
      });
      expect(all.total).toBe(4);
      expect(all.data).toHaveLength(all.total ?? 0);
    }
    const other = await staffWith(server, ['news.manage']);
    expect((await other.raw('/api/v1/certificates')).status).toBe(403);
    expect((await new PortalClient(server.url).raw('/api/v1/certificates')).status).toBe(401);
  });

  it('come newest first unless asked otherwise, with whole records', async () => {
    const answer = await student.raw('/api/v1/certificates');
    expect(answer.headers.get('content-range')).toBe('certificates 0-2/3');
    const rows = (await answer.json()) as Row[];
    const { levels, checks, rejections, confirmations, enquiries, ...one } = (
      await resourceClient(student).getOne('certificates', { id: rows[0]?.id ?? 0 })
    ).data;
    const lists = [checks, rejections, confirmations, enquiries];
    expect([Object.keys(levels).length > 0, ...lists]).toEqual([true, [], [], [], []]);
    expect({ ...rows[0], separateVerification: null }).toEqual(one);
    expect(rows.map((row) => row.major)).toEqual(['C', 'B', 'A']);
  });

  it('refuse orders, filters and ranges that there are not', async () => {
    for (const query of [
      'sort=["major","ASC"]',
      'sort=["name","UP"]',
      'sort=x',
      'range=[0,1000]',
      'range=[5,1]',
      'filter={"major":"x"}',
      'filter={"status":"Gone"}',
      'filter={"appliedSince":"yesterday"}',
      'filter={"appliedSince":"2024-13-01"}',
      'filter={"ownerId":"me"}',
      'filter={"name":["x"]}',
      'filter={"passport":7}',
      `filter={"passport":"${'1'.repeat(41)}"}`,
      'filter=[]',
      'filter={"__proto__":1}',
    ]) {
      const answer = await officer.raw(`/api/v1/certificates?${query.replaceAll('"', '%22')}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(await answer.json()).toMatchObject({ reason: 'invalid_input', errors: expect.any(Object) });
    }
  });
});
