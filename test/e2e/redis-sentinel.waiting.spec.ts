import { Redis } from 'ioredis';
import { registerStudent } from '../support/applicant.js';
import { expectFault, outcomeOfCount } from '../support/faults.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { startWatched, type WatchedRedis } from '../support/sentinel.js';
import { type RunningServer, startAlone, waitFor } from '../support/server.js';
import { describeWithServers } from '../support/with-servers.js';
import { type RunningWorker, startWorker } from '../support/worker.js';

const mariadb = process.env[MARIADB_VARIABLE];

describeWithServers('an API and a worker with a Redis that sentinels watch', () => {
  let redis: WatchedRedis;
  let server: RunningServer;
  let worker: RunningWorker;

  beforeAll(async () => {
    redis = await startWatched();
    const settings = { DATABASE_URL: await createDatabase(mariadb ?? ''), REDIS_URL: redis.url };
    server = await startAlone({ env: { ...settings, METRICS_TOKEN: 'a-token-for-the-health' } });
    worker = startWorker(server.dataDir, { ...settings, PUBLIC_URL: server.url });
  });

  afterAll(async () => {
    await worker?.end();
    await server?.dispose();
    await redis?.stop();
  });

  const redisIs = async () => {
    const headers = { authorization: 'Bearer a-token-for-the-health' };
    const answer = await fetch(`${server.url}/health/ready`, { headers });
    return ((await answer.json()) as { redis: string }).redis;
  };
  /** How many wake-ups of jobs are known to a Redis. */
  const wakeUps = async (url: string) => {
    const client = new Redis(url);
    const keys = await client.keys('{myverify}*');
    client.disconnect();
    return keys.length;
  };

  it('find it, and the one that takes over from it when it is killed', async () => {
    await waitFor('Redis', async () => (await redisIs()) === 'up');
    // It has the code from a mail that the worker wrote.
    await registerStudent(server);
    expect(await wakeUps(redis.first.url)).toBeGreaterThan(0);
    await redis.first.kill();
    await waitFor('Redis to be missed', async () => (await redisIs()) === 'down');
    await waitFor('the replica to have taken over', async () => (await redisIs()) === 'up');
    const emptied = new Redis(redis.replica.url);
    await emptied.flushall();
    emptied.disconnect();
    const { email } = await registerStudent(server);
    const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === email);
    expectFault('redisReplaced', outcomeOfCount(1, mails.length));
    expect(await wakeUps(redis.replica.url)).toBeGreaterThan(0);
  });
});
