import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { registerStudent } from '../support/applicant.js';
import { verified, withdraw } from '../support/editions.js';
import { program } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, startAlone, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

it('what was committed is told by the next process where the first was killed before it had sent it', async () => {
  const received: Received[] = [];
  const held: ServerResponse[] = [];
  let answers = false;
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers as Record<string, string>, body });
    if (answers) response.writeHead(204).end();
    else held.push(response);
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const env = { WEBHOOK_ALLOW_LOCAL: 'on' };
  const first = await startAlone({ env });
  const dataDir = first.settings.DATA_DIR ?? '';
  try {
    const admin = await signIn(first.url, ADMIN);
    const caller = await program(admin);
    const { edition } = await verified(await registerStudent(first), admin);
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const body = { url, events: ['report.withdrawn'] };
    const hook = (await resource<{ id: number; secret: string }>(caller, 'POST', 'webhooks', { body })).body;
    await resource(caller, 'POST', 'report-checks', { body: { items: [{ number: edition.number, claims: {} }] } });
    await withdraw(admin, edition.id);
    // It stands in the database, and nobody has taken it: the receiver lets the only try wait.
    await waitFor('the try', async () => received[0]);
    await first.kill();
    const rows = 'SELECT state, tries, event_id FROM webhook_deliveries WHERE webhook_id = ?';
    const [row] = await rowsOf<{ event_id: string }>(first.database, rows, [hook.id]);
    expect(row).toMatchObject({ state: 'pending', tries: 0 });
    expect(await rowsOf(first.database, 'SELECT * FROM webhook_attempts', [])).toEqual([]);

    answers = true;
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
    } finally {
      await second.dispose();
    }
  } finally {
    for (const response of held) response.destroy();
    receiver.closeAllConnections();
    receiver.close();
    await first.dispose();
  }
});
