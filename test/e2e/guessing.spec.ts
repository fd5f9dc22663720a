import { completeForm, registerStudent } from '../support/applicant.js';
import { bare, refused } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { endLoginWindows } from '../support/server-data.js';

interface AuditEvent {
  readonly actorId: number | null;
  readonly subjectType: string | null;
  readonly after: Readonly<Record<string, unknown>>;
}

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

async function eventsOf(action: string): Promise<AuditEvent[]> {
  return (await resource<AuditEvent[]>(officer, 'GET', 'audit-events', { query: { filter: { action } } })).body;
}

describe('whoever guesses the old password', () => {
  const NEW = 'Better-2026';
  const LOCKED = refused(429, 'locked_out', inEnglish('passwords_locked'), {
    retryAfter: expect.any(Number),
  });
  let student: Awaited<ReturnType<typeof registerStudent>>;
  let userId: number;

  beforeAll(async () => {
    student = await registerStudent(server);
    userId = (await student.get<{ id: number }>('/api/user/info')).data.id;
  });

  const change = (oldPassword: string, newPassword = NEW) =>
    student.post<{ retryAfter: number }>('/api/user/change-password', { userId, oldPassword, newPassword });

  it('may be wrong ten times within 15 minutes, and is refused from then on, right or wrong', async () => {
    for (let tries = 0; tries < 10; tries++) {
      expect(await change(`Wrong-${tries}`)).toMatchObject({ status: 400, data: { reason: 'wrong_password' } });
    }
    const locked = await change('Wrong-10');
    expect(bare(locked)).toEqual(LOCKED);
    expect(locked.data.retryAfter).toBeGreaterThan(14 * 60);
    expect(locked.data.retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(locked.headers.get('retry-after')).toBe(String(locked.data.retryAfter));
    expect(bare(await change(student.password))).toEqual(LOCKED);
  });

  it('ends no session by it, but cannot try the login instead', async () => {
    expect((await student.get('/api/user/info')).status).toBe(200);
    const login = await anyone.post('/api/user/login', { email: student.email, password: 'Wrong-2026' });
    expect(login).toMatchObject({ status: 429, data: { reason: 'locked_out' } });
  });

  it('is not counted for a new password that breaks the rules', async () => {
    endLoginWindows(server);
    for (let tries = 0; tries < 12; tries++) {
      expect(await change(student.password, 'short')).toMatchObject({ status: 400, data: { reason: 'invalid_input' } });
    }
  });

  it('changes it with the right one once the window has passed, and begins anew', async () => {
    for (let tries = 0; tries < 9; tries++) await change(`Wrong-${tries}`);
    expect((await change(student.password)).message).toBe('Change Success!');
    expect((await student.get('/api/user/info')).status).toBe(401);
    student = Object.assign(await signIn(server.url, { email: student.email, password: NEW }), {
      email: student.email,
      password: NEW,
    });
    expect(await change('Wrong-2026')).toMatchObject({ status: 400, data: { reason: 'wrong_password' } });
  });
});

describe('whoever tries report numbers', () => {
  const UNKNOWN = 'MYV-00000-00000-00000';

  it('is written down each time, with nothing of the number or the address', async () => {
    const student = await registerStudent(server);
    const { id } = await record(student, 'add-apply', await completeForm(student));
    const { verifi_no: number } = await record(officer, 'update-auth', { id });
    const check = async (text: string) => (await resource(anyone, 'GET', `reports/check/${text}`)).status;
    expect(await check(String(number))).toBe(200);
    expect(await check(String(number).toLowerCase().replaceAll('-', ''))).toBe(200);
    expect(await check(UNKNOWN)).toBe(404);
    expect(await check('MYV-1')).toBe(400);

    const answered = await eventsOf('check.answered');
    const missed = await eventsOf('check.missed');
    expect([answered.length, missed.length]).toEqual([2, 1]);
    const hash = expect.stringMatching(/^[\w-]{16,}$/);
    for (const event of [...answered, ...missed]) {
      expect(event).toMatchObject({ actorId: null, after: { numberHash: hash, addressHash: hash } });
      expect(Object.keys(event.after).sort()).toEqual(['addressHash', 'numberHash']);
      expect(JSON.stringify(event)).not.toMatch(new RegExp(`${UNKNOWN}|${number}|127\\.0\\.0\\.1`));
    }
    expect(answered[0]?.after).toEqual(answered[1]?.after);
    expect(answered[0]?.after.numberHash).not.toBe(missed[0]?.after.numberHash);
    expect([answered[0]?.subjectType, missed[0]?.subjectType]).toEqual(['report', null]);
  });
});
