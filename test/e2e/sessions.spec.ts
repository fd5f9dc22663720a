// On the stack: a session that one API ends is over at the other.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { registerStudent } from '../support/applicant.js';
import { bare, refused, SESSION_LOST } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { withoutCodes } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { claimsOf, forge, HEADER, serverKey, unsigned } from '../support/tokens.js';

let server: RunningServer;
let student: PortalClient & { email: string; password: string };
let token: string;
let claims: Record<string, unknown>;

beforeAll(async () => {
  server = await startServer();
  student = await registerStudent(server);
  token = student.token ?? '';
  claims = claimsOf(token);
});

afterAll(() => server.dispose());

const infoWith = async (authorization: string) => {
  const answer = await new PortalClient(server.url).raw('/api/user/info', { headers: { authorization } });
  return withoutCodes({ status: answer.status, ...((await answer.json()) as object) });
};

describe('a session token', () => {
  it('holds who, which session and until when, for two days and nothing more', () => {
    expect(claims).toEqual({
      sub: expect.stringMatching(/^\d+$/),
      sid: expect.stringMatching(/^[0-9a-f]{32}$/),
      iss: 'myverify',
      aud: 'session',
      iat: expect.any(Number),
      exp: Number(claims.iat) + 2 * 24 * 3600,
    });
  });

  it('is the one that the test can make, too', async () => {
    expect(forge(claims, serverKey(server))).toBe(token);
    expect(await infoWith(`Bearer ${token}`)).toMatchObject({ status: 200, code: 200 });
    expect(await infoWith(`bearer   ${token}`)).toMatchObject({ status: 200, code: 200 });
  });

  it('that ran out is told as such', async () => {
    const now = Math.floor(Date.now() / 1000);
    const expired = forge({ ...claims, iat: now - 200_000, exp: now - 1 }, serverKey(server));
    expect(await infoWith(`Bearer ${expired}`)).toEqual(refused(401, 'session_expired', 'jwt expired', {}, 500));
  });

  const forgeries: Record<string, () => string> = {
    'nothing at all': () => '',
    'no token': () => 'Bearer',
    'a garbled token': () => 'Bearer abc.def.ghi',
    'a token cut short': () => `Bearer ${token.slice(0, -2)}`,
    'a token with more behind it': () => `Bearer ${token}A`,
    'two tokens': () => `Bearer ${token}, Bearer ${token}`,
    'another scheme': () => `Basic ${token}`,
    'alg none': () => `Bearer ${unsigned(claims, 'none')}`,
    'alg NONE': () => `Bearer ${unsigned(claims, 'NONE')}`,
    'no alg': () => `Bearer ${forge(claims, serverKey(server), { typ: 'JWT' })}`,
    'the signature of another token': () =>
      `Bearer ${unsigned({ ...claims, sub: '1' }, 'HS256')}${token.split('.')[2]}`,
    'another key': () => `Bearer ${forge(claims, 'x'.repeat(32))}`,
    'an empty key': () => `Bearer ${forge(claims, '')}`,
    'the key of signed links': () => `Bearer ${forge(claims, serverKey(server, 'signed-link'))}`,
    'the key of mailed codes': () => `Bearer ${forge(claims, serverKey(server, 'mail-code'))}`,
    'another algorithm of the family': () => {
      const text = forge(claims, '', { ...HEADER, alg: 'HS512' })
        .split('.')
        .slice(0, 2)
        .join('.');
      return `Bearer ${text}.${createHmac('sha512', serverKey(server)).update(text).digest('base64url')}`;
    },
    'a header that says RS256': () => `Bearer ${forge(claims, serverKey(server), { ...HEADER, alg: 'RS256' })}`,
    'RS256 by a key pair of the caller': () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const text = forge(claims, '', { ...HEADER, alg: 'RS256' })
        .split('.')
        .slice(0, 2)
        .join('.');
      return `Bearer ${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
    'a header with a key of its own': () =>
      `Bearer ${forge(claims, 'x', { ...HEADER, jwk: { kty: 'oct', k: Buffer.from('x').toString('base64url') } })}`,
    'a header that names a file as key': () => `Bearer ${forge(claims, '', { ...HEADER, kid: '../../dev/null' })}`,
    'another user’s id': () => `Bearer ${forge({ ...claims, sub: '1' }, serverKey(server))}`,
    'an id that is a number': () => `Bearer ${forge({ ...claims, sub: Number(claims.sub) }, serverKey(server))}`,
    'a session that never was': () => `Bearer ${forge({ ...claims, sid: '0'.repeat(32) }, serverKey(server))}`,
    'a session of another shape': () => `Bearer ${forge({ ...claims, sid: { $ne: '' } }, serverKey(server))}`,
    'no session': () => `Bearer ${forge({ ...claims, sid: undefined }, serverKey(server))}`,
    'another audience': () => `Bearer ${forge({ ...claims, aud: 'mail' }, serverKey(server))}`,
    'another issuer': () => `Bearer ${forge({ ...claims, iss: 'elsewhere' }, serverKey(server))}`,
    'the signature of a link': () =>
      `Bearer ${createHmac('sha256', serverKey(server, 'signed-link')).update('report:1\n9999999999').digest('base64url')}`,
  };

  it.each(Object.keys(forgeries))('is not: %s', async (name) => {
    expect(await infoWith(forgeries[name]?.() ?? '')).toEqual(SESSION_LOST);
  });

  it('opens no signed link', async () => {
    for (const path of ['/api/report/1/pdf', '/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e']) {
      const answer = await student.raw(`${path}?exp=9999999999&sig=${token.split('.')[2]}`);
      expect([403, 404]).toContain(answer.status);
    }
  });
});

describe('a session', () => {
  it('ends when its row does, whatever its token says', async () => {
    const client = await signIn(server.url, student);
    const sid = String(claimsOf(client.token ?? '').sid);
    const setExpiry = (moment: number) =>
      inData(server, (data) => data.prepare('UPDATE sessions SET expires_at = ? WHERE id = ?').run(moment, sid));
    setExpiry(Date.now() - 1);
    expect(bare(await client.get('/api/user/info'))).toEqual(SESSION_LOST);
    setExpiry(Date.now() + 60_000);
    expect(await client.get('/api/user/info')).toMatchObject({ status: 200 });
    inData(server, (data) => data.prepare('DELETE FROM sessions WHERE id = ?').run(sid));
    expect(bare(await client.get('/api/user/info'))).toEqual(SESSION_LOST);
  });

  it('loses a changed role at once', async () => {
    const officer = await registerStudent(server);
    const setRole = (role: number) =>
      inData(server, (data) => data.prepare('UPDATE users SET role_id = ? WHERE email = ?').run(role, officer.email));
    setRole(0);
    expect(await officer.post('/api/cert/add-apply')).toMatchObject({ status: 403, data: { reason: 'forbidden' } });
    setRole(1);
    expect(await officer.post('/api/cert/add-auth')).toMatchObject({ status: 403, data: { reason: 'forbidden' } });
    expect(await officer.post('/api/cert/add-apply')).toMatchObject({
      status: 400,
      data: { reason: 'missing_fields' },
    });
    expect((await officer.get('/api/user/info')).data).toMatchObject({ role: 1, permissions: [] });
  });
});

describe('code 500', () => {
  const protectedCalls: [string, string][] = [
    ['GET', '/api/user/info'],
    ['POST', '/api/user/update'],
    ['POST', '/api/user/change-password'],
    ['POST', '/api/user/logout'],
    ['GET', '/api/cert/list'],
    ['GET', '/api/cert/detail?id=1'],
    ['POST', '/api/cert/add'],
    ['POST', '/api/cert/reject'],
    ['POST', '/api/cert/download'],
    ['POST', '/api/file/upload'],
  ];

  it.each(protectedCalls)('answers %s %s without a session, before the input is judged', async (method, path) => {
    const body = method === 'POST' ? { body: '{"id":"x"}', headers: { 'content-type': 'application/json' } } : {};
    const answer = await new PortalClient(server.url).raw(path, { method, ...body });
    expect(withoutCodes({ status: answer.status, ...((await answer.json()) as object) })).toEqual(SESSION_LOST);
  });

  it('answers nothing else', async () => {
    const officer = await signIn(server.url, ADMIN);
    const anyone = new PortalClient(server.url);
    const refusals = [
      await anyone.post('/api/user/login', { email: student.email, password: 'Wrong-2026' }),
      await anyone.post('/api/user/login', {}),
      await anyone.post('/api/user/register', {}),
      await anyone.get('/api/studentinfo/search', {}),
      await anyone.get('/api/studentinfo/search', { name: 'A', passport: 'B', birth: '2001-01-01' }),
      await anyone.get('/api/report/1/pdf'),
      await anyone.get('/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e'),
      await anyone.get('/api/nothing'),
      await student.post('/api/user/update', { birth: 'x' }),
      await student.post('/api/user/change-password', { userId: 1, oldPassword: 'x', newPassword: 'y' }),
      await student.post('/api/cert/add-auth', {}),
      await student.get('/api/cert/detail', { id: 999_999 }),
      await student.post('/api/cert/add-apply', {}),
      await student.upload('passport', 'x.png', Buffer.from('no picture')),
      await officer.post('/api/cert/add-apply', {}),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([
      401, 400, 400, 400, 404, 403, 404, 404, 400, 403, 403, 404, 400, 415, 403,
    ]);
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(({ status }) => status));
  });
});
