import type { ChildProcess } from 'node:child_process';
import { InMemoryJobQueue } from '../../fakes/job-queue.fake.js';
import { type RedisServer, start } from '../../support/redis.js';
import { describeWithRedis } from '../../support/with-redis.js';
import { until } from './bullmq.rig.js';
import { forkWorker } from './process.channel.js';

describeWithRedis('worker processes', () => {
  let redis: RedisServer;
  const queue = new InMemoryJobQueue();
  const begun: string[] = [];
  const workers = new Map<string, ChildProcess>();

  const startWorker = (name: string, behaviour?: string) => {
    const worker = forkWorker(redis.url, queue, (id) => begun.push(`${name} ${id}`), behaviour);
    workers.set(name, worker);
    return worker;
  };

  beforeAll(async () => {
    redis = await start();
  });
  afterAll(async () => {
    for (const worker of workers.values()) worker.kill('SIGKILL');
    await redis.stop();
  });

  it('hands the jobs of a killed and of a frozen worker to another, after the lease and not before', async () => {
    const first = queue.add('report.render', { reportId: 1 });
    const killed = startWorker('killed', 'hang');
    await until(() => begun.length === 1, 30_000);
    killed.kill('SIGKILL');
    const second = queue.add('report.render', { reportId: 2 });
    const frozen = startWorker('frozen', 'slow');
    await until(() => begun.length === 2, 30_000);
    frozen.kill('SIGSTOP');
    const leases = queue.rows.map((row) => row.heldUntil?.getTime() ?? 0);

    startWorker('healthy');
    await until(() => queue.row(first).state === 'done', 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(leases[0] ?? 0);
    await until(() => queue.row(second).state === 'done', 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(leases[1] ?? 0);
    expect(begun).toEqual(['killed 1', 'frozen 2', 'healthy 1', 'healthy 2']);

    let called = false;
    frozen.on('message', () => {
      called = true;
    });
    frozen.kill('SIGCONT');
    await until(() => called);
    expect(queue.rows.map((row) => [row.state, row.attempts, row.error])).toEqual([
      ['done', 2, null],
      ['done', 2, null],
    ]);
    expect(begun).toHaveLength(4);
  }, 200_000);
});
