import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../statistics.mjs';
import { OTHER_BUDGETS } from './budgets.mjs';
import { startRedis, startServer } from './programs.mjs';
import { allDone, openOutbox } from './service.mjs';

const JOBS = 1500;
const WARM_UP = 300;
/** About a certificate that is not there: nothing is to be told, and the job is done. */
const NOTHING_TO_DO = { name: 'mail.certificate', payload: { certificateId: 2_147_483_000, event: 'applied' } };

/** From the transaction that orders a job to the one that notes it as done, through Redis and a worker. */
export async function measureJobs({ mariadb, database, options }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'myverify-bench-jobs-'));
  const redis = await startRedis();
  const settings = { DATABASE_URL: mariadb.url(database), REDIS_URL: redis.url, LOG_LEVEL: 'warn' };
  const worker = await startServer('start:worker', settings, { folder: dataDir });
  const outbox = await openOutbox({ databaseUrl: mariadb.url(database), redisUrl: redis.url, dataDir });
  const connection = await mariadb.connect(database);
  const query = async (statement, values) => (await connection.query(statement, values))[0];
  const handOver = async (count) => {
    const began = Date.now();
    const ids = await outbox.order(Array.from({ length: count }, () => NOTHING_TO_DO));
    return count / (((await allDone(query, Math.min(...ids))) - began) / 1000);
  };
  try {
    await handOver(WARM_UP);
    const rates = [];
    for (let round = 0; round < options.rounds; round += 1) rates.push(await handOver(JOBS));
    return [
      {
        title: 'job hand-over, from the outbox to done',
        found: `${Math.round(median(rates))} jobs/s`,
        budget: `${OTHER_BUDGETS.jobsPerSecond} jobs/s`,
        kept: median(rates) >= OTHER_BUDGETS.jobsPerSecond,
      },
    ];
  } finally {
    await connection.end();
    await outbox.close();
    await worker.stop();
    await redis.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
