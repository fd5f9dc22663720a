import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { TEST_REPORTS } from '../../src/domain/report-check/test-reports.js';
import { registerStudent } from '../support/applicant.js';
import { verified, withdraw } from '../support/editions.js';
import { program } from '../support/integrators.js';
import { send as sendKeyed } from '../support/keyed-calls.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface Hook {
  readonly id: number;
  readonly version: number;
  readonly secret: string;
}

interface Delivery {
  readonly id: number;
  readonly type: string;
  readonly state: string;
  readonly eventId: string;
  readonly attempts: { status: number | null; problem: string | null }[];
}

let server: RunningServer;
let admin: PortalClient;
let caller: Awaited<ReturnType<typeof program>>;
let receiver: Server;
let address: string;
let received: Received[];
let statuses: number[];

beforeAll(async () => {
  server = await startServer({ env: { WEBHOOK_ALLOW_LOCAL: 'on' } });
  admin = await signIn(server.url, ADMIN);
  caller = await program(admin);
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
beforeEach(() => {
  [received, statuses] = [[], []];
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.dispose();
});

async function hook(events: readonly string[], by: PortalClient = caller, url = address): Promise<Hook> {
  const answer = await resource<Hook>(by, 'POST', 'webhooks', { body: { url, events } });
  expect(answer.status).toBe(201);
  return answer.body;
}

const remove = ({ id }: Hook, by: PortalClient = caller) => resource(by, 'DELETE', `webhooks/${id}`);

async function deliveries({ id }: Hook, by: PortalClient = caller): Promise<Delivery[]> {
  return (await resource<Delivery[]>(by, 'GET', `webhooks/${id}/deliveries`)).body;
}

const send = (of: Hook, type: string, by: PortalClient = caller) =>
  resource<Delivery>(by, 'POST', `webhooks/${of.id}/send`, { body: { type } });

function opened({ secret }: Hook, { body, headers }: Received) {
  return new Webhook(secret).verify(body, headers) as Record<string, unknown>;
}

async function next(type: string): Promise<Received> {
  return waitFor(type, async () => received.find(({ body }) => body.includes(`"type":"${type}"`)));
}

it('a webhook is told what becomes of a report that was checked, and verified by the published package', async () => {
  const made = await hook(['report.withdrawn', 'report.superseded', 'report.issued']);
  expect(made.secret).toMatch(/^whsec_/);
  expect(JSON.stringify((await resource(caller, 'GET', `webhooks/${made.id}`)).body)).not.toContain('whsec_');
  const [row] = await rowsOf<{ secret: string }>(server.database, 'SELECT secret FROM webhooks WHERE id = ?', [
    made.id,
  ]);
  expect(row?.secret).not.toContain(made.secret.slice(6, 20));

  const student = await registerStudent(server);
  const { edition } = await verified(student, admin);
  const unchecked = await verified(await registerStudent(server), admin);
  await resource(caller, 'POST', 'report-checks', { body: { items: [{ number: edition.number }] } });
  const begun = Date.now();
  expect((await withdraw(admin, unchecked.edition.id)).status).toBe(200);
  expect((await withdraw(admin, edition.id)).status).toBe(200);
  const told = await next('report.withdrawn');
  expect(Date.now() - begun).toBeLessThan(60_000);
  const event = opened(made, told);
  expect(event).toEqual({
    type: 'report.withdrawn',
    id: told.headers['webhook-id'],
    number: edition.number,
    check: null,
    time: expect.any(String),
  });
  // Nothing of one that was never checked.
  expect(received.length).toBe(1);
  await remove(made);
});

it('one that is asked for again under an Idempotency-Key is made once, and its secret kept nowhere', async () => {
  const before = (await resource<Hook[]>(caller, 'GET', 'webhooks')).body.length;
  const body = { url: address, events: ['report.withdrawn'] };
  const first = await sendKeyed(caller, '/api/v1/webhooks', 'make-one', body);
  expect(first).toMatchObject({ status: 201, replayed: null });
  const again = await sendKeyed(caller, '/api/v1/webhooks', 'make-one', body);
  expect([again.status, JSON.parse(again.body).reason]).toEqual([409, 'already_done']);
  expect((await resource<Hook[]>(caller, 'GET', 'webhooks')).body.length).toBe(before + 1);

  const made: Hook = JSON.parse(first.body);
  const ping = () => sendKeyed(caller, `/api/v1/webhooks/${made.id}/send`, 'ping-once', { type: 'ping' });
  const [sent, repeated] = [await ping(), await ping()];
  expect(repeated).toMatchObject({ status: 202, replayed: 'true', body: sent.body });
  expect(await deliveries(made)).toHaveLength(1);
  await next('ping');
  await remove(made);
});

it('one that answers 500, or elsewhere, is told again with the same id', async () => {
  const made = await hook(['report.withdrawn']);
  statuses = [500, 204];
  expect((await send(made, 'ping')).status).toBe(202);
  const done = await waitFor('the second try', async () => {
    const [delivery] = await deliveries(made);
    return delivery?.state === 'delivered' && delivery;
  });
  expect(done.attempts.map(({ status, problem }) => [status, problem])).toEqual([
    [500, 'status'],
    [204, null],
  ]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([done.eventId]));
  for (const one of received) expect(opened(made, one)).toMatchObject({ type: 'ping' });

  received = [];
  statuses = [302];
  await send(made, 'ping');
  await waitFor('the first try', async () => (await deliveries(made))[0]?.attempts.length === 1);
  const [moved] = await deliveries(made);
  expect(moved).toMatchObject({ state: 'pending', attempts: [{ status: 302, problem: 'status' }] });
  expect(received.length).toBe(1);
  await remove(made);
});

it('one can be sent again, and the secret be changed', async () => {
  const made = await hook(['report.withdrawn']);
  await send(made, 'ping');
  await next('ping');
  const [first] = await waitFor('it to be noted', async () => {
    const all = await deliveries(made);
    return all[0]?.state === 'delivered' && all;
  });
  const rotated = await resource<Hook>(caller, 'POST', `webhooks/${made.id}/rotate-secret`);
  received = [];
  await resource(caller, 'POST', `webhooks/${made.id}/deliveries/${first?.id}/send-again`);
  const again = await next('ping');
  expect(again.headers['webhook-id']).toBe(first?.eventId);
  for (const { secret } of [made, rotated.body])
    expect(opened({ ...made, secret }, again)).toMatchObject({ type: 'ping' });
  expect((await resource(caller, 'POST', `webhooks/${made.id}/deliveries/999999/send-again`)).status).toBe(404);
  await remove(made);
});

it('a check of many tells that it is finished', async () => {
  const made = await hook(['check.finished']);
  const items = Array.from({ length: 101 }, () => ({ number: TEST_REPORTS[0]?.number }));
  const { body } = await resource<{ id: number }>(caller, 'POST', 'report-checks', { body: { items } });
  expect(opened(made, await next('check.finished'))).toMatchObject({ check: body.id, number: null });
  await remove(made);
});

it('a key of the test mode provokes any event, and one of the live mode a ping', async () => {
  const test = await program(admin, { mode: 'test' });
  const [own, live] = [await hook(['report.withdrawn'], test), await hook(['report.withdrawn'])];
  await send(own, 'report.withdrawn', test);
  expect(opened(own, await next('report.withdrawn'))).toMatchObject({
    number: TEST_REPORTS.find(({ result }) => result === 'withdrawn')?.number,
  });
  expect(await send(live, 'report.withdrawn')).toEqual(resourceRefused(403, 'forbidden'));
  // Those of the other mode, and of others, are not there.
  const missing = resourceRefused(404, 'not_found');
  expect(await resource(test, 'GET', `webhooks/${live.id}`)).toEqual(missing);
  expect(await resource(await program(admin), 'GET', `webhooks/${live.id}`)).toEqual(missing);
  await remove(own, test);
  await remove(live);
});

it('takes no nonsense, and no sixth', async () => {
  const fresh = await program(admin);
  const create = (body: object) => resource(fresh, 'POST', 'webhooks', { body });
  for (const url of ['', 'ftp://contoh.example/', 'https://user:word@contoh.example/', 'nonsense', 7]) {
    const refused = resourceRefused(400, 'invalid_input', { url: expect.any(String) });
    expect(await create({ url, events: ['report.withdrawn'] })).toEqual(refused);
  }
  const events = resourceRefused(400, 'invalid_input', { events: expect.any(String) });
  for (const wrong of [[], ['ping'], 'report.withdrawn', null]) {
    expect(await create({ url: address, events: wrong })).toEqual(events);
  }
  for (let count = 0; count < 5; count += 1) await hook(['report.issued'], fresh);
  expect(await create({ url: address, events: ['report.issued'] })).toEqual(resourceRefused(409, 'too_many_webhooks'));
});
