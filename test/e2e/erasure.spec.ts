// On the stack: a worker takes the files out of S3.
import { createHash } from 'node:crypto';
import type { PortalCertificate } from '../support/applicant.js';
import { FORM_TEXTS, HOLDER } from '../support/applicant.js';
import { freshCode } from '../support/codes.js';
import { paddedPdf } from '../support/padded.js';
import {
  call,
  type Erasure,
  erase,
  reportNumber,
  type Student,
  storedFiles,
  studentWithHistory,
  tablesWith,
  takeExport,
} from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';

let server: RunningServer;
let officer: PortalClient;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

const lookUp = () => anyone.get<{ reports: { number: string }[] }>('/api/studentinfo/search', HOLDER);
const check = async (number: string) => call(anyone, 'GET', `/api/v1/reports/check/${number}`);
const login = (email: string, password: string) => anyone.post('/api/user/login', { email, password });

describe('erasing an account', () => {
  let student: Student;
  let verified: PortalCertificate;
  let draft: PortalCertificate;
  let number: string;
  let pdf: Buffer;
  let checkedBefore: unknown;
  let erasure: Erasure;
  let userId: number;
  let mailsBefore: number;

  beforeAll(async () => {
    ({ student, verified, draft } = await studentWithHistory(server, officer, 'leaving@example.com'));
    number = reportNumber(verified);
    userId = (await student.get<{ id: number }>('/api/user/info')).data.id;
    await student.post('/api/user/update', { name: HOLDER.name, passport: 'E12345678', birth: HOLDER.birth });
    await student.upload('passport', 'never used.pdf', paddedPdf(3000));
    await call(student, 'POST', '/api/v1/me/consents', { notice: 'terms', version: '2023-09-10', language: 'en' });
    await student.raw('/api/user/update', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'kept-answer' },
      body: JSON.stringify({ nationality: 'China' }),
    });
    pdf = Buffer.from(await (await student.raw(`/api/cert/pdf?id=${verified.id}`)).arrayBuffer());
    checkedBefore = (await check(number)).body;
    expect((await lookUp()).data.reports.map((one) => one.number)).toEqual([number]);
    await anyone.post('/api/user/send-email-code', { email: student.email, purpose: 'reset' });
    await waitFor('the mails', async () => openJobs() === 0);
    orderMails();
    mailsBefore = (await server.mails()).length;
    const answer = await erase(student, { password: student.password });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^myverify_session=;/);
    erasure = answer.body;
  });

  const openJobs = () =>
    inData(server, (data) => data.prepare("SELECT COUNT(*) AS n FROM jobs WHERE state = 'open'").get() as { n: number })
      .n;

  /** Mails that are on their way when the account is erased: due in an hour. */
  function orderMails(): void {
    const later = Date.now() + 3_600_000;
    inData(server, (data) => {
      const code = data.prepare('SELECT MAX(id) AS id FROM verification_codes WHERE email = ?').get(student.email) as {
        id: number;
      };
      const order = data.prepare(
        `INSERT INTO jobs (name, queue, payload, state, attempts, due_at, created_at) VALUES (?, 'mail', ?, 'open', 0, ?, ?)`,
      );
      const add = (name: string, payload: object) => order.run(name, JSON.stringify(payload), later, later);
      add('mail.password-changed', { userId });
      add('mail.code', { codeId: code.id });
      add('mail.certificate', { certificateId: draft.id, event: 'applied' });
      add('mail.certificate', { certificateId: verified.id, event: 'verified' });
    });
  }

  it('answers exactly what is kept, why and until when', () => {
    expect(erasure.removedRecords).toBe(3);
    expect(erasure.kept.map(({ what, reportNumber: of }) => [what, of])).toEqual([
      ['report', number],
      ['receipts', number],
      ['consents', null],
      ['account-number', null],
      ['audit-trail', null],
    ]);
    const until = new Date(Date.parse(erasure.erasedAt) + 2557 * 24 * 3_600_000).toISOString();
    for (const kept of erasure.kept) {
      expect(kept.until).toBe(until);
      expect(kept.description.length).toBeGreaterThan(30);
      expect(kept.reason.length).toBeGreaterThan(30);
    }
  });

  it('ends the sessions and lets nobody in again', async () => {
    expect((await student.get('/api/user/info')).status).toBe(401);
    expect((await erase(student, { password: student.password })).status).toBe(401);
    const gone = await login(student.email, student.password);
    const never = await login('never.was@example.com', student.password);
    expect([gone.status, gone.message]).toEqual([401, inEnglish('wrong_credentials')]);
    expect({ ...gone, headers: null, data: null }).toEqual({ ...never, headers: null, data: null });
  });

  it('lets the report be checked by its number as before, and found by nobody', async () => {
    expect(await check(number)).toMatchObject({ status: 200, body: checkedBefore });
    expect((await check(number)).body).toMatchObject({
      result: 'valid',
      sha256: createHash('sha256').update(pdf).digest('hex'),
      fields: { name: HOLDER.name },
    });
    expect(await lookUp()).toMatchObject({ status: 404, message: inEnglish('not_found', { what: 'Student' }) });
  });

  it('keeps the verified record for staff, with what the report certifies and nothing more', async () => {
    const { data } = await officer.get<PortalCertificate>('/api/cert/detail', { id: verified.id });
    const { name, passport, birth, ...rest } = FORM_TEXTS;
    expect(data).toMatchObject({ ...rest, name, passport, birth, cert_status: 'Verified', verifi_no: number });
    expect(data).toMatchObject({
      user_id: null,
      email: null,
      note: null,
      passport_photos: [],
      cert_photos: [],
      transcript_photos: [],
      ministry_photos: [],
      avatar: verified.avatar,
      payment_photos: verified.payment_photos,
    });
    const served = await officer.raw(`/api/cert/pdf?id=${verified.id}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(pdf)).toBe(true);
    for (const url of [String(verified.avatar), String((verified.payment_photos as string[])[0])]) {
      expect((await officer.raw(url)).status).toBe(200);
    }
    for (const field of ['passport_photos', 'cert_photos', 'transcript_photos', 'ministry_photos'] as const) {
      expect((await officer.raw(String((verified[field] as string[])[0]))).status).toBe(404);
    }
    expect((await officer.get('/api/cert/detail', { id: draft.id })).status).toBe(404);
  });

  it('leaves the photo, the receipt and the PDF on the disk, and no other file', async () => {
    const idOf = (url: unknown) => String(url).slice('/api/file/'.length);
    const kept = [verified.avatar, (verified.payment_photos as string[])[0]].map(idOf);
    const expected = kept.map((id) => `${id.slice(0, 2)}/${id}`);
    const files = await waitFor('the other files to go', async () => {
      const there = await storedFiles(server);
      return there.length === 3 && there;
    });
    expect(files.filter((path) => !path.startsWith('reports/'))).toEqual(expected.sort());
    expect(files.filter((path) => path.startsWith(`reports/${number}`))).toHaveLength(1);
    expect(inData(server, (data) => data.prepare('SELECT COUNT(*) AS n FROM files').get())).toEqual({ n: 2 });
  });

  it('sends none of the mails that were on their way', async () => {
    inData(server, (data) => data.prepare("UPDATE jobs SET due_at = 0 WHERE state = 'open'").run());
    await waitFor('the jobs to be worked off', async () => openJobs() === 0);
    const later = (await server.mails()).slice(mailsBefore).map((mail) => mail.to?.[0]?.address);
    expect(later).toEqual([]);
    expect(
      inData(server, (data) => data.prepare("SELECT COUNT(*) AS n FROM jobs WHERE state = 'failed'").get()),
    ).toEqual({
      n: 0,
    });
  });

  it('leaves nothing of the person in any other table', () => {
    expect(tablesWith(server, student.email)).toEqual({});
    expect(tablesWith(server, 'leaving')).toEqual({});
    expect(tablesWith(server, HOLDER.passport)).toEqual({ certificates: 1, reports: 1 });
    // A demonstration article has a Xiaoming of its own.
    const { news: _, ...named } = tablesWith(server, '小明');
    expect(Object.keys(named).sort()).toEqual(['certificate_words', 'certificates', 'report_words', 'reports']);
    const row = inData(server, (data) => data.prepare('SELECT * FROM users WHERE id = ?').get(userId));
    expect(row).toMatchObject({
      email: expect.stringMatching(/^[0-9a-f]{32}@erased\.invalid$/),
      status: 'disabled',
      name: null,
      passport: null,
      birth: null,
      nationality: null,
      avatar: null,
      erased_at: Date.parse(erasure.erasedAt),
    });
    expect(inData(server, (data) => data.prepare('SELECT COUNT(*) AS n FROM idempotency_keys').get())).toEqual({
      n: 0,
    });
  });

  it('leaves an account that staff can see, and cannot bring back', async () => {
    const { body: shown } = await call(officer, 'GET', `/api/v1/users/${userId}`);
    expect(shown).toMatchObject({ id: userId, status: 'disabled', name: null, passport: null });
    const raised = { version: shown.version, status: 'active', email: 'again@example.com' };
    expect(await call(officer, 'PUT', `/api/v1/users/${userId}`, raised)).toMatchObject({
      status: 409,
      body: { reason: 'illegal_transition' },
    });
    expect(tablesWith(server, 'again@example.com')).toEqual({});
  });

  it('leaves the audit trail as it was, with one thing more', async () => {
    const filter = encodeURIComponent(JSON.stringify({ subjectType: 'user', subjectId: userId, reads: false }));
    const { body } = await call<Array<{ action: string; after: unknown }>>(
      officer,
      'GET',
      `/api/v1/audit-events?filter=${filter}`,
    );
    expect(body[0]).toMatchObject({ action: 'account.erased', after: { removedRecords: 3, reports: [number] } });
    expect(body.map(({ action }) => action)).toEqual(expect.arrayContaining(['account.registered', 'login.succeeded']));
  });

  it('lets the address register anew, as somebody without a past', async () => {
    const { email, password } = student;
    const code = await freshCode(server, email);
    const body = { email, password, checkPwd: password, code };
    expect((await anyone.post('/api/user/register', body)).status).toBe(200);
    const again = await signIn(server.url, { email, password });
    const { data: info } = await again.get<{ id: number; name: null }>('/api/user/info');
    expect(info.id).not.toBe(userId);
    expect(info).toMatchObject({ email: 'leaving@example.com', name: null, passport: null });
    expect((await again.get<{ count: number }>('/api/cert/list')).data.count).toBe(0);
    expect((await again.get('/api/cert/detail', { id: verified.id })).status).toBe(404);
    expect((await again.raw(`/api/cert/pdf?id=${verified.id}`)).status).toBe(404);
    const { data } = await takeExport(again);
    expect(data).toMatchObject({ certificates: [], reports: [], files: [], consents: [] });
    expect(data.auditEvents.map(({ action }) => action)).not.toContain('account.erased');
    expect((await lookUp()).status).toBe(404);
  });
});
