import { registerStudent } from '../support/applicant.js';
import { lastCode, otherCode } from '../support/codes.js';
import { PortalClient } from '../support/portal.js';
import { type RunningServer, startServer } from '../support/server.js';
import { ageCodes, inData, mailsWritten } from '../support/server-data.js';

type Purpose = 'register' | 'reset';

const OWNER = '203.0.113.7';
const STRANGER = '198.51.100.9';
const OTHERS = Array.from({ length: 4 }, (_, n) => `192.0.${n}.1`);
const PASSWORD = 'Better-2026';

let server: RunningServer;
let count = 0;

beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } });
});

afterAll(() => server.dispose());

const newAddress = () => `networks.${++count}@example.com`;

async function post(from: string, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await new PortalClient(server.url).raw(`/api/user/${path}`, init)).status;
}

const send = (from: string, email: string, purpose: Purpose = 'register') =>
  post(from, 'send-email-code', { email, purpose });

const prove = (from: string, email: string, code: string, path: 'register' | 'reset-password' = 'register') =>
  post(from, path, { email, password: PASSWORD, checkPwd: PASSWORD, code });

/** Asks as if the cooldown had passed. */
async function sendAfter(seconds: number, from: string, email: string, purpose?: Purpose): Promise<number> {
  ageCodes(server, email, seconds);
  return send(from, email, purpose);
}

async function codeFor(from: string, email: string, purpose?: Purpose): Promise<string> {
  await mailsWritten(server);
  expect(await sendAfter(61, from, email, purpose)).toBe(200);
  return lastCode(server, email);
}

describe('a stranger who asks for codes', () => {
  it('uses up ten a day of one purpose and network alone', async () => {
    const { email } = await registerStudent(server);
    for (let asked = 0; asked < 10; asked++) expect(await sendAfter(61, STRANGER, email, 'reset')).toBe(200);
    expect(await sendAfter(61, STRANGER, email, 'reset')).toBe(429);
    expect(await send('198.51.100.200', email, 'reset')).toBe(429);
    expect(await send(STRANGER, email, 'register')).toBe(200);
    const code = await codeFor(OWNER, email, 'reset');
    expect(await prove(OWNER, email, code, 'reset-password')).toBe(200);
  });

  it('does not end the code of the owner, whose use ends all', async () => {
    const email = newAddress();
    const mine = await codeFor(OWNER, email);
    const theirs = await codeFor(STRANGER, email);
    expect(theirs).not.toBe(mine);
    expect(await prove(OWNER, email, mine)).toBe(200);
    const open = inData(server, (data) =>
      data.prepare('SELECT id FROM verification_codes WHERE email = ? AND dead_at IS NULL').all(email),
    );
    expect(open).toEqual([]);
  });

  it('makes the owner wait a minute, for a code that the owner can use', async () => {
    const email = newAddress();
    expect(await send(STRANGER, email)).toBe(200);
    expect(await send(OWNER, email)).toBe(429);
    expect(await prove(OWNER, email, await lastCode(server, email))).toBe(200);
  });

  it('gets one in ten minutes from however many networks, after fifty', async () => {
    const email = newAddress();
    for (const from of [STRANGER, ...OTHERS]) {
      for (let asked = 0; asked < 10; asked++) expect(await sendAfter(61, from, email)).toBe(200);
    }
    expect(await sendAfter(300, OWNER, email)).toBe(429);
    const code = await lastCode(server, email);
    expect(await sendAfter(301, '192.0.99.1', email)).toBe(200);
    expect(await prove(OWNER, email, code)).toBe(400);
    expect(await prove(OWNER, email, await lastCode(server, email))).toBe(200);
  });
});

describe('a stranger who tries codes', () => {
  it('ends no code for the network that asked for it, however often', async () => {
    const email = newAddress();
    const code = await codeFor(OWNER, email);
    for (const from of [STRANGER, ...OTHERS]) {
      for (let tries = 0; tries < 5; tries++) expect(await prove(from, email, otherCode(code))).toBe(400);
    }
    expect(await prove(STRANGER, email, code)).toBe(400);
    expect(await prove(OWNER, email, code)).toBe(200);
  });

  it('has five tries from all networks together', async () => {
    const email = newAddress();
    const code = await codeFor(OWNER, email);
    for (const from of [STRANGER, ...OTHERS]) expect(await prove(from, email, otherCode(code))).toBe(400);
    expect(await prove('192.0.99.1', email, code)).toBe(400);
  });
});

it('keeps the network that asked as a keyed hash', async () => {
  const email = newAddress();
  await send(OWNER, email);
  const row = inData(server, (data) => data.prepare('SELECT * FROM verification_codes WHERE email = ?').get(email));
  expect(row).toMatchObject({ network: expect.stringMatching(/^[0-9a-f]{20}$/) });
  expect(JSON.stringify(row)).not.toContain('203.0.113');
});
