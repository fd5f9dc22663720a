import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerStudent } from '../../support/applicant.js';
import { verified, withdraw } from '../../support/editions.js';
import { newIntegrator, newKey } from '../../support/integrators.js';
import { type PortalClient, signIn } from '../../support/portal.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../../support/server.js';
import { eventIn, Newcomer } from './program.js';

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer({ env: { WEBHOOK_ALLOW_LOCAL: 'on' } });
  admin = await signIn(server.url, ADMIN);
});
afterAll(() => server.dispose());

it('whoever reads the documentation alone comes from a key to a thousand results and to a withdrawal', async () => {
  const { edition } = await verified(await registerStudent(server), admin);
  const { key } = await newKey(admin, (await newIntegrator(admin)).id);
  const newcomer = new Newcomer(server.url, key);

  const one = await newcomer.checkOne(edition.number, { university: 'Universiti Malaya', level: 'Degree' });
  expect(one).toMatchObject({
    result: 'valid',
    fields: { university: { match: 'equal' }, level: { match: 'different' } },
  });

  const rows = Array.from({ length: 999 }, (_, at) => `${edition.number},Student ${at},2023-10-15`);
  const begun = Date.now();
  const many = await newcomer.checkTable(`number,name,awardingTime\n${rows.join('\n')}\n${edition.number},"open`);
  // Five seconds are promised on an idle machine; a busy one has several times as long.
  expect(Date.now() - begun).toBeLessThan(60_000);
  expect(many.items.length).toBe(999);
  expect(many.items.every(({ fields }) => fields.awardingTime?.match === 'equal')).toBe(true);
  expect(many.problems).toEqual([{ line: 1001, column: 'name', code: 'quote_open' }]);

  const told: { headers: Record<string, string>; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    told.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(204).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/told`;
    const secret = await newcomer.listen(url, ['report.withdrawn']);
    const at = Date.now();
    await withdraw(admin, edition.id);
    const event = await waitFor('the withdrawal', async () => told[0], 60_000);
    expect(Date.now() - at).toBeLessThan(60_000);
    expect(eventIn(secret, event.headers, event.body)).toMatchObject({
      type: 'report.withdrawn',
      number: edition.number,
    });
    expect(() => eventIn(secret, event.headers, `${event.body} `)).toThrow();
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
