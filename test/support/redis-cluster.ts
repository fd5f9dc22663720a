import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';
import { type RedisServer, start } from './redis.js';
import { waitFor } from './server.js';

const SERVERS = 6;

/** Three masters and a replica of each, which takes over within some seconds. */
export interface RedisCluster {
  /** As REDIS_URL takes it. */
  readonly url: string;
  /** The master that has a key now. */
  masterOf(key: string): Promise<RedisServer>;
  /** How many keys of a pattern its masters have, each told alone. */
  keys(pattern: string): Promise<number[]>;
  stop(): Promise<void>;
}

export async function startCluster(): Promise<RedisCluster> {
  const all = await Promise.all(Array.from({ length: SERVERS }, startOne));
  const living = new Set(all.map(({ server }) => server));
  const stop = async () => void (await Promise.all([...living].map((server) => server.stop())));
  const places = all.map(({ server }) => `127.0.0.1:${new URL(server.url).port}`);
  try {
    const named = all.map(({ busPort }, index) => `${places[index]}@${busPort}`);
    const options = ['--cluster-replicas', '1', '--cluster-yes'];
    await promisify(execFile)('redis-cli', ['--cluster', 'create', ...named, ...options]);
  } catch (error) {
    await stop();
    throw error;
  }
  const ask = async <T>(server: RedisServer, question: (client: Redis) => Promise<T>): Promise<T> => {
    const client = new Redis(server.url);
    return question(client).finally(() => client.disconnect());
  };
  const rolesNow = () =>
    Promise.all([...living].map(async (server) => ({ server, role: await ask(server, (client) => client.role()) })));
  const masters = async () => {
    const roles = await rolesNow();
    return roles.filter(({ role }) => role[0] === 'master').map(({ server }) => server);
  };
  // One that has nothing from its master yet would not take over from it.
  await waitFor(
    'the replicas',
    async () => (await rolesNow()).filter(({ role }) => role[3] === 'connected').length === 3,
  );
  return {
    url: `redis://${places[0]}?cluster=on&also=${places.slice(1).join(',')}`,
    async masterOf(key) {
      for (const server of await masters()) {
        // Any other says where it is.
        const has = await ask(server, (client) => client.exists(key)).catch(() => null);
        if (has === null) continue;
        const kill = () => {
          living.delete(server);
          return server.kill();
        };
        return { ...server, kill };
      }
      throw new Error(`no master has ${key}`);
    },
    keys: async (pattern) =>
      Promise.all(
        (await masters()).map((server) => ask(server, async (client) => (await client.keys(pattern)).length)),
      ),
    stop,
  };
}

async function startOne(): Promise<{ server: RedisServer; busPort: number }> {
  const busPort = await freePort();
  const options = {
    'cluster-enabled': 'yes',
    'cluster-port': `${busPort}`,
    'cluster-node-timeout': '2000',
    'repl-diskless-sync-delay': '0',
  };
  return { server: await start(undefined, options), busPort };
}
