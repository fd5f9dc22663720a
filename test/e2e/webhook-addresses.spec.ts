import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { program } from '../support/integrators.js';
import { signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

const HOSTS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0.0.0.0',
  'localhost',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[fe80::1]',
  '[fd00::1]',
];

it('nothing is sent to an address of this machine or a network behind it', async () => {
  let connections = 0;
  const receiver = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  receiver.listen(0);
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const admin = await signIn(server.url, ADMIN);
  for (const [at, host] of HOSTS.entries()) {
    const caller = at % 5 === 0 ? await program(admin) : lastCaller;
    lastCaller = caller;
    const body = { url: `http://${host}:${port}/hook`, events: ['report.withdrawn'] };
    const made = await resource<{ id: number }>(caller, 'POST', 'webhooks', { body });
    expect([host, made.status]).toEqual([host, 201]);
    await resource(caller, 'POST', `webhooks/${made.body.id}/send`, { body: { type: 'ping' } });
    const attempt = await waitFor(`a try at ${host}`, async () => {
      const path = `webhooks/${made.body.id}/deliveries`;
      const { body: all } = await resource<{ attempts: { problem: string }[] }[]>(caller, 'GET', path);
      return all[0]?.attempts[0];
    });
    expect([host, attempt.problem]).toEqual([host, 'forbidden_address']);
  }
  expect(connections).toBe(0);
  receiver.close();
});

let lastCaller: Awaited<ReturnType<typeof program>>;
