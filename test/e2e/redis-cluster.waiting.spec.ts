import { registerStudent } from '../support/applicant.js';
import { expectFault, outcomeOfCount } from '../support/faults.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { type RedisCluster, startCluster } from '../support/redis-cluster.js';
import { type RunningServer, startAlone, waitFor } from '../support/server.js';
import { describeWithServers } from '../support/with-servers.js';
import { type RunningWorker, startWorker } from '../support/worker.js';

const mariadb = process.env[MARIADB_VARIABLE];
const JOBS = '{myverify}';

describeWithServers('an API and a worker with a Redis cluster', () => {
  let redis: RedisCluster;
  let server: RunningServer;
  let worker: RunningWorker;

  beforeAll(async () => {
    redis = await startCluster();
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
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  /** What BullMQ keeps of the queue of mails for as long as it stands. */
  const wakeUps = async () => sum(await redis.keys(`${JOBS}:mail:*`));

  /** A code and whoever got it: one mail. */
  const oneMail = async () => {
    const { email } = await registerStudent(server);
    const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === email);
    return outcomeOfCount(1, mails.length);
  };

  it('does jobs and counts requests, and goes on with the replica of a master that is killed', async () => {
    await waitFor('Redis', async () => (await redisIs()) === 'up');
    // It has the code from a mail that the worker wrote.
    await registerStudent(server);
    expect(await wakeUps()).toBeGreaterThan(0);
    const counted = await redis.keys('myverify:rate:*');
    expect(counted.filter((count) => count > 0).length).toBeGreaterThan(1);
    const before = sum(counted);

    await (await redis.masterOf(JOBS)).kill();
    await waitFor('Redis to be missed', async () => (await redisIs()) !== 'up');
    await waitFor('the replica to have taken over', async () => (await redisIs()) === 'up');
    expectFault('clusterPartReplaced', await oneMail());
    await waitFor('wake-ups', async () => (await wakeUps()) > 0);
    expect(sum(await redis.keys('myverify:rate:*'))).toBeGreaterThan(before / 2);
  });

  it('serves without it where a part has neither master nor replica', async () => {
    await (await redis.masterOf(JOBS)).kill();
    await waitFor('Redis to be missed', async () => (await redisIs()) !== 'up');
    expectFault('clusterPartGone', await oneMail());
    expect(server.log).not.toMatch(/ 500\b/);
  });
});
