import { once } from 'node:events';
import { connect } from 'node:net';
import { type PortalClient, signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

describe('an id in an address', () => {
  const places = ['companies', 'universities', 'roles', 'users', 'certificates', 'news'];

  it.each(['0x1', '1e0', '%201', '1%20', '+1', '1.0', '01', '%EF%BC%91', '9999999999'])('is not %s', async (text) => {
    for (const place of places) {
      const answer = await officer.raw(`/api/v1/${place}/${text}`);
      expect([place, answer.status]).toEqual([place, 404]);
    }
  });

  it('is 1', async () => {
    for (const place of ['companies', 'universities', 'roles', 'users']) {
      expect([place, (await officer.raw(`/api/v1/${place}/1`)).status]).toEqual([place, 200]);
    }
  });

  it.each(['0x1', '1e0', ' 1', '1 ', '+1', '01', ''])('is not "%s" in a query either', async (id) => {
    for (const path of ['/api/company/info', '/api/news/detail', '/api/university/cooperation']) {
      expect(await officer.get(path, { id })).toMatchObject({ status: 400, data: { reason: 'invalid_input' } });
    }
  });
});

/**
 * Sends bytes as they are, and reads only when they are sent.
 * @returns the status, the headers by name, and the body.
 */
async function sendBytes(bytes: string) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('error', () => socket.destroy());
  socket.write(bytes, () => socket.on('data', (chunk) => chunks.push(chunk)));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  const headers = head.split('\r\n').slice(1);
  const named = headers.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status: Number(head.split(' ')[1]), headers: Object.fromEntries(named), body: JSON.parse(body) };
}

const REQUEST_ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const ODD: [what: string, request: (path: string) => string, status: number, message: string][] = [
  [
    'a method that HTTP does not know',
    (path) => `BREW ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
    400,
    inEnglish('not_http'),
  ],
  [
    'headers without end',
    (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    inEnglish('headers_too_large'),
  ],
  [
    'a header that is none',
    (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nNo colon\r\n\r\n`,
    400,
    inEnglish('not_http'),
  ],
];

describe.each(ODD)('%s', (_, request, status, message) => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': REQUEST_ID,
    connection: 'close',
  };

  it('is refused in the envelope of the portal', async () => {
    const answer = await sendBytes(request('/api/user/info'));
    expect(answer).toMatchObject({ status, headers });
    const data = { message, reason: 'invalid_input', requestId: answer.headers['x-request-id'] };
    expect(answer.body).toMatchObject({ code: status, message, errMsg: message, data });
  });

  it('is refused as the resource API does', async () => {
    const answer = await sendBytes(request('/api/v1/users'));
    const problem = { ...headers, 'content-type': 'application/problem+json; charset=utf-8' };
    expect(answer).toMatchObject({ status, headers: problem });
    expect(answer.body).toMatchObject({ message, reason: 'invalid_input', errors: {}, requestId: REQUEST_ID });
  });

  it('leaves the server as it was', async () => {
    expect((await officer.get('/api/user/info')).status).toBe(200);
  });
});

describe('a body that is too large', () => {
  const whole = 'x'.repeat(8 * 1024 * 1024);
  const chunk = 'x'.repeat(64 * 1024);
  const bodies: [how: string, header: string, body: string][] = [
    ['with its length', `Content-Length: ${whole.length}`, whole],
    ['in chunks', 'Transfer-Encoding: chunked', `${`10000\r\n${chunk}\r\n`.repeat(128)}0\r\n\r\n`],
  ];

  it.each(bodies)('is refused so that its sender can read why, sent %s', async (_, header, body) => {
    const head = `POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;
    const answer = await sendBytes(head + body);
    expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' }, body: { code: 413 } });
  });

  it('is not waited for without end', async () => {
    const began = performance.now();
    const head = 'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    expect(await sendBytes(`${head}Content-Length: 2000000\r\n\r\n{`)).toMatchObject({ status: 413 });
    expect(performance.now() - began).toBeGreaterThan(4_000);
  });
});

it('refuses a method that no operation has in the shape of the surface', async () => {
  const portal = await officer.raw('/api/user/info', { method: 'DELETE' });
  expect([portal.status, await portal.json()]).toEqual([404, expect.objectContaining({ code: 404 })]);
  const resource = await officer.raw('/api/v1/users', { method: 'PROPFIND' });
  expect([resource.status, await resource.json()]).toEqual([404, expect.objectContaining({ reason: 'not_found' })]);
});
