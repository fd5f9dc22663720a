import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { isForbiddenAddress } from './forbidden-addresses.js';
import { GuardedWebhookSender, type Resolve } from './guarded.webhook-sender.js';

const SECRET = `whsec_${Buffer.from('a secret of 24 bytes....').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('another one of 24 bytes.').toString('base64')}`;
const call = (url: string) => ({
  url,
  id: 'msg_1',
  at: new Date(),
  body: '{"type":"ping"}',
  secrets: [SECRET, OTHER],
});
const at = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 });
const here: Resolve = async () => [at('127.0.0.1')];

let server: Server;
let port: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: { headers: IncomingMessage['headers']; body: string; path: string }[];
let connections: number;

beforeEach(async () => {
  [seen, connections] = [[], 0];
  answer = (_, response) => response.writeHead(204).end();
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push({ headers: request.headers, body, path: request.url ?? '' });
    answer(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const sender = (settings: object = {}, resolve: Resolve = here) =>
  new GuardedWebhookSender({ httpsOnly: false, allowLocal: true, timeoutMs: 5_000, ...settings }, resolve);
const guarded = (resolve: Resolve = here) => sender({ allowLocal: false }, resolve);

it('is verified by the published package, with either secret', async () => {
  const told = await sender().send(call(`http://contoh.example:${port}/hook`));
  expect(told).toEqual({ status: 204, problem: null, milliseconds: expect.any(Number) });
  const [{ headers, body } = { headers: {}, body: '' }] = seen;
  for (const secret of [SECRET, OTHER]) {
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({ type: 'ping' });
  }
  const wrong = `whsec_${Buffer.from('the secret of nobody....').toString('base64')}`;
  expect(() => new Webhook(wrong).verify(body, headers as Record<string, string>)).toThrow();
});

it.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[fe80::1]',
  '[fd00::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[3fff::1]',
  '[5f00::1]',
])('sends nothing to http://%s', async (host) => {
  const told = await guarded(async () => {
    throw new Error('an address needs no look-up');
  }).send(call(`http://${host}:${port}/hook`));
  expect(told).toMatchObject({ status: null, problem: 'forbidden_address' });
  expect(connections).toBe(0);
});

it.each(['localhost', 'contoh.example'])('sends nothing where %s resolves to a forbidden address', async (host) => {
  const told = await guarded().send(call(`http://${host}:${port}/hook`));
  expect([told.problem, connections]).toEqual(['forbidden_address', 0]);
  // One among others is enough.
  const mixed = await guarded(async () => [at('93.184.215.14'), at('127.0.0.1')]).send(call(`http://${host}:${port}/`));
  expect([mixed.problem, connections]).toEqual(['forbidden_address', 0]);
});

it('judges each look-up by itself, so that a host that changes its address reaches nothing', async () => {
  let asked = 0;
  // As if 127.0.0.1 were public, and 127.0.0.2 private.
  const turning: Resolve = async () => {
    asked += 1;
    return [at(asked === 1 ? '127.0.0.1' : '127.0.0.2')];
  };
  const settings = { httpsOnly: false, allowLocal: false, timeoutMs: 5_000 };
  const rebinding = new GuardedWebhookSender(settings, turning, (address) => address === '127.0.0.2');
  const first = await rebinding.send(call(`http://contoh.example:${port}/hook`));
  const second = await rebinding.send(call(`http://contoh.example:${port}/hook`));
  // Once for each call: what was judged is what is connected to.
  expect([first.problem, second.problem, asked, connections]).toEqual([null, 'forbidden_address', 2, 1]);
});

it('lets public addresses pass', () => {
  const open = ['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '172.32.0.1', '100.128.0.1'];
  expect(open.filter(isForbiddenAddress)).toEqual([]);
  expect(['', 'contoh.example', '999.1.1.1'].filter((one) => !isForbiddenAddress(one))).toEqual([]);
});

it.each([200, 201, 299, 301, 302, 307, 400, 410, 500, 503])('takes the status %d for what it is', async (status) => {
  answer = (_, response) => response.writeHead(status, { location: `http://127.0.0.1:${port}/elsewhere` }).end('no');
  const told = await sender().send(call(`http://contoh.example:${port}/hook`));
  expect(told).toMatchObject({ status, problem: status < 300 ? null : 'status' });
  // Redirects are not followed.
  expect(seen.map(({ path }) => path)).toEqual(['/hook']);
});

it('takes a protocol that it was not asked to switch to for no answer that counts', async () => {
  server.on('connection', (socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: chat\r\nConnection: Upgrade\r\n\r\n');
    });
  });
  const closed = new Promise((resolve) => server.on('connection', (socket) => socket.on('close', resolve)));
  const told = await sender().send(call(`http://contoh.example:${port}/hook`));
  expect(told).toMatchObject({ status: 101, problem: 'status' });
  await closed;
});

it('waits for an answer no longer than it may, and reads none', async () => {
  answer = () => undefined;
  expect(await sender({ timeoutMs: 300 }).send(call(`http://contoh.example:${port}/`))).toMatchObject({
    status: null,
    problem: 'timeout',
  });
  let written = 0;
  answer = (_, response) => {
    response.writeHead(200);
    const write = () => {
      written += 1;
      if (!response.destroyed) response.write('x'.repeat(65_536), write);
    };
    write();
  };
  expect((await sender().send(call(`http://contoh.example:${port}/`))).problem).toBeNull();
  expect(written).toBeLessThan(1_000);
});

it('says where nobody is', async () => {
  const nobody: Resolve = async () => [];
  expect((await sender({}, nobody).send(call('http://contoh.example/'))).problem).toBe('unreachable');
  // Who hangs up without a word.
  answer = (request) => request.socket.destroy();
  expect((await sender().send(call(`http://contoh.example:${port}/`))).problem).toBe('unreachable');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  expect((await sender().send(call(`http://contoh.example:${port}/`))).problem).toBe('unreachable');
});
