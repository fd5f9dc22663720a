import { registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { COOKIE, JSON_BODY, login, sessionCookie } from '../support/session-cookies.js';

const refusal = { code: 403, message: inEnglish('cross_site'), data: { reason: 'cross_site' } };

describe('the session cookie', () => {
  let server: RunningServer;
  let student: PortalClient & { email: string; password: string };
  let cookie: string;

  beforeAll(async () => {
    server = await startServer();
    student = await registerStudent(server);
    cookie = `${COOKIE}=${student.token}`;
  });

  afterAll(() => server.dispose());

  const call = async (path: string, init: RequestInit) => {
    const answer = await new PortalClient(server.url).raw(path, init);
    return { status: answer.status, ...((await answer.json()) as { code: number; data: unknown }) };
  };
  const update = (headers: Record<string, string>, body = '{}') =>
    call('/api/user/update', { method: 'POST', headers: { cookie, ...JSON_BODY, ...headers }, body });

  it('is set at the login, for scripts out of reach, for two days at most', async () => {
    const answer = await login(server, student);
    const { value, attributes } = sessionCookie(answer);
    const { data } = (await answer.json()) as { data: { token: string } };
    expect(value).toBe(data.token);
    expect(attributes).toEqual({ path: '/', httponly: '', samesite: 'Lax', expires: expect.any(String) });
    const days = (Date.parse(attributes.expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(1.9);
    expect(days).toBeLessThanOrEqual(2);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('comes in an answer that nothing may store', async () => {
    const answer = await login(server, student);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is no session where two differ, whichever comes first, nor in the way of what is open', async () => {
    const other = `${COOKIE}=${(await registerStudent(server)).token}`;
    for (const pair of [`${cookie}; ${other}`, `${other}; a=b; ${cookie}`, `${COOKIE}=x; ${cookie}`]) {
      expect(await call('/api/user/info', { headers: { cookie: pair } })).toMatchObject({ status: 401, code: 500 });
      expect(await call('/api/university/list', { headers: { cookie: pair } })).toMatchObject({ status: 200 });
    }
    const twice = { cookie: `${cookie}; ${cookie}` };
    expect(await call('/api/user/info', { headers: twice })).toMatchObject({ data: { email: student.email } });
  });

  it('is a session, and is taken away at the sign-out', async () => {
    const { value } = sessionCookie(await login(server, student));
    const headers = { cookie: `other=1; ${COOKIE}=${value}` };
    expect(await call('/api/user/info', { headers })).toMatchObject({ status: 200, data: { email: student.email } });
    const out = await new PortalClient(server.url).raw('/api/user/logout', { method: 'POST', headers });
    expect(out.status).toBe(200);
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    const gone = sessionCookie(out);
    expect(gone).toMatchObject({ value: '', attributes: { path: '/', httponly: '', samesite: 'Lax' } });
    expect(Date.parse(gone.attributes.expires ?? '')).toBeLessThan(Date.now());
    expect(await call('/api/user/info', { headers })).toMatchObject({ status: 401, code: 500 });
  });

  it('gives way to a token in the header', async () => {
    const headers = { cookie, authorization: 'Bearer abc' };
    expect(await call('/api/user/info', { headers })).toMatchObject({ status: 401, code: 500 });
  });

  it('counts for requests of this origin', async () => {
    expect(await update({})).toMatchObject({ status: 200 });
    const own: Record<string, string>[] = [
      { origin: server.url },
      { origin: server.url, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { 'content-type': 'Application/JSON; charset=utf-8' },
    ];
    for (const headers of own) expect(await update(headers)).toMatchObject({ status: 200, code: 200 });
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('counts for nothing in an unsafe request with %j, which a token may make', async (headers) => {
    expect(await update(headers, '{"name":"Evil"}')).toMatchObject({ status: 403, ...refusal });
    const byToken = await update({ ...headers, cookie: 'a=b', authorization: `Bearer ${student.token}` }, '{}');
    expect(byToken.status).not.toBe(403);
    expect(byToken.code).not.toBe(500);
  });

  it.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=utf-8',
    'Application/JSONP',
    '',
    ' ',
  ])('does not make a body of the type "%s" one that is read, nor does a token', async (type) => {
    const headers = { 'content-type': type };
    const senders: Record<string, string>[] = [
      { cookie },
      { cookie, origin: server.url },
      { authorization: `Bearer ${student.token}` },
    ];
    for (const by of senders) {
      const init = { method: 'POST', headers: { ...by, ...headers }, body: 'name=Evil' };
      expect(await call('/api/user/update', init)).toMatchObject({
        status: 415,
        code: 415,
        message: 'Unsupported Media Type',
        data: { reason: 'wrong_content_type' },
      });
    }
    const { email, password } = student;
    const body = new URLSearchParams({ email, password }).toString();
    const signIn = await call('/api/user/login', { method: 'POST', headers, body });
    expect(signIn).toMatchObject({ status: 415, code: 415 });
  });

  it('needs no type where there is no body', async () => {
    const { token } = await signIn(server.url, student);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' };
    expect(await call('/api/user/logout', { method: 'POST', headers, body: '' })).toMatchObject({ status: 200 });
  });

  it('neither signs out nor uploads for another site', async () => {
    const origin = 'https://evil.example';
    expect(await call('/api/user/logout', { method: 'POST', headers: { cookie, origin } })).toMatchObject(refusal);
    const form = new FormData();
    form.append('kind', 'passport');
    form.append('file', new Blob(['x']), 'x.png');
    expect(await call('/api/file/upload', { method: 'POST', headers: { cookie, origin }, body: form })).toMatchObject(
      refusal,
    );
    const own = { cookie, origin: server.url };
    expect(await call('/api/file/upload', { method: 'POST', headers: own, body: form })).toMatchObject({ status: 415 });
    expect((await student.get<{ name: string }>('/api/user/info')).data.name).toBeNull();
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is given to nobody who was made to sign in by a form with %j', async (headers) => {
    const body = new URLSearchParams({ email: student.email, password: student.password });
    const submit = (more: Record<string, string>) =>
      new PortalClient(server.url).raw('/api/user/login', { method: 'POST', headers: more, body });
    const refused = await submit(headers);
    expect(refused.status).toBe(403);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await refused.json()).toMatchObject(refusal);
    // Not even with one of our own: nothing here sends such a form.
    expect((await submit({ origin: server.url })).status).toBe(415);
  });

  it('lets other sites read nothing: no answer names them', async () => {
    const origin = 'https://evil.example';
    for (const [path, method] of [
      ['/api/user/info', 'GET'],
      ['/api/user/update', 'OPTIONS'],
      ['/api/university/list', 'GET'],
    ] as const) {
      const headers = { cookie, origin, 'access-control-request-method': 'POST' };
      const answer = await new PortalClient(server.url).raw(path, { method, headers });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it.each([
    ['that ended', () => `${COOKIE}=${student.token}x`],
    ['that is garbled', () => `${COOKIE}=%E0%A4%A`],
    ['that is empty', () => `${COOKIE}=`],
    [
      'of a session that is over',
      () => {
        inData(server, (data) => data.prepare('UPDATE sessions SET ended_at = 1').run());
        return cookie;
      },
    ],
  ])('%s does not stand in the way of what is open to everyone', async (_, stale) => {
    const headers = { cookie: stale(), origin: server.url };
    expect(await call('/api/university/list', { headers })).toMatchObject({ status: 200, code: 0 });
    expect((await login(server, student, headers)).status).toBe(200);
    expect(await call('/api/user/info', { headers })).toMatchObject({ status: 401, code: 500 });
  });
});
