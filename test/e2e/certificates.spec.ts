import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, record, refusal, staffWith, success } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';

let server: RunningServer;
let officer: PortalClient;
let reader: PortalClient;
let student: PortalClient & { email: string };
let form: Awaited<ReturnType<typeof completeForm>>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  reader = await staffWith(server, ['certificates.read']);
  student = await registerStudent(server);
  form = await completeForm(student);
});

afterAll(() => server.dispose());

describe('each call', () => {
  it('answers in the envelope, with its own message', async () => {
    const added = await student.post<PortalCertificate>('/api/cert/add', { major: 'Physics' });
    expect(added).toMatchObject(success('Save Success!'));
    const { id } = added.data;
    expect(await student.post('/api/cert/update', { id, version: 1 })).toMatchObject(success('Save Success!'));
    expect(await student.post('/api/cert/update-apply', { id, version: 2, ...form })).toMatchObject({
      ...success('Apply Success!'),
      data: { id, version: 3, cert_status: 'Verifying' },
    });
    expect(await officer.post('/api/cert/reject', { ids: [id], version: 3, reject_reason: 'Why' })).toMatchObject({
      ...success('Reject Success!'),
      data: null,
    });
    expect(await officer.post('/api/cert/update-auth', { id, version: 4 })).toMatchObject({
      ...success('Authenticate Success!'),
      data: { id, version: 5, cert_status: 'Verified', reject_reason: null },
    });
    const applied = await student.post<PortalCertificate>('/api/cert/add-apply', form);
    expect(applied).toMatchObject({ ...success('Apply Success!'), data: { cert_status: 'Verifying', version: 1 } });
    const made = await officer.post('/api/cert/add-auth', { ...form, email: student.email });
    expect(made).toMatchObject({ ...success('Authenticate Success!'), data: { cert_status: 'Verified', version: 1 } });
    expect(await student.get('/api/cert/detail', { id })).toMatchObject({ ...success('success'), data: { id } });
    expect(await student.get('/api/cert/list')).toMatchObject({ ...success('success'), data: { count: 3 } });
    expect(await student.post('/api/cert/remove', { ids: [applied.data.id], version: 1 })).toMatchObject({
      ...success('Delete Success!'),
      data: null,
    });
    expect(await student.get('/api/cert/detail', { id: applied.data.id })).toMatchObject({
      ...refusal(404, 'not_found'),
      message: inEnglish('not_found', { what: 'Certificate' }),
    });
    const raw = await student.raw(`/api/cert/detail?id=${id}`);
    expect(raw.headers.get('content-type')).toMatch(/^application\/json/);
    expect(Object.keys((await raw.json()) as object)).toEqual(['code', 'message', 'errMsg', 'data']);
  });

  it('gives the whole record back, and the same afterwards', async () => {
    const saved = await record(student, 'add-apply', form);
    expect(saved).toMatchObject({ ...form, email: student.email, type: 'verification', cert_status: 'Verifying' });
    for (const who of [student, officer, reader]) {
      const { allowed_actions: _mine, ...seen } = await detail(who, saved.id);
      const { allowed_actions: _theirs, ...expected } = saved;
      expect(seen).toEqual(expected);
    }
    expect(Date.parse(String(saved.applied_at))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('takes back from a form exactly what it gave', async () => {
    const saved = await record(student, 'add', form);
    const again = await record(student, 'update', saved);
    expect(again).toEqual({ ...saved, version: 2, updated_at: again.updated_at });
  });

  it('empties what is empty and keeps what is left out', async () => {
    const { id } = await record(student, 'add', form);
    const emptied = await record(student, 'update', {
      id,
      major: '',
      birth: null,
      payment_photos: [],
      cert_remark: ' ',
    });
    expect(emptied).toMatchObject({
      ...form,
      major: null,
      birth: null,
      payment_photos: [],
      cert_remark: null,
    });
  });

  it('hands the report out when it is ready, and says so before', async () => {
    const { id } = await record(student, 'add-apply', form);
    for (const who of [student, officer]) {
      expect(await who.post('/api/cert/download', { id })).toMatchObject(refusal(409, 'report_not_ready'));
      expect((await who.raw(`/api/cert/pdf?id=${id}`)).status).toBe(409);
    }
    const { verifi_no } = await record(officer, 'update-auth', { id });
    await waitFor('the report', async () => (await student.post('/api/cert/download', { id })).status === 200);
    const pdf = await reader.raw(`/api/cert/pdf?id=${id}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(`${verifi_no}.pdf`);
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    expect(await student.post('/api/cert/download', { id })).toMatchObject({
      ...success('success'),
      data: {
        file_name: `${verifi_no}.pdf`,
        file_url: expect.stringMatching(/^\/api\/report\/\d+\/pdf\?exp=\d+&sig=/),
      },
    });
  });
});

describe('nobody signed in', () => {
  it('is told so on each call, with the code that clears the session', async () => {
    const gets = ['list', 'detail?id=1', 'pdf?id=1'];
    const posts = [
      'add',
      'add-apply',
      'add-auth',
      'update',
      'update-apply',
      'update-auth',
      'reject',
      'remove',
      'download',
    ];
    const nobody = [new PortalClient(server.url), new PortalClient(server.url, 'nonsense')];
    for (const anyone of nobody) {
      const answers = [
        ...gets.map((call) => anyone.get(`/api/cert/${call}`)),
        ...posts.map((call) => anyone.post(`/api/cert/${call}`, { id: 1, ids: [1] })),
      ];
      for (const answer of await Promise.all(answers)) {
        expect(answer).toMatchObject({ status: 401, code: 500, data: { reason: 'no_session' } });
      }
    }
  });
});
