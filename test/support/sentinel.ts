import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { type RedisServer, start } from './redis.js';

/** A Redis, its replica, and a sentinel that makes the replica take over within some seconds. */
export interface WatchedRedis {
  /** As REDIS_URL takes it. */
  readonly url: string;
  readonly first: RedisServer;
  readonly replica: RedisServer;
  stop(): Promise<void>;
}

const NAME = 'main';

export async function startWatched(): Promise<WatchedRedis> {
  const first = await start();
  const replica = await start(undefined, { replicaof: `127.0.0.1 ${new URL(first.url).port}` });
  const folder = await mkdtemp(join(tmpdir(), 'myverify-sentinel-'));
  const port = await freePort();
  const file = join(folder, 'sentinel.conf');
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor ${NAME} 127.0.0.1 ${new URL(first.url).port} 1`,
    `sentinel down-after-milliseconds ${NAME} 1000`,
    `sentinel failover-timeout ${NAME} 5000`,
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  const sentinel = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' });
  return {
    url: `redis://127.0.0.1:${port}?sentinel=${NAME}`,
    first,
    replica,
    async stop() {
      const ended = once(sentinel, 'exit');
      sentinel.kill('SIGKILL');
      await ended;
      await Promise.all([first.stop(), replica.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
