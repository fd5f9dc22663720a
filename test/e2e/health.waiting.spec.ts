import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { registerStudent } from '../support/applicant.js';
import { freePort } from '../support/free-port.js';
import { type Mariadb, start as startMariadb } from '../support/mariadb.js';
import { type RedisServer, start as startRedis } from '../support/redis.js';
import { type RunningServer, startServer, waitFor } from '../support/server.js';
import { describeWithServers } from '../support/with-servers.js';
import { type RunningWorker, startWorker } from '../support/worker.js';

/** Within 5 seconds, on a machine that is not as busy as one that runs tests. */
const SOON_MS = 8_000;

interface State {
  readonly code: number;
  readonly [field: string]: unknown;
}

const TOKEN = 'a-token-for-the-metrics';
const AS_OPERATOR = { authorization: `Bearer ${TOKEN}` };

async function healthOf(url: string, headers: Record<string, string> = AS_OPERATOR): Promise<State> {
  const answer = await fetch(`${url}/health/ready`, { headers, signal: AbortSignal.timeout(SOON_MS) });
  return { code: answer.status, ...((await answer.json()) as object) };
}

describeWithServers('an API and a worker, with a MariaDB and a Redis of their own,', () => {
  let mariadb: Mariadb;
  let redis: RedisServer;
  let server: RunningServer;
  let worker: RunningWorker;
  let metricsUrl: string;
  let workerUrl: string;

  beforeAll(async () => {
    [mariadb, redis] = await Promise.all([startMariadb(), startRedis()]);
    const shared = { DATABASE_URL: await mariadb.createDatabase(), REDIS_URL: redis.url };
    const metricsPort = await freePort();
    metricsUrl = `http://127.0.0.1:${metricsPort}`;
    const watched = { METRICS_PORT: String(metricsPort), METRICS_TOKEN: TOKEN };
    server = await startServer({ env: { ...shared, ...watched, DRAIN_SECONDS: '6' } });
    const workerPort = await freePort();
    workerUrl = `http://127.0.0.1:${workerPort}`;
    worker = startWorker(server.dataDir, { ...shared, PUBLIC_URL: server.url, METRICS_PORT: String(workerPort) });
    await waitFor('the worker', async () => (await fetch(`${workerUrl}/health/ready`).catch(() => null))?.ok);
  });

  afterAll(async () => {
    redis.thaw();
    await worker.end();
    await server.dispose();
    await redis.stop();
    await mariadb.stop();
  });

  const both = () => Promise.all([healthOf(server.url), healthOf(workerUrl)]);
  const becomes = async (expected: object) =>
    waitFor(JSON.stringify(expected), async () => {
      const states = await both();
      return states.every((state) => Object.entries(expected).every(([name, value]) => state[name] === value));
    });

  it('are ready, and say how everything is', async () => {
    const state = {
      code: 200,
      status: 'ready',
      database: 'up',
      redis: 'up',
      storage: 'up',
      diskFreeMegabytes: expect.any(Number),
      replica: 'unused',
      oldestOverdueJobSeconds: expect.any(Number),
      signingCertificateDaysLeft: expect.any(Number),
    };
    await becomes({ redis: 'up' });
    const states = await both();
    expect(states).toEqual([expect.objectContaining(state), expect.objectContaining(state)]);
    // The one made for a demonstration holds for 20 years.
    expect(Number(states[0]?.signingCertificateDaysLeft)).toBeGreaterThan(7_000);
  });

  it('tell whoever has no token only that they are ready, and what watches over them all', async () => {
    const strangers: Record<string, string>[] = [{}, { authorization: 'Bearer another' }, { authorization: TOKEN }];
    for (const headers of strangers)
      expect(await healthOf(server.url, headers)).toEqual({ code: 200, status: 'ready' });
    // What the worker and the port beside the API answer is for the network of operators alone.
    for (const url of [metricsUrl, workerUrl]) {
      expect(await healthOf(url, {})).toMatchObject({ code: 200, status: 'ready', database: 'up', storage: 'up' });
    }
  });

  it('stay ready without Redis, and say that it is away: frozen and killed', async () => {
    redis.freeze();
    await becomes({ code: 200, redis: 'down' });
    redis.thaw();
    await becomes({ code: 200, redis: 'up' });
    await redis.kill();
    await becomes({ code: 200, redis: 'down' });
    redis = await startRedis(Number(new URL(redis.url).port));
    await becomes({ code: 200, redis: 'up' });
  });

  it('are not ready, but alive, while the database is frozen, and the metrics say so', async () => {
    process.kill(mariadb.pid, 'SIGSTOP');
    try {
      await becomes({ code: 503, status: 'unavailable', database: 'down', oldestOverdueJobSeconds: null });
      expect(await healthOf(server.url, {})).toEqual({ code: 503, status: 'unavailable' });
      expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
      expect((await fetch(`${workerUrl}/health/live`)).status).toBe(200);
      expect(await (await fetch(`${workerUrl}/metrics`)).text()).toMatch(/^myverify_database_up 0$/m);
    } finally {
      process.kill(mariadb.pid, 'SIGCONT');
    }
    await becomes({ code: 200, database: 'up' });
  });

  it('stay ready without their storage, and say that it is away', async () => {
    const files = join(server.dataDir, 'files');
    await rename(files, `${files}.away`);
    await becomes({ code: 200, storage: 'down' });
    await rename(`${files}.away`, files);
    await becomes({ code: 200, storage: 'up' });
  });

  it('count jobs, renders and browsers where they are worked on', async () => {
    await registerStudent(server);
    const page = await waitFor('the count', async () => {
      const text = await (await fetch(`${workerUrl}/metrics`)).text();
      return text.includes('job="mail.code"') ? text : null;
    });
    expect(page).toMatch(/^myverify_job_tries_total\{job="mail\.code",outcome="done"\} 1$/m);
    expect(page).toMatch(/^myverify_job_duration_seconds_count\{job="mail\.code"\} 1$/m);
  });

  it('give readiness up first when they are asked to end, and still answer for a while', async () => {
    const begun = performance.now();
    server.process.kill('SIGTERM');
    await waitFor('stopping', async () => (await healthOf(server.url)).status === 'stopping', 2_500);
    expect(await healthOf(server.url)).toMatchObject({ code: 503, database: 'up' });
    const live = await fetch(`${server.url}/health/live`);
    expect([live.status, await live.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await fetch(`${server.url}/api/payment/details`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(performance.now() - begun).toBeGreaterThan(5_900);
    expect(await worker.end()).toBe(0);
  });
});
