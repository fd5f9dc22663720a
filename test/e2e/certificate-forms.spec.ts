import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { detail, fieldErrors, record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

type Student = PortalClient & { email: string };

let server: RunningServer;
let officer: PortalClient;
let student: Student;
let form: Awaited<ReturnType<typeof completeForm>>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  form = await completeForm(student);
});

afterAll(() => server.dispose());

const GROUPS = ['passport_photos', 'cert_photos', 'transcript_photos', 'ministry_photos', 'payment_photos'];
const REQUIRED = [
  ...['name', 'gender', 'email', 'passport', 'avatar', 'nationality', 'university', 'major'],
  ...['ministry_stamping_time', 'awarding_time', ...GROUPS],
];
const long = (characters: number) => 'x'.repeat(characters);
const MALFORMED = {
  type: 'both',
  name: 5,
  gender: 'male',
  email: 'nobody',
  birth: '2001-02-30',
  nationality: long(81),
  passport: 'E123<script>',
  avatar: 'https://evil.example/photo.jpg',
  university: long(201),
  major: { length: 3 },
  forms: 'Half Time',
  level: ['Master'],
  academy_status: long(101),
  barcode: true,
  cert_no: 'A\u0000B',
  principal_name: long(121),
  note: long(1001),
  start_time: 'soon',
  end_time: '2023-13-01',
  ministry_stamping_time: '9999-12-31',
  awarding_time: 20231015,
  passport_photos: 'all of them',
  cert_photos: [{}],
  transcript_photos: ['file:///etc/passwd'],
  ministry_photos: [null],
  payment_photos: { 0: 'x' },
  passport_remark: long(1001),
  cert_remark: 7,
  transcript_remark: '\ud800',
  ministry_remark: '\u202eevil',
  payment_remark: [],
};

async function unchanged(id: number, work: () => Promise<unknown>): Promise<void> {
  const count = async () => (await student.get<{ count: number }>('/api/cert/list')).data.count;
  const before = [await count(), await detail(student, id)];
  await work();
  expect([await count(), await detail(student, id)]).toEqual(before);
}

describe('a refused form', () => {
  let kept: PortalCertificate;

  beforeAll(async () => {
    kept = await record(student, 'add-apply', form);
  });

  it('names every missing field at once, by the names of the specification', async () => {
    await unchanged(kept.id, async () => {
      // The email is the account's.
      const ofStudent = REQUIRED.filter((field) => field !== 'email');
      const missing = fieldErrors(await student.post('/api/cert/add-apply', {}), 'missing_fields');
      expect(Object.keys(missing).sort()).toEqual([...ofStudent].sort());
      expect(new Set(Object.values(missing)).size).toBeGreaterThan(ofStudent.length - GROUPS.length);
      const byStaff = fieldErrors(await officer.post('/api/cert/add-auth', {}), 'missing_fields');
      expect(Object.keys(byStaff).sort()).toEqual([...REQUIRED].sort());
      const empty = Object.fromEntries(REQUIRED.map((field) => [field, GROUPS.includes(field) ? [] : ' ']));
      const emptied = await student.post('/api/cert/update-apply', { id: kept.id, version: 1, ...empty });
      expect(Object.keys(fieldErrors(emptied, 'missing_fields')).sort()).toEqual([...ofStudent].sort());
      const approved = await officer.post('/api/cert/update-auth', { id: kept.id, version: 1, ...empty });
      expect(Object.keys(fieldErrors(approved, 'missing_fields')).sort()).toEqual([...REQUIRED].sort());
    });
  });

  it('names every malformed field at once, in drafts too', async () => {
    await unchanged(kept.id, async () => {
      const calls = [
        student.post('/api/cert/add', MALFORMED),
        student.post('/api/cert/add-apply', { ...form, ...MALFORMED }),
        officer.post('/api/cert/add', MALFORMED),
        officer.post('/api/cert/add-auth', MALFORMED),
        student.post('/api/cert/update', { id: kept.id, version: 1, ...MALFORMED }),
        student.post('/api/cert/update-apply', { id: kept.id, version: 1, ...MALFORMED }),
        officer.post('/api/cert/update', { id: kept.id, version: 1, ...MALFORMED }),
        officer.post('/api/cert/update-auth', { id: kept.id, version: 1, ...MALFORMED }),
      ];
      for (const answer of await Promise.all(calls)) {
        expect(Object.keys(fieldErrors(answer, 'invalid_input')).sort()).toEqual(Object.keys(MALFORMED).sort());
      }
    });
  });

  it('names the missing along with the malformed, and stores neither the good nor the bad', async () => {
    await unchanged(kept.id, async () => {
      const answer = await student.post('/api/cert/add-apply', { name: 'Good', birth: 'bad' });
      const missing = REQUIRED.filter((field) => field !== 'email' && field !== 'name');
      expect(Object.keys(fieldErrors(answer, 'invalid_input')).sort()).toEqual([...missing, 'birth'].sort());
      const mixed = await student.post('/api/cert/update', { id: kept.id, name: 'Good', major: 'Good', birth: 'bad' });
      expect(Object.keys(fieldErrors(mixed, 'invalid_input'))).toEqual(['birth']);
    });
  });

  it('is refused for days that cannot be', async () => {
    const dates = {
      start_time: '2023-09-01',
      end_time: '2021-08-31',
      birth: '2999-01-01',
      awarding_time: '2999-01-01',
    };
    const errors = fieldErrors(await student.post('/api/cert/add', dates), 'invalid_input');
    expect(Object.keys(errors).sort()).toEqual(['awarding_time', 'birth', 'end_time']);
  });

  it('is a 4xx for whatever is no form', async () => {
    await unchanged(kept.id, async () => {
      const send = (body: string, type = 'application/json') =>
        student.raw('/api/cert/update', { method: 'POST', headers: { 'content-type': type }, body });
      const bodies = ['{', '"text"', '5', '[]', 'null', '{"id":1e999}', `{"id":${kept.id},"version":{}}`];
      const ids = ['"1"', '-1', '0', '1.5', '[1]', '{}', 'null', 'true', '99999999999999999999', '2147483648'];
      for (const body of [...bodies, ...ids.map((id) => `{"id":${id}}`)]) {
        const answer = await send(body);
        expect([body, answer.status]).toEqual([body, 400]);
      }
      for (const body of ['{"__proto__":{"id":1}}', `{"id":${kept.id},"__proto__":{"a":1}}`]) {
        expect((await send(body)).status).toBe(400);
      }
      expect((await send('id=1', 'application/x-www-form-urlencoded')).status).toBe(415);
      expect((await send('id=1', 'text/plain')).status).toBe(415);
      expect((await send(JSON.stringify({ id: kept.id, note: long(1_100_000) }))).status).toBe(413);
      for (const ids of [undefined, [], 'all', {}, [1.5], ['1'], [0], [kept.id, kept.id], Array(101).fill(1)]) {
        expect((await student.post('/api/cert/remove', { ids })).status).toBe(400);
        expect((await officer.post('/api/cert/reject', { ids, reject_reason: 'x' })).status).toBe(400);
      }
    });
  });
});

describe('what a form cannot set', () => {
  const FORGED = {
    role: 0,
    roleId: 0,
    cert_status: 'Verified',
    status: 'Verified',
    verifi_no: 'MYV-00000-00000-00000',
    reject_reason: 'forged',
    user_id: 1,
    ownerId: 1,
    allowed_actions: ['authenticate'],
    applied_at: '2001-01-01T00:00:00.000Z',
    decided_at: '2001-01-01T00:00:00.000Z',
    created_at: '2001-01-01T00:00:00.000Z',
    unknown: 'x',
  };

  it('is everything but its own fields', async () => {
    const plain = await record(student, 'add', { major: 'Law' });
    const forged = await record(student, 'add', { ...FORGED, id: 4711, version: 77, major: 'Law' });
    const { id, created_at, updated_at } = forged;
    expect(forged).toEqual({ ...plain, id, created_at, updated_at });
    expect([id === 4711, Date.parse(String(created_at)) > Date.now() - 60_000]).toEqual([false, true]);
    const saved = await record(student, 'update', { ...FORGED, id: plain.id, version: 1 });
    expect(saved).toEqual({ ...plain, version: 2, updated_at: saved.updated_at });
    const byStaff = await record(officer, 'update', { ...FORGED, id: plain.id });
    expect(byStaff).toMatchObject({ cert_status: 'Unverified', user_id: plain.user_id, verifi_no: null });
    const approved = await record(officer, 'update-auth', { ...form, ...FORGED, id: plain.id });
    expect(approved.verifi_no).not.toBe(FORGED.verifi_no);
    expect(approved).toMatchObject({ user_id: plain.user_id, reject_reason: null });
  });

  it('is, for a student, the email', async () => {
    for (const call of ['add', 'add-apply']) {
      const errors = fieldErrors(
        await student.post(`/api/cert/${call}`, { ...form, email: 'other@example.com' }),
        'invalid_input',
      );
      expect(Object.keys(errors)).toEqual(['email']);
    }
    const { id } = await record(student, 'add', { email: ` ${student.email.toUpperCase()} ` });
    expect((await detail(student, id)).email).toBe(student.email);
    for (const call of ['update', 'update-apply']) {
      const answer = await student.post(`/api/cert/${call}`, { ...form, id, email: 'other@example.com' });
      expect(Object.keys(fieldErrors(answer, 'invalid_input'))).toEqual(['email']);
    }
    expect((await record(student, 'update', { id, email: null })).email).toBe(student.email);
  });
});
