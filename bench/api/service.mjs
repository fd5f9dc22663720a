import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';

const built = (path) => import(new URL(`../../dist/src/${path}`, import.meta.url).href);
const WAIT_MS = 300_000;
/** Rarely, since each look is at the expense of what is measured: the rows tell when they were done. */
const LOOK_EVERY_MS = 200;

/** The built server's outbox, in this process: what orders jobs as a request does. */
export async function openOutbox({ databaseUrl, redisUrl, dataDir }) {
  const [{ readEnv }, { Database }, { TypeOrmUnitOfWork }, { BullJobNotifier }, { SystemClock }] = await Promise.all([
    built('config/env.js'),
    built('platform/db/database.js'),
    built('unit-of-work/typeorm.unit-of-work.js'),
    built('platform/jobs/bull.job-notifier.js'),
    built('platform/security/system.clock.js'),
  ]);
  const env = readEnv({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, DATA_DIR: dataDir });
  const database = new Database(env);
  await database.connect();
  const notifier = new BullJobNotifier(env);
  const unitOfWork = new TypeOrmUnitOfWork(database, notifier, new SystemClock());
  return {
    /** Orders jobs, each in a transaction of its own, sixteen at a time. @returns their ids */
    async order(jobs) {
      const waiting = [...jobs];
      const ids = [];
      const line = async () => {
        for (let job = waiting.shift(); job; job = waiting.shift()) {
          const { name, payload } = job;
          ids.push(await unitOfWork.run((tx) => tx.outbox.add(name, payload)));
        }
      };
      await Promise.all(Array.from({ length: 16 }, line));
      return ids;
    },
    async close() {
      await notifier.onApplicationShutdown();
      await database.close();
    },
  };
}

/**
 * Waits until no job from `first` on is open, of one name or any.
 * @returns when the last was done, in milliseconds since 1970. @throws Error where one failed.
 */
export async function allDone(query, first, name = '%') {
  let lastError = null;
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
    const [{ open, failed, error, last }] = await query(
      `SELECT COALESCE(SUM(state = 'open'), 0) AS open, COALESCE(SUM(state = 'failed'), 0) AS failed, MAX(last_error) AS error,
         MAX(done_at) AS last
       FROM jobs WHERE id >= ? AND name LIKE ?`,
      [first, name],
    );
    if (Number(failed) > 0) throw new Error(`a job was given up: ${error}`);
    if (Number(open) === 0) return Number(last);
    lastError = error;
  }
  throw new Error(`the jobs were not done in time: ${lastError ?? 'none has failed so far'}`);
}

export { built };
