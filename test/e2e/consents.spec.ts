// On the stack: those who agree at once meet at an index of MariaDB.
import { registerStudent } from '../support/applicant.js';
import { freshCode } from '../support/codes.js';
import { call } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

interface Consent {
  readonly id: number;
  readonly notice: string;
  readonly version: string;
  readonly language: string;
  readonly at: string;
  readonly withdrawnAt: string | null;
}

const PRIVACY = { notice: 'privacy', version: '2026-11-29', language: 'en' };
const TERMS = { notice: 'terms', version: '2023-09-10', language: 'ms' };
const LEGAL = { notice: 'legal-notice', version: '2024-01-07', language: 'cn' };

let server: RunningServer;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

const give = (who: PortalClient, body: unknown) => call<Consent>(who, 'POST', '/api/v1/me/consents', body);
const given = async (who: PortalClient) => (await call<Consent[]>(who, 'GET', '/api/v1/me/consents')).body;

describe('the notices', () => {
  it('are told to everyone, with their present versions', async () => {
    const languages = ['en', 'ms', 'cn'];
    expect(await call(anyone, 'GET', '/api/v1/notices')).toMatchObject({
      status: 200,
      body: [
        { notice: 'privacy', version: '2026-11-29', languages },
        { notice: 'terms', version: '2023-09-10', languages },
        { notice: 'legal-notice', version: '2024-01-07', languages },
        { notice: 'enquiries', version: '2026-11-29', languages },
      ],
    });
  });
});

describe('a consent', () => {
  it('is stored with notice, version, language and time, for its user alone', async () => {
    const student = await registerStudent(server);
    const before = Date.now();
    for (const consent of [PRIVACY, TERMS, LEGAL]) {
      const { status, body } = await give(student, { ...consent, at: '2001-01-01', userId: 1 });
      expect(status).toBe(201);
      const moments = { at: expect.stringMatching(/Z$/), withdrawnAt: null };
      expect(body).toEqual({ ...consent, id: expect.any(Number), ...moments });
      expect(Date.parse(body.at)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(body.at)).toBeLessThanOrEqual(Date.now());
    }
    expect((await given(student)).map(({ notice, language }) => [notice, language])).toEqual([
      ['privacy', 'en'],
      ['terms', 'ms'],
      ['legal-notice', 'cn'],
    ]);
    expect(await given(await registerStudent(server))).toEqual([]);
  });

  it('stays as it was first given, however often it is given again', async () => {
    const student = await registerStudent(server);
    const first = await give(student, PRIVACY);
    const again = await Promise.all(Array.from({ length: 8 }, () => give(student, PRIVACY)));
    for (const { status, body } of again) expect([status, body]).toEqual([201, first.body]);
    await give(student, { ...PRIVACY, language: 'ms' });
    expect(await given(student)).toHaveLength(2);
  });

  it('to a former version stays beside the one to the present version', async () => {
    const student = await registerStudent(server);
    const { body } = await give(student, PRIVACY);
    inData(server, (data) => data.prepare('UPDATE consents SET version = ? WHERE id = ?').run('2024-01-07', body.id));
    expect(await given(student)).toEqual([{ ...body, version: '2024-01-07' }]);
    expect((await give(student, PRIVACY)).status).toBe(201);
    expect((await given(student)).map(({ version }) => version)).toEqual(['2024-01-07', PRIVACY.version]);
  });

  it('can be neither changed nor taken away', async () => {
    const student = await registerStudent(server);
    const { body } = await give(student, PRIVACY);
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      for (const path of ['/api/v1/me/consents', `/api/v1/me/consents/${body.id}`]) {
        expect((await call(student, method, path, TERMS)).status).toBe(404);
      }
    }
    expect(await given(student)).toEqual([body]);
  });

  it.each([
    ['another notice', { ...PRIVACY, notice: 'cookies' }, ['notice']],
    ['the former version', { ...PRIVACY, version: '2024-01-07' }, ['version']],
    ['the version of another notice', { ...PRIVACY, version: '2023-09-10' }, ['version']],
    ['another language', { ...PRIVACY, language: 'fr' }, ['language']],
    ['nothing', {}, ['language', 'notice']],
    ['lists', { notice: ['privacy'], version: ['2026-11-29'], language: ['en'] }, ['language', 'notice']],
    [
      'names of the language',
      { notice: '__proto__', version: 'constructor', language: 'toString' },
      ['language', 'notice'],
    ],
  ])('to %s is refused', async (_, body, fields) => {
    const student = await registerStudent(server);
    const answer = await call<{ reason: string; errors: object }>(student, 'POST', '/api/v1/me/consents', body);
    expect([answer.status, answer.body.reason]).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.body.errors).sort()).toEqual(fields);
    expect(await given(student)).toEqual([]);
  });

  it('needs a session', async () => {
    expect((await give(anyone, PRIVACY)).status).toBe(401);
    expect((await call(anyone, 'GET', '/api/v1/me/consents')).status).toBe(401);
  });
});

describe('registering', () => {
  const password = 'Student-2026';
  const register = async (email: string, consents: unknown) => {
    const code = await freshCode(server, email);
    const body = { email, password, checkPwd: password, code };
    return { body, answer: await anyone.post<Record<string, unknown>>('/api/user/register', { ...body, consents }) };
  };

  it('stores the consents with the account', async () => {
    const email = 'agrees@example.com';
    const { answer } = await register(email, [PRIVACY, TERMS, PRIVACY]);
    expect(answer).toMatchObject({ status: 200, message: 'Register Success!' });
    const consents = await given(await signIn(server.url, { email, password }));
    expect(consents.map(({ notice }) => notice)).toEqual(['privacy', 'terms']);
    const made = inData(server, (data) =>
      data.prepare('SELECT created_at AS at FROM users WHERE email = ?').get(email),
    );
    expect(made).toEqual({ at: Date.parse(consents[0]?.at ?? '') });
  });

  it('takes none, too', async () => {
    for (const [email, consents] of [
      ['silent@example.com', undefined],
      ['empty@example.com', []],
      ['null@example.com', null],
    ] as const) {
      expect((await register(email, consents)).answer.status).toBe(200);
      expect(await given(await signIn(server.url, { email, password }))).toEqual([]);
    }
  });

  it.each([
    ['no list', 'privacy'],
    ['a list of names', ['privacy']],
    ['an older version', [PRIVACY, { ...TERMS, version: '2020-01-01' }]],
    ['too many', Array.from({ length: 50 }, () => PRIVACY)],
    ['an object', { 0: PRIVACY, length: 1 }],
  ])('is refused with %s, and the code can be used again', async (what, consents) => {
    const email = `wrong.${what.replaceAll(' ', '.')}@example.com`;
    const { body, answer } = await register(email, consents);
    expect(answer).toMatchObject({
      status: 400,
      data: { reason: 'invalid_input', errors: { consents: expect.any(String) } },
    });
    expect((await anyone.post('/api/user/register', body)).status).toBe(200);
  });
});
