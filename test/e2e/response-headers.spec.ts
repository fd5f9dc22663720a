import { signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.dispose());

describe('the headers', () => {
  const PATHS: [string, string, number][] = [
    ['GET', '/', 200],
    ['GET', '/check', 200],
    ['GET', '/manage/', 200],
    ['GET', '/docs', 200],
    ['GET', '/docs-json', 200],
    ['GET', '/docs/errors', 200],
    ['GET', '/docs/errors/not_found', 200],
    ['GET', '/docs/errors/nothing', 404],
    ['GET', '/health/ready', 200],
    ['GET', '/api/university/list', 200],
    ['GET', '/api/user/info', 401],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/v1/reports/check/MYV-00000-00000-00000', 404],
    ['POST', '/api/user/login', 400],
    ['GET', '/api/report/1/pdf', 403],
  ];

  it.each(PATHS)('of %s %s (%d) shut browsers in', async (method, path, status) => {
    const { headers, status: found } = await fetch(`${server.url}${path}`, { method });
    expect(found).toBe(status);
    const policy = headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split(';').map((part): [string, string] => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer|strict-origin-when-cross-origin)$/),
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const name of ['x-powered-by', 'server']) expect(headers.get(name)).toBeNull();
    const isShared = path.startsWith('/api/v1/reports/check/');
    expect(headers.get('access-control-allow-origin')).toBe(isShared ? '*' : null);
  });

  it('carry another request id each time, which a refusal repeats and no caller chooses', async () => {
    const ask = () =>
      fetch(`${server.url}/api/user/info`, { headers: { 'x-request-id': 'chosen', 'request-id': 'chosen' } });
    const answers = [await ask(), await ask()];
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    for (const [position, answer] of answers.entries()) {
      expect(await answer.json()).toMatchObject({ data: { requestId: ids[position] } });
    }
    expect(ids).not.toContain('chosen');
  });

  it('keep refusals and what is personal out of caches', async () => {
    for (const path of ['/api/user/info', '/api/nothing', '/api/studentinfo/search', '/health/ready']) {
      const { headers } = await fetch(`${server.url}${path}`);
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')]);
    }
    const { token } = await signIn(server.url, ADMIN);
    for (const path of [
      '/api/user/info',
      '/api/cert/list',
      '/api/v1/certificates',
      '/api/v1/users',
      '/api/v1/me/consents',
    ]) {
      const answer = await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
      const cached = answer.headers.get('cache-control');
      expect([path, answer.status, cached]).toEqual([path, 200, 'private, no-store']);
    }
  });
});
