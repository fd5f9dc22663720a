import { newIntegrator, newKey } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const INTEGRATORS = 50;
const ROWS = 1000;
/** What is promised. */
const THOUSAND_ROWS_MS = 5_000;
const NUMBER = 'MYV-TESTC-1A1ME-D0005';

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});
afterAll(() => server.dispose());

interface Answer {
  readonly id: number;
  readonly state?: string;
  readonly items?: readonly { readonly result: string }[];
}

it('a hundred keys at once are each answered, counted and told what is left to them', async () => {
  const keys = [];
  for (let at = 0; at < INTEGRATORS; at += 1) {
    const { id } = await newIntegrator(admin);
    keys.push(await newKey(admin, id, { mode: 'test' }), await newKey(admin, id, { mode: 'live' }));
  }
  expect(keys.length).toBe(100);
  const body = { items: [{ number: NUMBER, claims: { level: 'Master' } }] };
  const sent = JSON.stringify(body);
  const answers = await Promise.all(
    keys.map(({ key }) =>
      new PortalClient(server.url, key).raw('/api/v1/report-checks', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const results = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as Answer).items?.[0]?.result),
  );
  // Those of the test mode see its reports, the others none of them.
  expect(results.filter((result) => result === 'valid').length).toBe(INTEGRATORS);
  expect(results.filter((result) => result === 'unknown').length).toBe(INTEGRATORS);
  for (const { headers } of answers) {
    expect(headers.get('ratelimit-policy')).toMatch(/"all";q=\d+;w=60, "key";q=\d+;w=60/);
    expect(headers.get('ratelimit')).toMatch(/"key";r=\d+;t=\d+/);
  }
  const ids = keys.map(({ id }) => id).join(', ');
  const sql = `SELECT calls FROM api_key_uses WHERE key_id IN (${ids})`;
  const uses = await waitFor('what was counted', async () => {
    const rows = await rowsOf<{ calls: number }>(server.database, sql, []);
    return rows.length === keys.length ? rows : undefined;
  });
  expect(uses.every(({ calls }) => calls === 1)).toBe(true);
});

it('a thousand rows are done within five seconds', async () => {
  const { key } = await newKey(admin, (await newIntegrator(admin)).id, { mode: 'test' });
  const program = new PortalClient(server.url, key);
  const claims = { name: 'Wang Xiaoming', university: 'Universiti Contoh', level: 'Master' };
  const items = Array.from({ length: ROWS }, () => ({ number: NUMBER, claims }));
  const begun = performance.now();
  const { status, body } = await resource<Answer>(program, 'POST', 'report-checks', { body: { items } });
  expect(status).toBe(202);
  let state: string | undefined;
  while (state !== 'finished') {
    state = (await resource<Answer>(program, 'GET', `report-checks/${body.id}`)).body.state;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const took = performance.now() - begun;
  const results = (await resource<Answer>(program, 'GET', `report-checks/${body.id}/results`)).body;
  expect(results.items?.map(({ result }) => result)).toEqual(Array.from({ length: ROWS }, () => 'valid'));
  expect(took).toBeLessThan(THOUSAND_ROWS_MS);
});
