// On the stack: requests are counted in Redis.
import { bare, refused } from '../support/envelope.js';
import { PortalClient } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer } from '../support/server.js';

/** 600 calls a minute become 12, 60 logins one. */
const SCALE = '0.02';
const ALL = 12;

/** The statuses of calls made one after another, each with a header of its own. */
async function statuses(
  server: RunningServer,
  calls: number,
  forwardedFor: (call: number) => string,
): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < calls; call++) {
    const headers = {
      'x-forwarded-for': forwardedFor(call),
      forwarded: `for=${forwardedFor(call)}`,
      'x-real-ip': forwardedFor(call),
    };
    found.push((await new PortalClient(server.url).raw('/api/university/list', { headers })).status);
  }
  return found;
}

describe('the request limits', () => {
  let server: RunningServer;

  beforeEach(async () => {
    server = await startServer({ env: { RATE_LIMIT_SCALE: SCALE } });
  });

  afterEach(() => server.dispose());

  it('are told with the seconds to wait, in the envelope and in the other API’s shape', async () => {
    const anyone = new PortalClient(server.url);
    const login = () =>
      anyone.post<{ retryAfter: number }>('/api/user/login', { email: 'a@example.com', password: 'x' });
    expect(await login()).toMatchObject({ status: 401 });
    const second = await login();
    const { retryAfter } = second.data;
    expect(bare(second)).toEqual(
      refused(429, 'too_many_requests', `Too many requests, please wait ${retryAfter} seconds`, { retryAfter }),
    );
    expect(retryAfter).toBeGreaterThan(30);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(second.headers.get('retry-after')).toBe(String(retryAfter));

    const check = () => anyone.raw('/api/v1/reports/check/MYV-00000-00000-00000');
    expect((await check()).status).toBe(404);
    const refusedCheck = await check();
    expect([refusedCheck.status, await refusedCheck.json()]).toEqual([
      429,
      expect.objectContaining({
        message: expect.stringMatching(/^Too many requests/),
        reason: 'too_many_requests',
        errors: {},
        retryAfter: expect.any(Number),
        requestId: expect.any(String),
      }),
    ]);
  });

  it('count by the address of the connection, whatever a header says', async () => {
    const found = await statuses(server, ALL + 6, (call) => `203.0.113.${call}`);
    const allowed = Array.from({ length: ALL }, () => 200);
    expect(found).toEqual([...allowed, ...Array.from({ length: 6 }, () => 429)]);
  });

  it('do not keep an operator from asking for the health, nor anyone from the pages', async () => {
    await statuses(server, ALL + 1, () => '203.0.113.1');
    for (const path of ['/health/live', '/health/ready', '/docs']) {
      expect([path, (await new PortalClient(server.url).raw(path)).status]).toEqual([path, 200]);
    }
  });

  it('hold for the health by itself', async () => {
    const anyone = new PortalClient(server.url);
    // Some were spent on waiting for the server.
    for (let call = 0; call < ALL; call++) await anyone.raw('/health/live');
    const answer = await anyone.raw('/health/ready');
    expect((await anyone.raw('/api/university/list')).status).toBe(200);
    expect([answer.status, await answer.json()]).toEqual([
      429,
      expect.objectContaining({ code: 429, data: expect.objectContaining({ reason: 'too_many_requests' }) }),
    ]);
  });
});

describe('the request limits of the links of enquiries', () => {
  let server: RunningServer;

  beforeAll(async () => {
    // 30 calls a minute become one.
    server = await startServer({ env: { RATE_LIMIT_SCALE: '0.04' } });
  });

  afterAll(() => server.dispose());

  it('hold for all that is done by them together', async () => {
    const anyone = new PortalClient(server.url);
    const confirm = async (path: string) => {
      const { status, body } = await resource(anyone, 'POST', `confirm/${path}`, { body: { token: 'nothing' } });
      return [path, status, body.reason];
    };
    expect(await confirm('look')).toEqual(['look', 404, 'confirmation_ended']);
    for (const path of ['look', 'key-values', 'file', 'answer', 'decline', 'dispute', 'desk', 'desk/open']) {
      expect(await confirm(path)).toEqual([path, 429, 'too_many_requests']);
    }
    expect((await anyone.raw('/api/university/list')).status).toBe(200);
  });
});

describe('the request limits behind one proxy', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMIT_SCALE: SCALE, TRUST_PROXY: '1' } });
  });

  afterAll(() => server.dispose());

  it('count by the address that the proxy saw', async () => {
    const found = await statuses(server, 2 * ALL, (call) => `203.0.113.${call}`);
    expect(found).toEqual(Array.from({ length: 2 * ALL }, () => 200));
    const one = await statuses(server, ALL + 2, () => '198.51.100.7');
    expect(one).toEqual([...Array.from({ length: ALL }, () => 200), 429, 429]);
  });

  it('do not believe what was claimed before the proxy', async () => {
    const found = await statuses(server, ALL + 2, (call) => `203.0.113.${call}, 198.51.100.8`);
    expect(found).toEqual([...Array.from({ length: ALL }, () => 200), 429, 429]);
  });
});
