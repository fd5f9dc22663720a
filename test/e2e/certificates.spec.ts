import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, record, refusal, rejectRecord, staffWith, success } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { sqliteOf } from '../support/tables.js';

let server: RunningServer;
let officer: PortalClient;
let reader: PortalClient;
let newsStaff: PortalClient;
let student: PortalClient & { email: string };
let form: Awaited<ReturnType<typeof completeForm>>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  reader = await staffWith(server, sqliteOf(server), ['certificates.read']);
  newsStaff = await staffWith(server, sqliteOf(server), ['news.manage']);
  student = await registerStudent(server);
  form = await completeForm(student);
}, 60_000);

afterAll(() => server.dispose());

const inStatus: Record<string, () => Promise<PortalCertificate>> = {
  Unverified: () => record(student, 'add', form),
  Verifying: () => record(student, 'add-apply', form),
  Rejected: async () => {
    const { id } = await record(student, 'add-apply', form);
    await rejectRecord(officer, id);
    return detail(student, id);
  },
  Verified: async () => {
    const { id } = await record(student, 'add-apply', form);
    return record(officer, 'update-auth', { id });
  },
};

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
      message: 'Certificate not found!',
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
    const { id } = (await inStatus.Verifying?.()) ?? { id: 0 };
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

describe('the state machine', () => {
  it('takes an application back when its student saves it, and leaves it when a reviewer does', async () => {
    const { id } = await record(student, 'add-apply', form);
    const corrected = await record(officer, 'update', { id, version: 1, major: 'Mathematics' });
    expect(corrected).toMatchObject({ cert_status: 'Verifying', major: 'Mathematics', version: 2 });
    expect(await record(student, 'update', { id, version: 2 })).toMatchObject({
      cert_status: 'Unverified',
      version: 3,
    });
  });

  it('keeps a rejection and its reason until the student applies again', async () => {
    const { id } = await record(student, 'add-apply', form);
    await rejectRecord(officer, id, '  Line one \r\n  第二行  ');
    for (const who of [student, officer]) {
      expect(await record(who, 'update', { id, note: 'seen' })).toMatchObject({
        cert_status: 'Rejected',
        reject_reason: 'Line one\n第二行',
      });
    }
    await rejectRecord(officer, id, 'Another reason');
    expect(await detail(student, id)).toMatchObject({ cert_status: 'Rejected', reject_reason: 'Another reason' });
    expect(await record(student, 'update-apply', { id })).toMatchObject({
      cert_status: 'Verifying',
      reject_reason: null,
    });
  });

  it('lets a reviewer approve a record in any status but Verified', async () => {
    for (const status of ['Unverified', 'Verifying', 'Rejected']) {
      const made = await inStatus[status]?.();
      expect(made?.cert_status).toBe(status);
      const approved = await record(officer, 'update-auth', { id: made?.id, version: made?.version });
      expect(approved).toMatchObject({ cert_status: 'Verified', reject_reason: null });
    }
  });

  const actions: Record<string, Record<string, string[]>> = {
    student: {
      Unverified: ['save', 'apply', 'remove'],
      Verifying: ['save', 'apply', 'remove'],
      Rejected: ['save', 'apply', 'remove'],
      Verified: ['download'],
    },
    officer: {
      Unverified: ['save', 'authenticate', 'reject', 'remove'],
      Verifying: ['save', 'authenticate', 'reject', 'remove'],
      Rejected: ['save', 'authenticate', 'reject', 'remove'],
      Verified: ['download'],
    },
    reader: { Unverified: [], Verifying: [], Rejected: [], Verified: ['download'] },
  };

  it.each(Object.keys(inStatus))('offers for %s what each role may do', async (status) => {
    const made = await inStatus[status]?.();
    const clients = { student, officer, reader };
    for (const [role, client] of Object.entries(clients)) {
      const seen = await detail(client, made?.id ?? 0);
      expect([role, status, seen.allowed_actions]).toEqual([role, seen.cert_status, actions[role]?.[status]]);
      const list = await client.get<{ cert_list: PortalCertificate[] }>('/api/cert/list', { page_size: 1 });
      expect(list.data.cert_list[0]).toMatchObject({ id: made?.id, allowed_actions: actions[role]?.[status] });
    }
  });

  it('judges permission before state and before the form', async () => {
    for (const status of Object.keys(inStatus)) {
      const { id = 0 } = (await inStatus[status]?.()) ?? {};
      const before = await detail(officer, id);
      const refused = [
        student.post('/api/cert/reject', { ids: [id] }),
        student.post('/api/cert/update-auth', { id, name: 5 }),
        officer.post('/api/cert/update-apply', { id, version: 77 }),
        reader.post('/api/cert/update', { id }),
        reader.post('/api/cert/update-auth', { id }),
        reader.post('/api/cert/reject', { ids: [id], reject_reason: 'x' }),
        reader.post('/api/cert/remove', { ids: [id] }),
      ];
      for (const answer of await Promise.all(refused)) expect(answer).toMatchObject(refusal(403, 'forbidden'));
      expect(await detail(officer, id)).toEqual(before);
    }
    expect(await student.post('/api/cert/add-auth', form)).toMatchObject(refusal(403, 'forbidden'));
    expect(await officer.post('/api/cert/add-apply', form)).toMatchObject(refusal(403, 'forbidden'));
    expect(await reader.post('/api/cert/add', {})).toMatchObject(refusal(403, 'forbidden'));
    expect(await newsStaff.get('/api/cert/list')).toMatchObject(refusal(403, 'forbidden'));
  });

  it('asks a rejection for a reason of 1 to 2000 characters', async () => {
    const { id } = await record(student, 'add-apply', form);
    for (const reject_reason of [
      undefined,
      null,
      '',
      ' \n ',
      '\u200b',
      'x'.repeat(2001),
      5,
      ['x'],
      { a: 1 },
      'a\u0000',
    ]) {
      const answer = await officer.post<{ errors: object }>('/api/cert/reject', { ids: [id], reject_reason });
      expect([reject_reason, answer.status, Object.keys(answer.data.errors)]).toEqual([
        reject_reason,
        400,
        ['reject_reason'],
      ]);
    }
    expect(await detail(student, id)).toMatchObject({ cert_status: 'Verifying', version: 1 });
    await rejectRecord(officer, id, '王'.repeat(2000));
    expect((await detail(student, id)).reject_reason).toHaveLength(2000);
  });

  it('answers an older version with 409, and a missing one by the current state', async () => {
    const { id } = await record(student, 'add-apply', form);
    await record(student, 'update-apply', { id, version: 1, major: 'New' });
    const stale = { ...refusal(409, 'stale_version') };
    for (const version of [1, 3, 0, -1]) {
      expect(await student.post('/api/cert/update', { id, version })).toMatchObject(stale);
      expect(await student.post('/api/cert/update-apply', { id, version })).toMatchObject(stale);
      expect(await student.post('/api/cert/remove', { ids: [id], version })).toMatchObject(stale);
      expect(await officer.post('/api/cert/update-auth', { id, version })).toMatchObject(stale);
      expect(await officer.post('/api/cert/reject', { ids: [id], version, reject_reason: 'x' })).toMatchObject(stale);
    }
    expect(await detail(student, id)).toMatchObject({ version: 2, major: 'New', cert_status: 'Verifying' });
    expect(await record(officer, 'update-auth', { id })).toMatchObject({ version: 3, cert_status: 'Verified' });
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
