import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';

export interface RedisServer {
  readonly url: string;
  readonly pid: number;
  /** Empties it. */
  clear(): Promise<void>;
  /** Kills it without warning; nothing was persisted. */
  kill(): Promise<void>;
  /** SIGSTOP and SIGCONT. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Whether there is a redis-server. @throws Error where there is none and `CI=true`. */
export function hasRedis(): boolean {
  if (!spawnSync('redis-server', ['--version']).error) return true;
  if (process.env.CI === 'true') throw new Error('redis-server is not installed');
  process.stderr.write('\nNOT RUN: the tests with Redis, since redis-server is not installed\n\n');
  return false;
}

/** Starts a private server without persistence; `port` starts it where another one was. */
export async function start(port?: number, more: Readonly<Record<string, string>> = {}): Promise<RedisServer> {
  const listenOn = port ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'myverify-redis-'));
  const settings = {
    port: listenOn,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'no',
    'maxmemory-policy': 'noeviction',
    ...more,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const server = spawn('redis-server', [...args, '--save', ''], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    server.kill('SIGCONT');
    server.kill(signal);
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `redis://127.0.0.1:${listenOn}`;
  await answers(url, server);
  return {
    url,
    pid: server.pid ?? 0,
    clear: () => empty(url),
    kill: () => end('SIGKILL'),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
  };
}

async function empty(url: string): Promise<void> {
  const client = new Redis(url);
  await client.flushall();
  client.disconnect();
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => 50, maxRetriesPerRequest: 100 });
  client.on('error', () => undefined); // refused until the server listens
  try {
    await client.ping();
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  } finally {
    client.disconnect();
  }
}
