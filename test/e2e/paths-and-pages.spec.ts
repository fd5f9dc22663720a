import { request } from 'node:http';
import { bare, refused } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

/** Sends a path just as it is written, which `fetch` would tidy up first. */
function sendRaw(method: string, path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', reject).end();
  });
}

async function jsonOf(method: string, path: string) {
  const { status, text } = await sendRaw(method, path);
  return { status, ...(JSON.parse(text) as object) };
}

describe('what there is no operation for', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing/at/all'],
    ['GET', '/api/user'],
    ['GET', '/api/user/login'],
    ['PUT', '/api/user/update'],
    ['PATCH', '/api/user/update'],
    ['DELETE', '/api/user/update'],
    ['OPTIONS', '/api/user/update'],
    ['POST', '/api/user/info'],
    ['POST', '/api/university/list'],
    ['GET', '/API/user/info'],
    ['GET', '/api/user/info/'],
    ['GET', '/api//user/info'],
    ['GET', '/api/user/%69nfo/../info'],
    ['GET', '/health/nothing'],
    ['POST', '/health/live'],
    ['GET', '/openapi.json'],
    ['GET', '/openapi.json?x=1'],
    ['GET', '/.well-known'],
    ['GET', '/.well-known/'],
    ['GET', '/.well-known/security.txt'],
    ['GET', '/.well-known/openid-configuration/more'],
    ['POST', '/.well-known/jwks.json'],
  ])('is answered in the envelope: %s %s', async (method, path) => {
    const answer = await sendRaw(method, path);
    // The student interface shows its start page wherever no call begins.
    if (path.startsWith('/API')) return expect(answer.text).not.toMatch(/"code":(200|500)/);
    const message = `Cannot ${method} ${path}`;
    expect({ status: answer.status, ...(JSON.parse(answer.text) as object) }).toEqual(
      refused(404, 'not_found', message, { code: 'no_record' }),
    );
  });

  it.each([
    ['GET', '/api/v1'],
    ['GET', '/api/v1/'],
    ['GET', '/api/v1?x=1'],
    ['GET', '/api/v1/nothing'],
    ['POST', '/api/v1/reports/check/MYV-00000-00000-00000'],
    ['DELETE', '/api/v1/reports/1'],
    ['GET', `/api/v1/reports/check/${'a'.repeat(1000)}`],
  ])('is answered in the shape of the resource API: %s %s', async (method, path) => {
    expect(await jsonOf(method, path)).toMatchObject({
      type: '/docs/errors/not_found',
      status: 404,
      message: `Cannot ${method} ${path}`,
      reason: 'not_found',
      errors: {},
      requestId: expect.any(String),
    });
  });

  it.each(['/api/file/%E0%A4%A', '/api/nothing/%', '/api/report/%ff/pdf'])('nor for the malformed %s', async (path) => {
    expect(await jsonOf('GET', path)).toMatchObject({ status: 400, code: 400, data: { reason: 'invalid_input' } });
  });

  it('nor for a malformed path of the resource API', async () => {
    expect(await jsonOf('GET', '/api/v1/reports/check/%E0%A4%A')).toMatchObject({
      status: 400,
      reason: 'invalid_input',
      errors: {},
    });
  });

  it.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/src/main.ts',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
  ])('shows nothing of our own files: %s', async (path) => {
    const { text } = await sendRaw('GET', path);
    expect(text).not.toMatch(/JWT_SECRET|\[core\]|"dependencies"|NestFactory/);
  });
});

describe('pages of a list', () => {
  const MAX = inEnglish('page_max', { max: 1000 });
  const PAGE = inEnglish('page_expected');
  const SIZE = inEnglish('page_size_expected', { max: 100 });
  type Query = Record<string, string | number>;
  const dialects: [string, string, string][] = [
    ['/api/university/list', 'page_index', 'page_size'],
    ['/api/university/list', 'currentPage', 'pageSize'],
    ['/api/cert/list', 'page_index', 'page_size'],
    ['/api/cert/list', 'currentPage', 'pageSize'],
  ];
  let officer: PortalClient;

  beforeAll(async () => {
    officer = await signIn(server.url, ADMIN);
  });

  describe.each(dialects)('of %s by %s and %s', (path, index, size) => {
    const ask = async (query: Query) => bare(await officer.get(path, query));

    it.each([1, 2, 999, 1000])('may have the number %d', async (page) => {
      expect(await ask({ [index]: page })).toMatchObject({ status: 200 });
    });

    it.each([1, 10, 50, 100])('may have %d rows', async (rows) => {
      expect(await ask({ [index]: 1, [size]: rows })).toMatchObject({ status: 200 });
    });

    it.each([1001, 5000, 2_147_483_648, '99999999999999'])('do not go on to %s', async (page) => {
      expect(await ask({ [index]: page })).toEqual(refused(400, 'page_too_large', MAX));
    });

    it.each([0, -1, 1.5, 'abc', '1e2', '0x1', '١', ' 1', '', 'NaN', '[]', '1;DROP'])(
      'have no number "%s"',
      async (page) => {
        expect(await ask({ [index]: page })).toEqual(
          refused(400, 'invalid_input', PAGE, { errors: { [index]: PAGE } }),
        );
      },
    );

    it.each([0, 101, -1, 10.5, 'all', ''])('have no size "%s"', async (rows) => {
      expect(await ask({ [index]: 1, [size]: rows })).toEqual(
        refused(400, 'invalid_input', SIZE, { errors: { [size]: SIZE } }),
      );
    });

    it('name both at once', async () => {
      expect(await ask({ [index]: 0, [size]: 0 })).toEqual(
        refused(400, 'invalid_input', `${PAGE}; ${SIZE}`, { errors: { [index]: PAGE, [size]: SIZE } }),
      );
    });
  });

  it('are judged with the other fields, all at once', async () => {
    const fields = async (path: string, query: Query) => {
      const { data } = await officer.get<{ reason: string; errors?: object }>(path, query);
      return [data.reason, Object.keys(data.errors ?? {}).sort()];
    };
    const wrong = { page_index: 0, page_size: 500 };
    expect(await fields('/api/cert/list', { cert_status: 'x', ...wrong })).toEqual([
      'invalid_input',
      ['cert_status', 'page_index', 'page_size'],
    ]);
    expect(await fields('/api/university/list', { nature: 'royal', pageSize: 0 })).toEqual([
      'invalid_input',
      ['nature', 'pageSize'],
    ]);
    expect(await fields('/api/university/list', { page_index: 1001, page_size: 0 })).toEqual(['page_too_large', []]);
  });

  it('are refused where a parameter is given twice', async () => {
    const answer = await anyone.raw('/api/university/list?page_index=1&page_index=2');
    expect(answer.status).toBe(400);
  });
});
