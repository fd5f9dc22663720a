import { PortalClient } from '../support/portal.js';
import { type RunningServer, STUDENT, startServer } from '../support/server.js';
import { COOKIE, JSON_BODY, login, SECURE_COOKIE, sessionCookie } from '../support/session-cookies.js';

describe('behind https', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { PUBLIC_URL: 'https://verify.example/' } });
  });

  afterAll(() => server.dispose());

  it('the cookie is Secure, and browsers are told to stay', async () => {
    const answer = await login(server, STUDENT);
    const { value, attributes } = sessionCookie(answer, SECURE_COOKIE);
    const expires = expect.any(String);
    expect(attributes).toEqual({ path: '/', secure: '', httponly: '', samesite: 'Lax', expires });
    expect(sessionCookie(answer).value).toBe('');
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    const update = (origin: string) =>
      new PortalClient(server.url).raw('/api/user/update', {
        method: 'POST',
        headers: { ...JSON_BODY, cookie: `${SECURE_COOKIE}=${value}`, origin },
        body: '{}',
      });
    expect((await update('https://verify.example')).status).toBe(200);
    expect((await update('http://verify.example')).status).toBe(403);
    expect((await update('https://verify.example.evil.example')).status).toBe(403);
  });

  it('the cookie of the name without https is no session, and goes with the other at the sign-out', async () => {
    const { value } = sessionCookie(await login(server, STUDENT), SECURE_COOKIE);
    const ask = (path: string, cookie: string, method = 'GET') =>
      new PortalClient(server.url).raw(path, { method, headers: { cookie } });
    expect((await ask('/api/user/info', `${COOKIE}=${value}`)).status).toBe(401);
    expect((await ask('/api/user/info', `${COOKIE}=planted; ${SECURE_COOKIE}=${value}`)).status).toBe(200);
    const out = await ask('/api/user/logout', `${SECURE_COOKIE}=${value}`, 'POST');
    for (const name of [COOKIE, SECURE_COOKIE]) {
      const gone = sessionCookie(out, name);
      expect(gone).toMatchObject({ value: '', attributes: { path: '/', secure: '' } });
      expect(Date.parse(gone.attributes.expires ?? '')).toBeLessThan(Date.now());
    }
  });
});
