import type { EntityManager } from 'typeorm';

/** How far the primary's binary log is; empty where it writes none. */
export async function askPosition(manager: EntityManager): Promise<string> {
  const [found] = await manager.query<{ position: string }[]>('SELECT @@GLOBAL.gtid_binlog_pos AS position');
  return found?.position ?? '';
}

/** Waits until a replica is there too. @returns whether it was within so many seconds. */
export async function waitForPosition(manager: EntityManager, position: string, seconds: number): Promise<boolean> {
  const text = 'SELECT MASTER_GTID_WAIT(?, ?) AS waited';
  const [found] = await manager.query<{ waited: number | string | null }[]>(text, [position, seconds]);
  return Number(found?.waited ?? -1) === 0;
}
