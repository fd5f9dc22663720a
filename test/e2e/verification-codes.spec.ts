// On the stack: codes are mailed by workers, and tried at once at two APIs.
import { registerStudent } from '../support/applicant.js';
import { freshCode, otherCode } from '../support/codes.js';
import { accepted, bare, refused } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, startServer } from '../support/server.js';
import { ageCodes, inData, mailsWritten } from '../support/server-data.js';

const TEXT = inEnglish('code_wrong');
const WRONG_CODE = refused(400, 'wrong_code', TEXT, { errors: { code: TEXT } });
const REGISTERED = accepted('Register Success!', { id: expect.any(Number) });
const password = 'Secret-2026';

let server: RunningServer;
let anyone: PortalClient;
let count = 0;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

const newAddress = () => `code.${++count}@example.com`;

async function register(email: string, code: string) {
  return bare(await anyone.post('/api/user/register', { email, password, checkPwd: password, code }));
}

async function reset(email: string, code: string) {
  return bare(await anyone.post('/api/user/reset-password', { email, password, checkPwd: password, code }));
}

const send = (email: string, purpose?: string, headers: Record<string, string> = {}) =>
  anyone.raw('/api/user/send-email-code', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, purpose }),
  });

describe('a code', () => {
  it('works once', async () => {
    const email = newAddress();
    const code = await freshCode(server, email);
    expect(await register(email, otherCode(code))).toEqual(WRONG_CODE);
    expect(await register(email, ` ${code} `)).toEqual(REGISTERED);
    expect(await register(email, code)).toEqual(WRONG_CODE);
  });

  it('is worth nothing for another address', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const code = await freshCode(server, email);
    await freshCode(server, other);
    expect(await register(other, code)).toEqual(WRONG_CODE);
    expect(await register(email, code)).toEqual(REGISTERED);
  });

  it('is worth nothing for another purpose', async () => {
    const student = await registerStudent(server);
    const code = await freshCode(server, student.email, 'reset');
    expect(await register(student.email, code)).toEqual(WRONG_CODE);
    const email = newAddress();
    const registering = await freshCode(server, email);
    expect(await reset(email, registering)).toEqual(WRONG_CODE);
    expect(await register(email, registering)).toEqual(REGISTERED);
    expect(await reset(student.email, code)).toEqual(accepted('Reset Password Success!', null));
  });

  it('dies when a newer one is mailed', async () => {
    const email = newAddress();
    const older = await freshCode(server, email);
    const newer = await freshCode(server, email);
    expect(await register(email, older)).toEqual(WRONG_CODE);
    expect(await register(email, newer)).toEqual(REGISTERED);
  });

  it('dies after ten minutes', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const code = await freshCode(server, email);
    const tried = await freshCode(server, other);
    ageCodes(server, email, 601);
    ageCodes(server, other, 560);
    expect(await register(email, code)).toEqual(WRONG_CODE);
    expect(await register(other, tried)).toEqual(REGISTERED);
  });

  it('dies at the fifth wrong try, not at the fourth', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const [code, guarded] = [await freshCode(server, email), await freshCode(server, other)];
    for (let tries = 0; tries < 4; tries++) expect(await register(other, otherCode(guarded))).toEqual(WRONG_CODE);
    expect(await register(other, guarded)).toEqual(REGISTERED);
    for (let tries = 0; tries < 5; tries++) expect(await register(email, otherCode(code))).toEqual(WRONG_CODE);
    expect(await register(email, code)).toEqual(WRONG_CODE);
  });

  it('gives one success to 50 right tries at once', async () => {
    const email = newAddress();
    const code = await freshCode(server, email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toEqual([REGISTERED]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 49 }, () => WRONG_CODE));
  });

  it('cannot be guessed by wrong tries at once', async () => {
    const email = newAddress();
    const code = await freshCode(server, email);
    await Promise.all(Array.from({ length: 20 }, () => register(email, otherCode(code))));
    expect(await register(email, code)).toEqual(WRONG_CODE);
  });

  it('is kept as a hash', async () => {
    const email = newAddress();
    const code = await freshCode(server, email);
    const row = inData(server, (data) => data.prepare('SELECT * FROM verification_codes WHERE email = ?').get(email));
    expect(row).toMatchObject({ email, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });
});

describe('asking for a code', () => {
  it('is answered once in 60 seconds for an address and purpose', async () => {
    const email = newAddress();
    expect(await anyone.post('/api/user/send-email-code', { email })).toMatchObject({ code: 200 });
    const again = await anyone.post<{ retryAfter: number }>('/api/user/send-email-code', {
      email: email.toUpperCase(),
    });
    const { retryAfter } = again.data;
    expect(bare(again)).toEqual(
      refused(429, 'cooldown', `Please wait ${retryAfter} seconds before asking for another code`, { retryAfter }),
    );
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(again.headers.get('retry-after')).toBe(String(retryAfter));
    expect(await anyone.post('/api/user/send-email-code', { email, purpose: 'reset' })).toMatchObject({ code: 200 });
    ageCodes(server, email, 61);
    expect(await anyone.post('/api/user/send-email-code', { email })).toMatchObject({ code: 200 });
  });

  it('is answered once however many ask at the same time', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 429)]);
    await mailsWritten(server);
    const mails = (await server.mails()).filter((mail) => mail.to?.[0]?.address === email);
    expect(mails).toHaveLength(1);
  });

  it('is answered ten times a day', async () => {
    const email = newAddress();
    for (let asked = 0; asked < 10; asked++) await freshCode(server, email);
    ageCodes(server, email, 61);
    const answer = await anyone.post<{ retryAfter: number }>('/api/user/send-email-code', { email });
    expect(answer).toMatchObject({ status: 429, data: { reason: 'cooldown' } });
    expect(answer.data.retryAfter).toBeGreaterThan(3600);
    ageCodes(server, email, 24 * 3600);
    expect((await send(email)).status).toBe(200);
  });

  it.each(['register', 'reset'])('for %s does not tell whether there is an account', async (purpose) => {
    const { email } = await registerStudent(server);
    const stranger = newAddress();
    ageCodes(server, email, 61);
    const [known, unknown] = [await send(email, purpose), await send(stranger, purpose)];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const names = ({ headers }: Response) => [...headers.keys()].sort();
    expect(names(known)).toEqual(names(unknown));
    const [knownAgain, unknownAgain] = [await send(email, purpose), await send(stranger, purpose)];
    expect([knownAgain.status, unknownAgain.status]).toEqual([429, 429]);
  });

  it('tells a known address by mail that it has an account, without a code', async () => {
    const { email } = await registerStudent(server);
    ageCodes(server, email, 61);
    expect((await send(email, 'register')).status).toBe(200);
    const mail = await server.mailTo(email, ({ subject }) => /already have/i.test(subject ?? ''));
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
  });

  it('mails nothing for a reset of an address without an account', async () => {
    const stranger = newAddress();
    expect((await send(stranger, 'reset')).status).toBe(200);
    await mailsWritten(server);
    expect((await server.mails()).map((mail) => mail.to?.[0]?.address)).not.toContain(stranger);
    expect(await reset(stranger, '123456')).toEqual(WRONG_CODE);
  });
});

describe('the language', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', /验证码/, 'cn'],
    ['en-GB,en;q=0.9,zh;q=0.8', /code/i, 'en'],
  ])('of %s is that of the mail, and of the account from then on', async (accepted, words, language) => {
    const email = newAddress();
    await send(email, 'register', { 'accept-language': accepted });
    const mail = await server.mailTo(email);
    expect(mail.subject).toMatch(words);
    expect(mail.text).toMatch(words);
    const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '';
    expect(await register(email, code)).toEqual(REGISTERED);
    const student = await signIn(server.url, { email, password });
    expect((await student.get('/api/user/info')).data).toMatchObject({ language });
  });

  it('may be said in the request', async () => {
    const email = newAddress();
    await anyone.post('/api/user/send-email-code', { email, language: 'cn' });
    expect((await server.mailTo(email)).subject).toMatch(/验证码/);
  });
});
