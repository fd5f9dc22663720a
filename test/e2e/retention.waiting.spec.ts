import { copyFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalCertificate } from '../support/applicant.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { call, reportNumber, storedFiles, studentWithHistory, sweep, takeExport } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, rejectRecord } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';

const DAY = 24 * 3_600_000;

let server: RunningServer;
let officer: PortalClient;

/** The server's own sweep, a minute after its start, leaves to those of the tests what they are about. */
const PATIENT = Object.fromEntries(
  ['SESSIONS', 'CODES', 'LOGIN_FAILURES', 'IDEMPOTENCY_KEYS', 'JOBS', 'DRAFTS', 'REJECTED', 'ERASED'].map((kind) => [
    `KEEP_${kind}_DAYS`,
    '36500',
  ]),
);

beforeAll(async () => {
  server = await startServer({ env: PATIENT });
  officer = await signIn(server.url, ADMIN);
  // What the start left.
  sweep(server);
});

afterAll(() => server.dispose());

const run = (statement: string, ...values: Array<string | number>) =>
  inData(server, (data) => data.prepare(statement).run(...values));
const count = (table: string, where = '1 = 1') =>
  inData(server, (data) => data.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`).get() as { n: number }).n;
/** Events but for those of reads, which are written a moment later. */
const changes = () =>
  count('audit_events', "action NOT IN ('list.read', 'record.read', 'file.viewed', 'report.downloaded')");
/** Moves rows back in time by so many days, and a minute more. */
const age = (table: string, columns: readonly string[], days: number, where = '1 = 1') => {
  const set = columns.map((column) => `${column} = ${column} - ${days * DAY + 60_000}`).join(', ');
  run(`UPDATE ${table} SET ${set} WHERE ${where}`);
};

describe('what is kept for a while', () => {
  it('goes with its age, and not before', async () => {
    const student = await registerStudent(server);
    const { data: info } = await student.get<{ id: number }>('/api/user/info');
    await new PortalClient(server.url).post('/api/user/login', { email: 'nobody@example.com', password: 'x' });
    await student.raw('/api/user/update', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'old' },
      body: '{"name":"Old"}',
    });
    await waitFor('the mail', async () => count('jobs', "state = 'open'") === 0);
    const kinds = [
      {
        kind: 'sessions',
        table: 'sessions',
        columns: ['created_at', 'expires_at'],
        days: 32,
        where: `user_id = ${info.id}`,
      },
      {
        kind: 'codes',
        table: 'verification_codes',
        columns: ['created_at', 'expires_at'],
        days: 1,
        where: `email = '${student.email}'`,
      },
      { kind: 'loginFailures', table: 'login_failures', columns: ['window_ends'], days: 1.02, where: '1 = 1' },
      {
        kind: 'idempotencyKeys',
        table: 'idempotency_keys',
        columns: ['created_at'],
        days: 1,
        where: `user_id = ${info.id}`,
      },
      { kind: 'jobs', table: 'jobs', columns: ['done_at'], days: 30, where: "name = 'mail.code'" },
    ];
    for (const { table, where, columns, days } of kinds) {
      expect([table, count(table, where) > 0]).toEqual([table, true]);
      age(table, columns, days - 0.5, where);
    }
    const young = sweep(server);
    for (const { kind } of kinds) expect([kind, young[kind]]).toEqual([kind, 0]);
    for (const { table, where, columns } of kinds) age(table, columns, 0.5, where);
    const expected = kinds.map(({ kind, table, where }) => [kind, count(table, where)]);
    const old = sweep(server);
    expect(kinds.map(({ kind }) => [kind, old[kind]])).toEqual(expected);
    for (const { table, where } of kinds) expect([table, count(table, where)]).toEqual([table, 0]);
    expect((await student.get('/api/user/info')).status).toBe(401);
    expect((await officer.get('/api/user/info')).status).toBe(200);
  });

  it('stays where a job is open or failed, however old', async () => {
    const before = count('jobs');
    run(
      `INSERT INTO jobs (name, queue, payload, state, attempts, due_at, created_at)
       VALUES ('mail.code', 'mail', '{"codeId":0}', 'failed', 6, 0, 0), ('mail.code', 'mail', '{"codeId":0}', 'open', 0, 9e15, 0)`,
    );
    sweep(server);
    expect(count('jobs')).toBe(before + 2);
    run("DELETE FROM jobs WHERE state IN ('open', 'failed')");
  });
});

describe('applications that nobody goes on with', () => {
  it('go with their files: drafts and rejected ones, not those that wait or are verified', async () => {
    const { student, draft, waiting, turnedDown, verified } = await studentWithHistory(server, officer);
    const fresh = await record(student, 'add', { name: 'Fresh' });
    const before = await storedFiles(server);
    const ids = [draft.id, waiting.id, turnedDown.id, verified.id];
    age('certificates', ['updated_at'], 364, `id IN (${ids.join(', ')})`);
    expect(sweep(server)).toMatchObject({ drafts: 0, rejected: 0 });
    age('certificates', ['updated_at'], 1, `id IN (${ids.join(', ')})`);
    expect(sweep(server, { KEEP_DRAFTS_DAYS: '1000', KEEP_REJECTED_DAYS: '1000' })).toMatchObject({
      drafts: 0,
      rejected: 0,
    });
    expect(sweep(server)).toMatchObject({ drafts: 1, rejected: 1 });
    const { data } = await student.get<{ cert_list: PortalCertificate[]; count: number }>('/api/cert/list');
    expect(data.cert_list.map(({ id }) => id)).toEqual([fresh.id, verified.id, waiting.id]);
    expect(data.count).toBe(3);
    await waitFor('their files to go', async () => (await storedFiles(server)).length === before.length - 12);
    const filter = encodeURIComponent(JSON.stringify({ subjectType: 'certificate', subjectId: draft.id }));
    const events = await call<Array<Record<string, unknown>>>(officer, 'GET', `/api/v1/audit-events?filter=${filter}`);
    expect(events.body[0]).toMatchObject({ action: 'certificate.removed', actorId: null });
  });

  it('stay when they are changed', async () => {
    const student = await registerStudent(server);
    const old = await record(student, 'add-apply', await completeForm(student));
    await rejectRecord(officer, old.id);
    age('certificates', ['updated_at'], 400, `id = ${old.id}`);
    await record(student, 'update', { id: old.id, major: 'Another' });
    expect(sweep(server)).toMatchObject({ drafts: 0, rejected: 0 });
    expect((await student.get('/api/cert/detail', { id: old.id })).status).toBe(200);
  });
});

describe('what is kept of erased accounts', () => {
  it('goes when it has been kept long enough: record, report, PDF, photo, receipt, consents and number', async () => {
    const before = await storedFiles(server);
    const { student, verified } = await studentWithHistory(server, officer);
    const { data: info } = await student.get<{ id: number }>('/api/user/info');
    await call(student, 'POST', '/api/v1/me/consents', { notice: 'privacy', version: '2026-11-29', language: 'en' });
    await call(student, 'POST', '/api/v1/me/erase', { password: student.password });
    await waitFor('the other files to go', async () => (await storedFiles(server)).length === before.length + 3);
    const check = () => call(officer, 'GET', `/api/v1/reports/check/${reportNumber(verified)}`);
    const move = (days: number) => {
      age('users', ['erased_at'], days, `id = ${info.id}`);
      age('reports', ['erased_at'], days, `certificate_id = ${verified.id}`);
    };
    move(2556);
    expect(sweep(server)).toMatchObject({ erasedRecords: 0, erasedUsers: 0 });
    expect((await check()).status).toBe(200);
    move(1);
    expect(sweep(server)).toMatchObject({ erasedRecords: 1, erasedUsers: 1 });
    expect(await check()).toMatchObject({ status: 404, body: { result: 'unknown' } });
    expect((await officer.get('/api/cert/detail', { id: verified.id })).status).toBe(404);
    expect([count('users', `id = ${info.id}`), count('consents', `user_id = ${info.id}`)]).toEqual([0, 0]);
    await waitFor('the kept files to go', async () => (await storedFiles(server)).length === before.length);
    expect(sweep(server)).toMatchObject({ erasedRecords: 0, erasedUsers: 0 });
  });

  it('does not touch accounts that live', async () => {
    const student = await registerStudent(server);
    run('UPDATE users SET created_at = 0, updated_at = 0 WHERE email = ?', student.email);
    sweep(server);
    expect((await takeExport(student)).data.account).toMatchObject({ email: student.email });
  });
});

describe('PDFs that a killed render left', () => {
  it('go after a day; the noted one and what is no PDF of a known report stay', async () => {
    const { verified } = await studentWithHistory(server, officer);
    const [noted = ''] = (await storedFiles(server)).filter((key) => key.includes(reportNumber(verified)));
    const inFiles = (key: string) => join(server.dataDir, 'files', key);
    const other = (key: string) => key.replace(/.{16}\.pdf$/, `${'0'.repeat(16)}.pdf`);
    const unknown = 'reports/MYV-00000-00000-00000-1-0000000000000000.pdf';
    for (const key of [other(noted), unknown]) await copyFile(inFiles(noted), inFiles(key));
    const before = await storedFiles(server);
    expect(sweep(server)).toMatchObject({ orphanedPdfs: 0 });
    const old = new Date(Date.now() - DAY - 60_000);
    for (const key of [noted, other(noted), unknown]) await utimes(inFiles(key), old, old);
    expect(sweep(server)).toMatchObject({ orphanedPdfs: 1 });
    expect(await storedFiles(server)).toEqual(before.filter((key) => key !== other(noted)));
  });
});

describe('the audit trail', () => {
  it('loses its oldest events only, and is whole from there on', async () => {
    const all = changes();
    expect(sweep(server)).toMatchObject({ auditEvents: 0 });
    expect(sweep(server, { KEEP_AUDIT_DAYS: '0' })).toMatchObject({ auditEvents: 0 });
    expect(changes()).toBe(all);
    // Each of these lists is told of in the trail a moment later.
    await waitFor('the number that is told', async () => {
      const listed = await officer.raw('/api/v1/audit-events?range=[0,0]');
      return listed.headers.get('content-range') === `audit-events 0-0/${count('audit_events')}`;
    });
  });
});

describe('the settings', () => {
  // Which values are refused is shown beside the settings; here, that nothing is removed by them.
  it('are checked at the start', () => {
    const all = changes();
    expect(() => sweep(server, { KEEP_AUDIT_DAYS: '1.5' })).toThrow(/KEEP_AUDIT_DAYS must be a whole number/);
    expect(changes()).toBe(all);
  });
});
