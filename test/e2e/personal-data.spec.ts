// On the stack too: an archive is put together from MariaDB and S3 while it is sent.
import { createHash } from 'node:crypto';
import type { PortalCertificate } from '../support/applicant.js';
import { registerStudent } from '../support/applicant.js';
import { paddedPdf } from '../support/padded.js';
import {
  call,
  type Exported,
  reportNumber,
  type Student,
  storedFiles,
  studentWithHistory,
  takeExport,
} from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { makeShare, tokenOf } from '../support/shared.js';

let server: RunningServer;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the export', () => {
  let student: Student;
  let verified: PortalCertificate;
  let exported: Exported;

  beforeAll(async () => {
    ({ student, verified } = await studentWithHistory(server, officer));
    await student.post('/api/user/update', { name: '王小明', passport: 'E12345678', birth: '2001-04-30' });
    await student.upload('passport', '护照: *copy?.pdf', paddedPdf(4000));
    await call(student, 'POST', '/api/v1/me/consents', { notice: 'privacy', version: '2026-11-29', language: 'ms' });
    const share = await makeShare(student, verified.id, { label: 'Aunt Mei', pin: '471100' });
    await call(new PortalClient(server.url), 'POST', `/api/v1/shared/${tokenOf(share)}/open`, { pin: '471100' });
    exported = await takeExport(student);
  });

  it('is a private archive that nobody keeps', async () => {
    const { status, headers, body } = await student.raw('/api/v1/me/export');
    await body?.cancel();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="myverify-personal-data.zip"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'transfer-encoding': 'chunked',
    });
  });

  it('tells the account and the profile', async () => {
    const { data: info } = await student.get<Record<string, unknown>>('/api/user/info');
    expect(exported.data.account).toMatchObject({
      id: info.id,
      email: student.email,
      role: 'Student',
      status: 'active',
    });
    expect(exported.data.profile).toEqual({
      name: '王小明',
      gender: null,
      passport: 'E12345678',
      birth: '2001-04-30',
      nationality: null,
      mobilePhone: null,
      avatar: null,
    });
  });

  it('holds every record with every field', async () => {
    const { data } = await student.get<{ cert_list: PortalCertificate[] }>('/api/cert/list', { page_size: 100 });
    const listed = data.cert_list.map(({ id, cert_status }) => ({ id, status: cert_status }));
    expect(listed).toHaveLength(4);
    expect(exported.data.certificates.map(({ id, status }) => ({ id, status })).reverse()).toEqual(listed);
    for (const one of exported.data.certificates) {
      const { data: shown } = await student.get<PortalCertificate>('/api/cert/detail', { id: Number(one.id) });
      const form = one.form as Record<string, unknown>;
      const portal = Object.fromEntries(
        Object.entries(form).map(([field, value]) => [
          field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
          field === 'avatar' ? `/api/file/${value}` : field.endsWith('Photos') ? asUrls(value) : value,
        ]),
      );
      expect(shown).toMatchObject(portal);
      expect(Object.keys(portal)).toHaveLength(31);
      expect(one).toMatchObject({
        version: shown.version,
        reportNumber: shown.verifi_no,
        rejectReason: shown.reject_reason,
        appliedAt: shown.applied_at,
        createdBy: 'you',
      });
    }
  });

  it('holds the report with its PDF', async () => {
    const number = reportNumber(verified);
    expect(exported.data.reports).toHaveLength(1);
    const [report] = exported.data.reports;
    expect(report).toMatchObject({ number, edition: 1, status: 'current', certificateId: verified.id });
    const pdf = exported.entries.get(String(report?.file));
    const served = Buffer.from(await (await student.raw(`/api/cert/pdf?id=${verified.id}`)).arrayBuffer());
    expect(pdf?.equals(served)).toBe(true);
    expect(report?.sha256).toBe(sha256(served));
  });

  it('holds every uploaded file under a readable name, as it is stored', () => {
    const { files } = exported.data;
    expect(files).toHaveLength(4 * 6 + 1);
    for (const file of files) {
      const bytes = exported.entries.get(String(file.file));
      expect([file.file, bytes?.length, sha256(bytes ?? Buffer.alloc(0))]).toEqual([file.file, file.size, file.sha256]);
      expect(file).toMatchObject({ uploadedBy: 'you' });
    }
    const names = [...exported.entries.keys()];
    expect(names).toHaveLength(files.length + 2);
    for (const name of names) expect(name).toMatch(/^(data\.json|(files|reports)\/[^\\:*?"<>|]+\.(pdf|png|jpg))$/);
    expect(names.filter((name) => name.includes('护照 copy'))).toHaveLength(1);
    expect(names.some((name) => /^files\/transcript\/transcript \([0-9a-z]{10}\)\.pdf$/.test(name))).toBe(true);
  });

  it('tells consents, sessions and what was done, but nothing that opens anything', () => {
    expect(exported.data.consents).toEqual([
      {
        ...{ notice: 'privacy', version: '2026-11-29', language: 'ms' },
        ...{ at: expect.stringMatching(/Z$/), withdrawnAt: null },
      },
    ]);
    expect(exported.data.sessions).toHaveLength(1);
    const told = ['device', 'network', 'createdAt', 'lastUsedAt', 'expiresAt', 'endedAt'];
    expect(Object.keys(exported.data.sessions[0] ?? {})).toEqual(told);
    const actions = exported.data.auditEvents.map(({ action, by }) => `${action} by ${by}`);
    expect(actions).toEqual(
      expect.arrayContaining([
        'account.registered by you',
        'login.succeeded by you',
        'certificate.applied by you',
        'profile.updated by you',
        'consent.given by you',
        'account.exported by you',
      ]),
    );
    expect(exported.data.sharedLinks).toEqual([
      expect.objectContaining({ label: 'Aunt Mei', certificateId: verified.id, hasPin: true, download: false }),
    ]);
    expect(exported.data.sharedLinkViews).toMatchObject([{ kind: 'opened' }]);
    expect(exported.data.lookUpChoices).toEqual([{ certificateId: verified.id, publicLookUp: true, tellHolder: true }]);
    const secrets = inData(server, (data) => [
      ...data.prepare<[], { secret: string }>('SELECT id AS secret FROM sessions').all(),
      ...data.prepare<[], { secret: string }>('SELECT password_hash AS secret FROM users').all(),
      ...data.prepare<[], { secret: string }>('SELECT token_hash AS secret FROM shares').all(),
      ...data.prepare<[], { secret: string }>('SELECT pin_hash AS secret FROM shares').all(),
      ...data.prepare<[], { secret: string }>('SELECT nonce AS secret FROM verification_codes').all(),
    ]);
    expect(secrets.length).toBeGreaterThan(5);
    for (const { secret } of secrets) expect(exported.text).not.toContain(secret);
    expect(exported.text).not.toContain(student.token);
  });

  it('holds nothing of others', async () => {
    const other = await registerStudent(server);
    const { data, entries, text } = await takeExport(other);
    expect([...entries.keys()]).toEqual(['data.json']);
    expect(data).toMatchObject({ certificates: [], reports: [], files: [], consents: [] });
    expect(text).not.toContain(student.email);
    expect(exported.text).not.toContain(other.email);
    expect(exported.text).not.toContain(ADMIN.email);
  });

  it('is for whoever is signed in, staff too, and for nobody else', async () => {
    const anyone = new PortalClient(server.url);
    expect((await call(anyone, 'GET', '/api/v1/me/export')).body).toMatchObject({ reason: 'no_session' });
    const { data } = await takeExport(officer);
    expect(data.account).toMatchObject({ email: ADMIN.email, role: 'Administrator' });
  });

  it('is written down', async () => {
    const { data: info } = await student.get<{ id: number }>('/api/user/info');
    const filter = encodeURIComponent(JSON.stringify({ action: 'account.exported', actorId: info.id }));
    const { body } = await call<unknown[]>(officer, 'GET', `/api/v1/audit-events?filter=${filter}`);
    expect(body.length).toBeGreaterThanOrEqual(2);
    expect(body[0]).toMatchObject({ subjectType: 'user', subjectId: String(info.id), before: null, after: null });
  });

  it('comes without the bytes that were lost, and says which', async () => {
    const loser = await registerStudent(server);
    const lost = await loser.upload('passport', 'lost.pdf', paddedPdf(3000));
    const kept = await loser.upload('passport', 'kept.pdf', paddedPdf(3000));
    const id = lost.data.url.slice('/api/file/'.length);
    await server.loseStored(`${id.slice(0, 2)}/${id}`);
    const { data, entries } = await takeExport(loser);
    expect(data.files.map(({ originalName, file }) => [originalName, file === null]).sort()).toEqual([
      ['kept.pdf', false],
      ['lost.pdf', true],
    ]);
    expect(kept.status).toBe(200);
    expect(entries.size).toBe(2);
  });
});

function asUrls(ids: unknown): string[] {
  return (ids as string[]).map((id) => `/api/file/${id}`);
}

describe('a correction', () => {
  it('is written down with the names of the fields, not with what they hold', async () => {
    const student = await registerStudent(server);
    await student.post('/api/user/update', { name: 'Corrected Name', passport: 'Z99999999', nationality: 'China' });
    const { data: info } = await student.get<{ id: number }>('/api/user/info');
    const filter = encodeURIComponent(JSON.stringify({ action: 'profile.updated', actorId: info.id }));
    const { body } = await call<unknown[]>(officer, 'GET', `/api/v1/audit-events?filter=${filter}`);
    expect(body).toEqual([
      expect.objectContaining({
        subjectType: 'user',
        subjectId: String(info.id),
        before: { version: 1 },
        after: { version: 2, changed: ['name', 'passport', 'nationality'] },
      }),
    ]);
    expect((await takeExport(student)).data.profile).toMatchObject({ name: 'Corrected Name', passport: 'Z99999999' });
    expect(await storedFiles(server)).not.toEqual([]);
  });
});
