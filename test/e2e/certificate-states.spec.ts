import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, record, refusal, rejectRecord, staffWith } from '../support/records.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let officer: PortalClient;
let reader: PortalClient;
let newsStaff: PortalClient;
let student: PortalClient & { email: string };
let form: Awaited<ReturnType<typeof completeForm>>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  reader = await staffWith(server, ['certificates.read']);
  newsStaff = await staffWith(server, ['news.manage']);
  student = await registerStudent(server);
  form = await completeForm(student);
});

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
