// On the stack: two APIs and two workers write its chains at once, and check-audit reads them from MariaDB.
import { completeForm, HOLDER, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { AUDIT_PATH, listEvents, type ShownEvent } from '../support/audit-events.js';
import { checkAudit } from '../support/check-audit.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { jobsDone } from '../support/server-data.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;
let officerId: number;
let student: PortalClient & { readonly email: string; readonly password: string };
let studentId: number;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  officerId = (await officer.get<{ id: number }>('/api/user/info')).data.id;
  student = await registerStudent(server);
  studentId = (await student.get<{ id: number }>('/api/user/info')).data.id;
});

afterAll(() => server.dispose());

/** Newest first. */
async function events(filter: object): Promise<ShownEvent[]> {
  const { status, body } = await listEvents(officer, filter);
  expect(status).toBe(200);
  return body as ShownEvent[];
}

const actions = async (filter: object) => (await events(filter)).map(({ action }) => action);

describe('the audit trail of accounts', () => {
  it('tells of the account that was made, of codes and of sessions', async () => {
    expect(await actions({ subjectType: 'user', subjectId: studentId })).toEqual([
      'login.succeeded',
      'account.registered',
    ]);
    const [registered] = await events({ action: 'account.registered', subjectId: String(studentId) });
    expect(registered).toMatchObject({ actorId: studentId, before: null, after: { adoptedCertificates: 0 } });
    const account = String(registered?.after?.account);
    expect(account).toMatch(/^[0-9a-f]{20}$/);
    expect(await actions({ subjectType: 'account', subjectId: account })).toEqual(['code.sent']);
    const session = await signIn(server.url, student);
    await session.post('/api/user/logout');
    expect((await actions({ actorId: studentId })).slice(0, 2)).toEqual(['session.ended', 'login.succeeded']);
  });

  it('tells of failed logins, with the user where there is one, and of the lock-out once', async () => {
    const victim = await registerStudent(server);
    const victimId = (await victim.get<{ id: number }>('/api/user/info')).data.id;
    for (let n = 0; n < 14; n += 1) {
      await anyone.post('/api/user/login', { email: victim.email, password: `Wrong-${n}` });
    }
    const failed = await events({ action: 'login.failed', subjectType: 'user', subjectId: victimId });
    expect(failed).toHaveLength(10);
    const place = { network: '127.0.0.0/24', address: expect.stringMatching(/^[0-9a-f]{20}$/) };
    expect(failed[0]).toMatchObject({ actorId: null, after: { reason: 'wrong_credentials', ...place } });
    const account = String(failed[0]?.after?.account);
    expect(await actions({ subjectType: 'account', subjectId: account })).toEqual(['login.locked', 'code.sent']);
  });

  it('tells of an unknown account under a pseudonym', async () => {
    await anyone.post('/api/user/login', { email: 'nobody.at.all@example.com', password: 'Wrong-2026' });
    const [failed] = await events({ action: 'login.failed', subjectType: 'account' });
    expect(failed?.subjectId).toMatch(/^[0-9a-f]{20}$/);
    expect(failed).toMatchObject({ actorName: null, subjectName: null });
  });

  it('tells of wrong codes, of passwords and of the fields of a profile', async () => {
    const own = await registerStudent(server);
    const { id } = (await own.get<{ id: number }>('/api/user/info')).data;
    await own.post('/api/user/update', { name: 'Mei Ling', passport: 'E98765432' });
    await own.post('/api/user/update', { name: 'Mei Ling' });
    const [updated] = await events({ action: 'profile.updated', actorId: id });
    expect(updated?.after).toMatchObject({ changed: ['name', 'passport'] });
    expect(updated).toMatchObject({ actorName: 'Mei Ling', subjectName: 'Mei Ling' });
    const alone = (await (await officer.raw(`${AUDIT_PATH}/${updated?.id}`)).json()) as ShownEvent;
    expect(alone).toEqual(updated);
    expect(await actions({ action: 'profile.updated', actorId: id })).toHaveLength(1);

    const change = (oldPassword: string) =>
      own.post('/api/user/change-password', { userId: id, oldPassword, newPassword: 'Better-2026' });
    expect((await change('Wrong-2026')).status).toBe(400);
    expect((await change(own.password)).status).toBe(200);
    expect((await actions({ actorId: id })).slice(0, 2)).toEqual(['password.changed', 'password.refused']);

    const reset = { email: own.email, password: 'Other-2026', checkPwd: 'Other-2026', code: '000000' };
    expect((await anyone.post('/api/user/reset-password', reset)).status).toBe(400);
    const [refused] = await events({ action: 'code.refused' });
    expect(refused).toMatchObject({ actorId: null, subjectType: 'account', after: { purpose: 'reset' } });
  });
});

describe('the audit trail of certificates', () => {
  let certificate: PortalCertificate;
  const history = () => events({ subjectType: 'certificate', subjectId: certificate.id });

  it('tells of each step, who took it, and what it was before and after', async () => {
    certificate = (await student.post<PortalCertificate>('/api/cert/add', { name: HOLDER.name })).data;
    const form = await completeForm(student);
    const { id } = certificate;
    await student.post('/api/cert/update-apply', { id, version: 1, ...form });
    await officer.post('/api/cert/reject', { ids: [id], reject_reason: 'Too blurred' });
    const [rejected, applied, saved] = await history();
    expect(saved).toMatchObject({
      actorId: studentId,
      action: 'certificate.saved',
      before: null,
      after: { status: 'Unverified', version: 1, changed: ['name', 'email'] },
    });
    expect(applied).toMatchObject({
      actorId: studentId,
      action: 'certificate.applied',
      before: { status: 'Unverified', version: 1 },
      after: { status: 'Verifying', version: 2, changed: expect.arrayContaining(['passport', 'certPhotos']) },
    });
    expect(rejected).toMatchObject({
      actorId: officerId,
      action: 'certificate.rejected',
      before: { status: 'Verifying', version: 2 },
      after: { status: 'Rejected', version: 3, changed: [], reason: 'Too blurred' },
    });
    expect(Math.abs(Date.now() - Date.parse(rejected?.at ?? ''))).toBeLessThan(60_000);
  });

  it('tells of the report: issued, rendered, downloaded by its holder and by staff', async () => {
    const { id } = certificate;
    const verified = await officer.post<PortalCertificate>('/api/cert/update-auth', { id });
    const [event] = await history();
    expect(event).toMatchObject({ action: 'certificate.verified', after: { reportNumber: verified.data.verifi_no } });
    const number = String(verified.data.verifi_no);
    const report = await events({ action: 'report.issued', actorId: officerId });
    const subject = { subjectType: 'report', subjectId: report[0]?.subjectId };
    const [rendered] = await waitFor('the report', async () => {
      const found = await events({ action: 'report.rendered', ...subject });
      return found.length > 0 && found;
    });
    expect(rendered).toMatchObject({ actorId: null, subjectType: 'report', after: { sha256: expect.any(String) } });
    await student.post('/api/cert/download', { id });
    const [taken] = await waitFor('the download of the holder', async () => {
      const found = await events({ action: 'report.downloaded', actorId: studentId });
      return found.length > 0 && found;
    });
    expect(taken).toMatchObject({ actorId: studentId, after: { certificateId: id } });
    await officer.post('/api/cert/download', { id });
    await (await officer.raw(`/api/cert/pdf?id=${id}`)).arrayBuffer();
    const reports = await events(subject);
    expect(reports.map(({ action }) => action)).toEqual([
      'report.downloaded',
      'report.downloaded',
      'report.downloaded',
      'report.rendered',
      'report.issued',
    ]);
    expect(reports[0]).toMatchObject({ actorId: officerId, after: { number, certificateId: id, edition: 1 } });
  });

  it('tells of look-ups, with nothing of whom they were for', async () => {
    const found = await anyone.get('/api/studentinfo/search', HOLDER);
    expect(found.status).toBe(200);
    const missed = await anyone.get('/api/studentinfo/search', { ...HOLDER, birth: '2001-04-29' });
    expect(missed.status).toBe(404);
    const [hit] = await events({ action: 'lookup.answered' });
    const [miss] = await events({ action: 'lookup.missed' });
    expect(hit).toMatchObject({ actorId: null, subjectType: 'report' });
    expect(miss).toMatchObject({ subjectType: null, after: { reports: [] } });
    expect(miss?.after?.passportHash).toBe(hit?.after?.passportHash);
    expect(miss?.after?.birthHash).not.toBe(hit?.after?.birthHash);
  });

  it('tells of files that are uploaded, and viewed by their owner and by staff', async () => {
    const url = String((await student.get<PortalCertificate>('/api/cert/detail', { id: certificate.id })).data.avatar);
    const subjectId = url.split('/').at(-1);
    await student.raw(url);
    const [own] = await waitFor('the look of the owner', async () => {
      const found = await events({ subjectType: 'file', subjectId });
      return found.length === 2 && found;
    });
    expect(own).toMatchObject({ actorId: studentId, action: 'file.viewed' });
    await officer.raw(url);
    const [viewed] = await events({ subjectType: 'file', subjectId });
    expect(viewed).toMatchObject({ actorId: officerId, action: 'file.viewed', after: { ownerId: studentId } });
    const stranger = await registerStudent(server);
    expect((await stranger.raw(url)).status).toBe(404);
    expect(await actions({ subjectType: 'file', subjectId })).toHaveLength(3);
  });

  it('tells of a removal', async () => {
    const { data } = await student.post<PortalCertificate>('/api/cert/add', { name: 'Mistake' });
    await student.post('/api/cert/remove', { ids: [data.id] });
    const [removed] = await events({ subjectType: 'certificate', subjectId: data.id });
    expect(removed).toMatchObject({
      action: 'certificate.removed',
      actorId: studentId,
      before: { status: 'Unverified', version: 1 },
      after: null,
    });
  });
});

describe('what is kept', () => {
  // Nothing is added to it any more.
  beforeAll(() => jobsDone(server));

  it('holds no password, code, token, address or whole passport number', async () => {
    const rows = await rowsOf<object>(server.database, 'SELECT * FROM audit_events');
    const all = JSON.stringify(rows);
    const tokens = [student.token, officer.token].map(String);
    for (const secret of [student.password, ADMIN.password, 'Wrong-', HOLDER.passport, 'E98765432', ...tokens]) {
      expect(all).not.toContain(secret);
    }
    for (const person of [student.email, 'nobody.at.all', HOLDER.name, 'Mei Ling', '127.0.0.1']) {
      expect(all).not.toContain(person);
    }
    expect(all).not.toContain('argon2');
  });

  it('is found whole by check-audit, which names the first row that is changed', async () => {
    const whole = checkAudit(server);
    expect(whole).toMatchObject({ status: 0, said: expect.stringMatching(/^All events are in order/) });
    const database = server.database;
    const [row] = await rowsOf<{ id: number; after_values: string }>(
      database,
      "SELECT id, after_values FROM audit_events WHERE action = 'certificate.rejected' ORDER BY id LIMIT 1",
    );
    const id = row?.id ?? 0;
    await rowsOf(database, 'UPDATE audit_events SET after_values = ? WHERE id = ?', ['{"status":"Verified"}', id]);
    const changed = checkAudit(server);
    expect(changed.status).toBe(1);
    expect(changed.said).toContain(`event ${id}: this event was changed`);
    await rowsOf(database, 'UPDATE audit_events SET after_values = ? WHERE id = ?', [row?.after_values ?? '', id]);
    expect(checkAudit(server)).toEqual(whole);
  });
});
