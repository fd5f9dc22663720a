import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expectFault } from '../../support/faults.js';
import { freePort } from '../../support/free-port.js';
import { waitFor } from '../../support/server.js';
import { rowsOf } from '../../support/tables.js';
import { describeWithServers } from '../../support/with-servers.js';
import { Production } from './production.js';

/** A job is found within 5 s and a mail takes moments; what is above that is a busy machine's. */
const MAIL_MS = 15_000;
/** Each queue that is refused says so once a minute at most. */
const MOST_LINES = 12;

describeWithServers('a Redis that answers and refuses what is written', () => {
  let made: Production;
  let ops: string;
  let redis: Redis;
  beforeAll(async () => {
    const port = String(await freePort());
    ops = `http://127.0.0.1:${port}`;
    made = await Production.start(1, { METRICS_PORT: port });
    redis = new Redis(made.redis.url);
    await made.approve(await made.apply(1));
    await made.expectEachDoneOnce();
  });
  afterAll(async () => {
    redis?.disconnect();
    await made?.stop();
  });

  const log = () => made.workers.map((worker) => worker.log).join('');
  const health = async () => (await fetch(`${ops}/health/ready`)).json() as Promise<{ status: string; redis: string }>;
  const metric = async () => /^myverify_redis_up (\d)$/m.exec(await (await fetch(`${ops}/metrics`)).text())?.[1];
  const slowest = async (after: number) => {
    const words = `SELECT MAX(done_at - created_at) AS ms FROM jobs WHERE queue = 'mail' AND created_at > ${after}`;
    return (await rowsOf<{ ms: number }>(made.database, words))[0]?.ms;
  };

  it.each([
    ['for want of memory', ['CONFIG', 'SET', 'maxmemory', '1mb'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['as a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])(
    '%s holds no job up, is told by readiness and a metric, and fills no log',
    async (_how, [refuse = '', ...rest], [mend = '', ...back]) => {
      const [before, began] = [log().length, Date.now()];
      await redis.call(refuse, ...rest);
      try {
        await made.approve(await made.apply(2));
        await waitFor('the state', async () => (await health()).redis === 'refuses-writes');
        expect((await health()).status).toBe('ready');
        expect(await metric()).toBe('0');
        await made.expectEachDoneOnce();
        expect(await slowest(began)).toBeLessThan(MAIL_MS);
        const said = () =>
          log()
            .slice(before)
            .split('\n')
            .filter((line) => /redis|bullmq/i.test(line));
        // What was told of the case before counts for its minute.
        await waitFor('it to be said', async () => said().length > 0, 90_000);
        await sleep(5_000);
        expect(said().length).toBeLessThan(MOST_LINES);
      } finally {
        await redis.call(mend, ...back);
      }
      await waitFor('Redis to be up', async () => (await health()).redis === 'up' && (await metric()) === '1');
      await waitFor('it to say so', async () => log().slice(before).includes('works again'), 60_000);
      await made.approve(await made.apply(1));
      expectFault('redisRefuses', await made.expectEachDoneOnce());
    },
    300_000,
  );
});
