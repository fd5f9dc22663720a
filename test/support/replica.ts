import { type Mariadb, start } from './mariadb.js';
import { rowsOf } from './tables.js';

/** A MariaDB and one that follows it. */
export interface Followed {
  readonly primary: Mariadb;
  readonly replica: Mariadb;
  /** `STOP SLAVE` and `START SLAVE`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

export async function startFollowed(): Promise<Followed> {
  const [primary, replica] = await Promise.all([
    start(['--server-id=1', '--log-bin', '--binlog-format=ROW']),
    start(['--server-id=2']),
  ]);
  const onReplica = async (statement: string) => void (await rowsOf(replica.url('mysql'), statement));
  const port = new URL(primary.url('')).port;
  await onReplica(
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${port}, MASTER_USER = 'root', MASTER_USE_GTID = slave_pos`,
  );
  await onReplica('START SLAVE');
  return { primary, replica, pause: () => onReplica('STOP SLAVE'), resume: () => onReplica('START SLAVE') };
}
