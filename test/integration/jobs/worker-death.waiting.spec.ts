import type { ChildProcess } from 'node:child_process';
import { freshSqlite, type TestDatabase } from '../../support/databases.js';
import { JobRows } from '../../support/job-rows.js';
import { type RedisServer, start } from '../../support/redis.js';
import { describeWithRedis } from '../../support/with-redis.js';
import { until } from './bullmq.rig.js';
import { forkWorker } from './worker.fork.js';

describeWithRedis('worker processes', () => {
  let redis: RedisServer;
  let db: TestDatabase;
  let rows: JobRows;
  const begun: string[] = [];
  const lost: string[] = [];
  const workers = new Map<string, ChildProcess>();

  const startWorker = (name: string, behaviour?: string) => {
    const worker = forkWorker(
      redis.url,
      db.url,
      ({ id, what }) => {
        if (what === 'began') begun.push(`${name} ${id}`);
        if (what === 'lost') lost.push(`${name} ${id}`);
      },
      behaviour,
    );
    workers.set(name, worker);
    return worker;
  };
  const isDone = async (id: number) => (await rows.row(id)).state === 'done';

  beforeAll(async () => {
    db = await freshSqlite();
    rows = new JobRows(db.database);
    redis = await start();
  });
  afterAll(async () => {
    for (const worker of workers.values()) worker.kill('SIGKILL');
    await redis.stop();
    await db.dispose();
  });

  it('hands the jobs of a killed and of a frozen worker to another, after the lease and not before', async () => {
    const first = await rows.add('report.render', { reportId: 1 });
    const killed = startWorker('killed', 'hang');
    await until(() => begun.length === 1, 30_000);
    killed.kill('SIGKILL');
    const second = await rows.add('report.render', { reportId: 2 });
    const frozen = startWorker('frozen', 'slow');
    await until(() => begun.length === 2, 30_000);
    frozen.kill('SIGSTOP');
    const leases = (await rows.all()).map((row) => row.lease_until ?? 0);

    startWorker('healthy');
    await until(() => isDone(first), 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(leases[0] ?? 0);
    await until(() => isDone(second), 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(leases[1] ?? 0);
    expect(begun).toEqual([`killed ${first}`, `frozen ${second}`, `healthy ${first}`, `healthy ${second}`]);

    frozen.kill('SIGCONT');
    await until(() => lost.length > 0);
    expect(lost).toEqual([`frozen ${second}`]);
    expect((await rows.all()).map((row) => [row.state, row.attempts, row.last_error])).toEqual([
      ['done', 2, null],
      ['done', 2, null],
    ]);
    expect(begun).toHaveLength(4);
  });
});
