import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { QUEUE_CONCURRENCY } from '../../../src/platform/jobs/queue-concurrency.js';
import { LogRecorder } from '../../fakes/log.recorder.js';
import { freePort } from '../../support/free-port.js';
import { type RedisServer, start } from '../../support/redis.js';
import { describeWithRedis } from '../../support/with-redis.js';
import { BullmqRig, until } from './bullmq.rig.js';

describeWithRedis('jobs through BullMQ', () => {
  let redis: RedisServer;
  let rig: BullmqRig;
  let log: LogRecorder;

  beforeEach(async () => {
    log = LogRecorder.install();
    redis = await start();
  });
  afterEach(async () => {
    redis.thaw();
    await rig.close();
    await redis.stop();
  });

  const notifierIsReady = () => until(() => rig.notifier.ready);
  const runsOf = () => rig.handlers['mail.code'].runs.toSorted((a, b) => a - b);

  it('works on what it is notified of, and leaves nothing in Redis', async () => {
    rig = await BullmqRig.make(redis.url);
    rig.startHost();
    await notifierIsReady();
    rig.notifier.notify(await rig.order(3));
    await rig.allDone();
    const client = new Redis(redis.url);
    try {
      await until(async () => (await client.keys('{myverify}:mail:[0-9]*')).length === 0);
    } finally {
      client.disconnect();
    }
  });

  it('spreads 200 jobs over two hosts and does each once, however often workers are notified of it', async () => {
    rig = await BullmqRig.make(redis.url, () => sleep(2).then(() => undefined));
    rig.startHost();
    rig.startHost();
    await notifierIsReady();
    const jobs = await rig.order(200);
    for (let repeat = 0; repeat < 3; repeat += 1) rig.notifier.notify(jobs);
    await rig.allDone();
    expect(runsOf()).toEqual(jobs.map((job) => job.id));
  });

  it('sweeps up rows that nobody rang for, and tries failed ones again', async () => {
    let failures = 1;
    rig = await BullmqRig.make(redis.url, async () => {
      if (failures-- > 0) throw new Error('once');
      return undefined;
    });
    rig.startHost();
    await rig.order(2);
    await rig.allDone();
    expect((await rig.rows.all()).map((row) => row.attempts).toSorted()).toEqual([1, 2]);
  });

  it('works on no more at once than it has places, on what it was notified of and what it found', async () => {
    let [now, most] = [0, 0];
    rig = await BullmqRig.make(redis.url, async () => {
      most = Math.max(most, ++now);
      await sleep(20);
      now -= 1;
      return undefined;
    });
    await notifierIsReady();
    rig.notifier.notify(await rig.order(250));
    rig.startHost();
    await rig.allDone();
    expect(most).toBe(QUEUE_CONCURRENCY.mail);
    expect(runsOf()).toEqual(await rig.ids());
  });

  it.each([
    ['no memory left', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['become a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])('goes on by itself while Redis has %s, says so once, and notifies again afterwards', async (_, refuse, mend) => {
    rig = await BullmqRig.make(redis.url);
    const client = new Redis(redis.url);
    const call = ([name = '', ...rest]: string[]) => client.call(name, ...rest);
    try {
      // Workers that have just begun ask at once.
      await call(refuse);
      rig.startHost();
      await notifierIsReady();
      for (let round = 0; round < 5; round += 1) {
        rig.notifier.notify(await rig.order(4));
        await rig.allDone(15_000);
        await sleep(500);
      }
      const told = log.lines.filter((line) => /^(warn|error)/.test(line));
      expect(told.length).toBeGreaterThan(0);
      expect(told.length).toBeLessThanOrEqual(2);
      await call(mend);
      await until(async () => {
        rig.notifier.notify(await rig.order(1));
        await rig.allDone();
        return log.lines.some((line) => line === 'log Redis (job notifier) works again');
      });
      await until(() => log.lines.includes('log Redis (workers) works again'), 40_000);
    } finally {
      client.disconnect();
    }
  });

  it('notifies through a server of a cluster', async () => {
    // Left to itself it takes the port ten thousand above, which may be another's.
    const cluster = await start(undefined, { 'cluster-enabled': 'yes', 'cluster-port': `${await freePort()}` });
    const client = new Redis(cluster.url);
    rig = await BullmqRig.make(cluster.url);
    try {
      await client.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
      await until(async () => `${await client.call('CLUSTER', 'INFO')}`.includes('cluster_state:ok'));
      rig.startHost();
      await notifierIsReady();
      rig.notifier.notify(await rig.order(3));
      await rig.allDone();
      expect(log.lines.filter((line) => /^(warn|error)/.test(line))).toEqual([]);
    } finally {
      await rig.close();
      client.disconnect();
      await cluster.stop();
    }
  });

  it('loses nothing when Redis is killed and comes back empty', async () => {
    rig = await BullmqRig.make(redis.url, () => sleep(50).then(() => undefined));
    rig.startHost();
    await notifierIsReady();
    const jobs = await rig.order(100);
    rig.notifier.notify(jobs);
    await until(async () => (await rig.rows.all()).some((row) => row.state === 'done'));
    const port = Number(new URL(redis.url).port);
    await redis.kill();
    expect(await rig.rows.areAll('done')).toBe(false);
    rig.notifier.notify(await rig.order(10));
    redis = await start(port);
    await rig.allDone();
    expect(runsOf()).toEqual(await rig.ids());
    await notifierIsReady();
    rig.notifier.notify(await rig.order(1));
    await rig.allDone();
  });

  it('goes on working by itself while there is no Redis at all, and says so once', async () => {
    rig = await BullmqRig.make(redis.url);
    rig.startHost();
    await notifierIsReady();
    await redis.kill();
    for (let round = 0; round < 5; round += 1) {
      rig.notifier.notify(await rig.order(4));
      await rig.allDone(15_000);
    }
    expect(log.lines.filter((line) => line.startsWith('error Redis (job notifier)')).length).toBeLessThanOrEqual(2);
  });

  it('starts without Redis and joins it once it is there', async () => {
    const port = Number(new URL(redis.url).port);
    await redis.kill();
    rig = await BullmqRig.make(redis.url);
    rig.startHost();
    rig.notifier.notify(await rig.order(1));
    await rig.allDone();
    redis = await start(port);
    await notifierIsReady();
    rig.notifier.notify(await rig.order(2));
    await rig.allDone();
  });

  it('notifies through a frozen Redis without waiting, and works everything off once it thaws', async () => {
    rig = await BullmqRig.make(redis.url);
    await notifierIsReady();
    const jobs = await rig.order(50);
    redis.freeze();
    const begun = performance.now();
    for (const job of jobs) rig.notifier.notify([job]);
    // Waiting for a frozen Redis takes seconds each time.
    expect(performance.now() - begun).toBeLessThan(1_000);
    await until(() => !rig.notifier.ready, 10_000);
    rig.notifier.notify(await rig.order(1));
    redis.thaw();
    rig.startHost();
    await rig.allDone();
    expect(runsOf()).toEqual(await rig.ids());
    await notifierIsReady();
  });

  it('survives a freeze of Redis under running workers', async () => {
    rig = await BullmqRig.make(redis.url, () => sleep(5).then(() => undefined));
    rig.startHost();
    await notifierIsReady();
    rig.notifier.notify(await rig.order(40));
    await until(async () => (await rig.rows.all()).some((row) => row.state === 'done'));
    redis.freeze();
    rig.notifier.notify(await rig.order(10));
    await sleep(4_000);
    redis.thaw();
    await rig.allDone();
    await notifierIsReady();
    rig.notifier.notify(await rig.order(5));
    await rig.allDone();
    expect(runsOf()).toEqual(await rig.ids());
  });

  it.each(['running', 'frozen', 'killed'])('shuts down in bounded time with Redis %s', async (state) => {
    rig = await BullmqRig.make(redis.url, () => new Promise(() => undefined));
    const host = rig.startHost();
    await notifierIsReady();
    rig.notifier.notify(await rig.order(2));
    await until(async () => (await rig.rows.all()).every((row) => row.attempts === 1));
    if (state === 'frozen') redis.freeze();
    if (state === 'killed') await redis.kill();
    const begun = performance.now();
    await host.beforeApplicationShutdown();
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect((await rig.rows.all()).map((row) => [row.state, row.lease_token])).toEqual([
      ['open', null],
      ['open', null],
    ]);
  });
});
