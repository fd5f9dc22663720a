import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from './free-port.js';
import { type Mariadb, mariadbIsInstalled, start } from './mariadb.js';

/** Where Debian's `galera-4` has it. */
const PROVIDER = '/usr/lib/galera/libgalera_smm.so';

/** The programs that hand a whole node over do not work for root. */
const USER = 'mysql';

/** Two nodes that hold the same databases. */
export interface Galera {
  readonly first: Mariadb;
  readonly second: Mariadb;
  stop(): Promise<void>;
}

/** @throws Error that names what is not on this machine. */
export function needGalera(): void {
  const missing = [
    ...(mariadbIsInstalled() ? [] : ['mariadb-server']),
    ...(existsSync(PROVIDER) ? [] : ['galera-4']),
    ...['rsync', 'socat'].filter((program) => spawnSync(program, ['--version']).error),
  ];
  if (missing.length > 0) throw new Error(`NOT RUN: a Galera cluster needs ${missing.join(', ')} (apt-get install)`);
}

/** Starts two nodes on this machine. The second has the majority, so that it goes on where the first is killed. */
export async function startGalera(): Promise<Galera> {
  const firstGroup = await freePort();
  const first = await start(
    [...(await optionsOf(firstGroup, 1)), '--wsrep-new-cluster', '--wsrep-cluster-address=gcomm://'],
    USER,
  );
  try {
    const options = await optionsOf(await freePort(), 2);
    const second = await start([...options, `--wsrep-cluster-address=gcomm://127.0.0.1:${firstGroup}`], USER);
    return { first, second, stop: async () => void (await Promise.all([second.stop(), first.stop()])) };
  } catch (error) {
    await first.stop();
    throw error;
  }
}

async function optionsOf(groupPort: number, weight: number): Promise<string[]> {
  const [incremental, whole] = await Promise.all([freePort(), freePort()]);
  const provider = [
    `gmcast.listen_addr=tcp://127.0.0.1:${groupPort}`,
    `ist.recv_addr=127.0.0.1:${incremental}`,
    `pc.weight=${weight}`,
    'gcache.size=32M',
  ];
  return [
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    '--wsrep-on=ON',
    `--wsrep-provider=${PROVIDER}`,
    `--wsrep-provider-options=${provider.join(';')}`,
    `--wsrep-node-address=127.0.0.1:${groupPort}`,
    '--wsrep-cluster-name=test',
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=127.0.0.1:${whole}`,
  ];
}
