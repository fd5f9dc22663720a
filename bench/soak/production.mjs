import { spawn } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { ROOT } from '../../scripts/process.mjs';
import { endsWithUs } from '../api/children.mjs';
import { startMariadb } from '../api/mariadb.mjs';
import { freePort } from '../api/ports.mjs';
import { startRedis, startServer } from '../api/programs.mjs';

const DATABASE = 'myverify_soak';
const BUCKET = 'papers';
const S3_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const START_MS = 30_000;

/**
 * A production in small: MariaDB, Redis, a stand-in for S3, one for a mail server, two APIs and two workers.
 * @param {string} folder for all that they keep
 * @param {(program: { stop: () => Promise<void> }) => any} started is told of each, which it is to stop in the end
 */
export async function startProduction(folder, started) {
  const mariadb = started(await startMariadb(folder));
  const connection = await mariadb.connect();
  await connection.query(`CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  await connection.changeUser({ database: DATABASE });
  const redis = started(await startRedis());
  const store = started(await startStore(join(folder, 's3')));
  const post = started(await startPost());
  const data = await mkdtemp(join(folder, 'data-'));
  const settings = {
    DATABASE_URL: mariadb.url(DATABASE),
    REDIS_URL: redis.url,
    STORAGE_URL: `s3://${BUCKET}/soak?region=us-east-1&endpoint=${store.url}`,
    ...S3_KEYS,
    SMTP_URL: post.url,
    LOG_LEVEL: 'warn',
    // What the desk decides is done at once, by one officer.
    DECISION_HOLD_SECONDS: '0',
    SECOND_APPROVAL: 'off',
  };
  const start = async (script, more = {}) =>
    started(await startServer(script, { ...settings, ...more }, { folder: data }));
  const first = await start('start:api');
  await first.ready('/health/ready');
  const shared = { PUBLIC_URL: first.url };
  const second = await start('start:api', shared);
  await second.ready('/health/ready');
  const workers = [await start('start:worker', shared), await start('start:worker', shared)];
  return {
    query: async (statement, values = []) => (await connection.query(statement, values))[0],
    version: mariadb.version,
    post,
    apis: [first.url, second.url],
    processes: { 'API 1': first, 'API 2': second, 'worker 1': workers[0], 'worker 2': workers[1] },
    besides: { MariaDB: mariadb, Redis: redis },
    end: () => connection.end(),
  };
}

async function startStore(folder) {
  const port = await freePort();
  await mkdir(folder);
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent', '--no-vhost-buckets'];
  const program = join(ROOT, 'test', 'support', 's3rver.cjs');
  const child = spawn(process.execPath, ['--no-deprecation', program, ...options, '--configure-bucket', BUCKET], {
    stdio: 'ignore',
  });
  endsWithUs(child);
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_MS; !(await fetch(url).catch(() => null)); await sleep(50))
    if (Date.now() > end || child.exitCode !== null) throw new Error('the stand-in for S3 does not start');
  return { url, stop: async () => void child.kill('SIGTERM') };
}

/** Takes every mail and remembers whom it was for, its Message-ID, its subject and its text. */
async function startPost() {
  const mails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parsed = buffer(stream).then((bytes) => PostalMime.parse(bytes));
      parsed.then(({ to, messageId, subject = '', text = '' }) => {
        mails.push({ to: to?.[0]?.address ?? '', messageId, subject, text });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined); // connections that break
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    mails,
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
