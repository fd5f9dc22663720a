import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { registerStudent } from '../support/applicant.js';
import { verified, withdraw } from '../support/editions.js';
import { expectFault, outcomeOf } from '../support/faults.js';
import { program } from '../support/integrators.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { PortalClient, signIn } from '../support/portal.js';
import { start as startRedis } from '../support/redis.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startAlone, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { describeWithServers } from '../support/with-servers.js';
import { startWorker } from '../support/worker.js';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Takes what it is sent, and answers once it may. */
class Receiver {
  readonly received: Received[] = [];
  answers = true;
  private readonly held: ServerResponse[] = [];
  private readonly server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    this.received.push({ headers: request.headers as Record<string, string>, body });
    if (this.answers) response.writeHead(204).end();
    else this.held.push(response);
  });

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    for (const response of this.held) response.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }
}

const env = { WEBHOOK_ALLOW_LOCAL: 'on' };

/** A report that an integrator has checked, and the integrator's webhook for its withdrawal. */
async function watched(server: RunningServer, { url }: Receiver) {
  const admin = await signIn(server.url, ADMIN);
  const caller = await program(admin);
  const { edition } = await verified(await registerStudent(server), admin);
  const body = { url, events: ['report.withdrawn'] };
  const hook = (await resource<{ id: number; secret: string }>(caller, 'POST', 'webhooks', { body })).body;
  await resource(caller, 'POST', 'report-checks', { body: { items: [{ number: edition.number, claims: {} }] } });
  return { admin, caller, edition, hook };
}

it('what was committed is told by the next process where the first was killed before it had sent it', async () => {
  const receiver = await Receiver.start();
  const { received } = receiver;
  receiver.answers = false;
  const first = await startAlone({ env });
  const dataDir = first.settings.DATA_DIR ?? '';
  try {
    const { admin, caller, edition, hook } = await watched(first, receiver);
    await withdraw(admin, edition.id);
    // It stands in the database, and nobody has taken it: the receiver lets the only try wait.
    await waitFor('the try', async () => received[0]);
    await first.kill();
    const rows = 'SELECT state, tries, event_id FROM webhook_deliveries WHERE webhook_id = ?';
    const [row] = await rowsOf<{ event_id: string }>(first.database, rows, [hook.id]);
    expect(row).toMatchObject({ state: 'pending', tries: 0 });
    expect(await rowsOf(first.database, 'SELECT * FROM webhook_attempts', [])).toEqual([]);

    receiver.answers = true;
    const second = await startAlone({ env, dataDir });
    try {
      const again = await waitFor('the event', async () => received[1], 120_000);
      expect(again.headers['webhook-id']).toBe(row?.event_id);
      const told = { type: 'report.withdrawn', number: edition.number };
      expect(new Webhook(hook.secret).verify(again.body, again.headers)).toMatchObject(told);
      const program2 = new PortalClient(second.url, caller.made.key);
      const delivered = await waitFor('its delivery', async () => {
        const path = `webhooks/${hook.id}/deliveries`;
        const [one] = (await resource<{ state: string; attempts: unknown[] }[]>(program2, 'GET', path)).body;
        return one?.state === 'delivered' ? one : undefined;
      });
      expect(delivered.attempts.length).toBe(1);
      expect(received.length).toBe(2);
      const events = received.map(({ headers }) => headers['webhook-id']);
      expectFault('webhookKilled', outcomeOf([row?.event_id], events));
    } finally {
      await second.dispose();
    }
  } finally {
    receiver.close();
    await first.dispose();
  }
});

describeWithServers('a worker of its own', () => {
  it('that is killed between the commit and the sending is made up for by the next, once', async () => {
    const [receiver, redis] = await Promise.all([Receiver.start(), startRedis()]);
    const database = await createDatabase(process.env[MARIADB_VARIABLE] ?? '');
    const settings = { ...env, DATABASE_URL: database, REDIS_URL: redis.url };
    const server = await startAlone({ env: settings });
    const start = () => startWorker(server.dataDir, { ...settings, PUBLIC_URL: server.url });
    let worker = start();
    try {
      const { admin, edition, hook } = await watched(server, receiver);
      // It takes nothing from here on, and what it is woken for is committed.
      worker.process.kill('SIGSTOP');
      expect((await withdraw(admin, edition.id)).status).toBe(200);
      await worker.end('SIGKILL');
      expect(receiver.received).toEqual([]);
      worker = start();
      const told = await waitFor('the event', async () => receiver.received[0], 120_000);
      expect(new Webhook(hook.secret).verify(told.body, told.headers)).toMatchObject({ number: edition.number });
      const deliveries = () => rowsOf(database, 'SELECT state, tries, event_id FROM webhook_deliveries');
      await waitFor('its delivery', async () => JSON.stringify(await deliveries()).includes('delivered'));
      expect(await deliveries()).toEqual([{ state: 'delivered', tries: 1, event_id: told.headers['webhook-id'] }]);
      expect(receiver.received).toHaveLength(1);
    } finally {
      receiver.close();
      await worker.end();
      await server.dispose();
      await redis.stop();
    }
  });
});
