// On the stack: what happens while an account is erased waits for locks of rows.
import { completeForm, HOLDER, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { freshCode } from '../support/codes.js';
import { paddedPdf } from '../support/padded.js';
import { call, erase, reportNumber, storedFiles, sweep, tablesWith } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
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

const check = async (number: string) => call(anyone, 'GET', `/api/v1/reports/check/${number}`);
const login = (email: string, password: string) => anyone.post('/api/user/login', { email, password });

describe('who may not erase', () => {
  it('whoever does not know the password; it counts as a failed login', async () => {
    const student = await registerStudent(server);
    for (const password of [undefined, null, '', 7, {}, 'x'.repeat(1_000)]) {
      expect((await erase<{ reason: string }>(student, { password })).body.reason).toBe('invalid_input');
    }
    for (let n = 0; n < 10; n += 1) {
      const { status, body } = await erase<Record<string, unknown>>(student, { password: 'Wrong-2026' });
      expect([status, body.reason, body.errors]).toEqual([
        400,
        'wrong_password',
        { password: inEnglish('password_wrong') },
      ]);
    }
    const { status, body, headers } = await erase<{ reason: string }>(student, { password: student.password });
    expect([status, body.reason]).toEqual([429, 'locked_out']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(student.email, student.password)).status).toBe(429);
    expect((await student.get('/api/user/info')).status).toBe(200);
  });

  it('staff, of any role, and nobody at all', async () => {
    const clerk = await staffWith(server, ['news.manage']);
    for (const staff of [officer, clerk]) {
      const { status, body } = await erase<Record<string, unknown>>(staff, { password: ADMIN.password });
      expect([status, body.reason]).toEqual([403, 'forbidden']);
      expect(body.message).toMatch(/staff account cannot erase itself/);
      expect((await staff.get('/api/user/info')).status).toBe(200);
    }
    expect((await erase(anyone, { password: 'x' })).status).toBe(401);
  });
});

describe('erasing while other things happen', () => {
  it('is done once, however often it is asked for at once', async () => {
    const student = await registerStudent(server);
    const answers = await Promise.all(Array.from({ length: 5 }, () => erase(student, { password: student.password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('leaves no draft and no file that came in meanwhile', async () => {
    const before = await storedFiles(server);
    const student = await registerStudent(server);
    const pending = Array.from({ length: 12 }, async (_, n) => {
      await student.upload('passport', `late-${n}.pdf`, paddedPdf(2000)).catch(() => null);
      await student.post('/api/cert/add', { name: `Late ${n}` }).catch(() => null);
    });
    const { status } = await erase(student, { password: student.password });
    await Promise.all(pending);
    expect(status).toBe(200);
    expect(
      inData(server, (data) =>
        data.prepare("SELECT COUNT(*) AS n FROM users WHERE status = 'active' AND email LIKE '%@erased.invalid'").get(),
      ),
    ).toEqual({ n: 0 });
    sweep(server);
    await waitFor('what came in to go', async () => (await storedFiles(server)).length === before.length);
    expect(tablesWith(server, 'Late ')).toEqual({});
  });

  it('keeps what is verified at the same moment without its owner, or removes it before', async () => {
    const outcomes: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const student = await registerStudent(server);
      const passport = `RACE${n}`;
      const form = { ...(await completeForm(student)), passport };
      const { id, version } = await record(student, 'add-apply', form);
      const [erased, approved] = await Promise.all([
        erase(student, { password: student.password }),
        officer.post<PortalCertificate>('/api/cert/update-auth', { id, version }),
      ]);
      expect(erased.status).toBe(200);
      outcomes.push(approved.status);
      const { status, data } = await officer.get<PortalCertificate>('/api/cert/detail', { id });
      if (approved.status === 200) {
        expect(data).toMatchObject({ cert_status: 'Verified', user_id: null, email: null, passport_photos: [] });
        expect(erased.body.kept.map(({ what }) => what)).toContain('report');
        const number = reportNumber(data);
        await waitFor('the report', async () => ((await check(number)).body as { sha256: unknown }).sha256 !== null);
        expect((await check(number)).body).toMatchObject({ result: 'valid' });
      } else {
        expect([404, 409]).toContain(approved.status);
        expect(status).toBe(404);
      }
      const found = await anyone.get('/api/studentinfo/search', { ...HOLDER, passport });
      expect(found.status).toBe(404);
      expect((await server.mails()).filter((mail) => mail.to?.[0]?.address?.endsWith('.invalid'))).toEqual([]);
    }
    expect(outcomes).toHaveLength(6);
  });

  it('frees the address for a code that is asked for at once', async () => {
    const student = await registerStudent(server);
    await erase(student, { password: student.password });
    expect(await freshCode(server, student.email)).toMatch(/^\d{6}$/);
  });
});
