import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Keeping } from '../kept/keeping.js';
import { createDatabase, MARIADB_VARIABLE } from '../mariadb.js';
import { start as startRedis } from '../redis.js';
import { startS3 } from '../s3.js';
import { type Surroundings, startServer } from '../server.js';
import { viewsWritten } from '../views.js';
import { startWorker } from '../worker.js';
import { Balancer } from './balancer.js';
import { FirstContents } from './first-contents.js';
import { MailSink } from './mail-sink.js';
import type { HandedOut } from './shared-stack.js';

/**
 * One production in small for each of Jest's processes, and its keeper: MariaDB, Redis, S3, SMTP, two APIs behind a
 * balancer, two workers. It lives for as long as the process that started it, and is put back to its beginning for each
 * test file.
 */
const keeping = await Keeping.begin('stack');

const [redis, s3, sink, balancer] = await Promise.all([
  startRedis(),
  startS3(),
  MailSink.start(join(keeping.folder, 'mails')),
  Balancer.start(),
]);
keeping.atEnd(
  () => redis.kill(),
  () => s3.stop(),
);
const rates = new Redis(redis.url);
rates.on('error', () => undefined);

const surroundings: Surroundings = {
  settings: { ...s3.env, REDIS_URL: redis.url, SMTP_URL: sink.url },
  mailDir: sink.folder,
  storedIn: s3.rootOf(),
};
/** Redis has sixteen databases; the stack has the first. */
const REDIS_DATABASES = 16;
let others = 0;

let apis: Promise<{ readonly handedOut: HandedOut; readonly contents: FirstContents }> | undefined;

async function startApis() {
  const database = await createDatabase(process.env[MARIADB_VARIABLE] ?? '');
  const dataDir = join(keeping.folder, 'data');
  const settings = { ...surroundings.settings, DATABASE_URL: database, TRUST_PROXY: '1', PUBLIC_URL: balancer.url };
  // One after the other: the first makes the tables, the secrets and the demonstration.
  const first = await startServer({ dataDir, env: settings });
  keeping.atEnd(() => first.kill());
  const second = await startServer({ dataDir, env: settings });
  keeping.atEnd(() => second.kill());
  const workers = [startWorker(dataDir, settings), startWorker(dataDir, settings)];
  keeping.listenTo(first, second, ...workers);
  keeping.atEnd(...workers.map((worker) => () => worker.end('SIGKILL')));
  balancer.serve([first.url, second.url]);
  const handedOut = {
    ...surroundings,
    url: balancer.url,
    dataDir,
    settings,
    log: keeping.log,
    apis: [first.url, second.url],
  };
  return { handedOut, contents: await FirstContents.of(database) };
}

async function clear(): Promise<void> {
  await sink.clear();
  await s3.clear();
  const kept = await rates.keys('myverify:rate:*');
  if (kept.length > 0) await rates.del(...kept);
  keeping.clearLog();
}

keeping.answer({
  /** For servers with settings of their own. */
  '/surroundings': async () => {
    others += 1;
    const corner = `other-${others}`;
    const post = await MailSink.start(join(keeping.folder, corner));
    const number = 1 + (others % (REDIS_DATABASES - 1));
    const DATABASE_URL = await createDatabase(process.env[MARIADB_VARIABLE] ?? '');
    const REDIS_URL = `${redis.url}/${number}`;
    // Its last user counted jobs from one as well.
    const other = new Redis(REDIS_URL);
    await other.flushdb();
    other.disconnect();
    return {
      settings: { ...s3.envFor(corner), DATABASE_URL, REDIS_URL, SMTP_URL: post.url },
      mailDir: post.folder,
      storedIn: s3.rootOf(corner),
    };
  },
  '/stack': async () => {
    apis ??= startApis();
    // A start that failed fails the tests of the file that asked for it, not those of the next one.
    apis.catch(() => (apis = undefined));
    const { handedOut, contents } = await apis;
    await viewsWritten(balancer.lastArticle);
    await contents.restore();
    await clear();
    return handedOut;
  },
});
