import type { EntityManager } from 'typeorm';

/** @returns numbers of connections, and milliseconds since 1970. */
export async function askServer(manager: EntityManager): Promise<{ most: number; taken: number; now: number }> {
  const [clock] = await manager.query<{ now: string }[]>('SELECT UNIX_TIMESTAMP(NOW(3)) * 1000 AS now');
  const [most] = await manager.query<{ Value: string }[]>("SHOW GLOBAL VARIABLES LIKE 'max_connections'");
  const [taken] = await manager.query<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Threads_connected'");
  return { most: Number(most?.Value), taken: Number(taken?.Value), now: Number(clock?.now) };
}
