import type { EntityManager } from 'typeorm';

/** @returns milliseconds since 1970 by the database's clock, whatever the time zone of its sessions. */
export async function askTime(manager: EntityManager): Promise<number> {
  const text = "SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000 AS now";
  const [clock] = await manager.query<{ now: number | string }[]>(text);
  return Number(clock?.now);
}

/** @returns the first table whose texts could not take every letter, with its collation. */
export async function narrowTable(manager: EntityManager): Promise<{ name: string; collation: string } | null> {
  const text = `SELECT TABLE_NAME AS name, TABLE_COLLATION AS collation FROM information_schema.TABLES
    WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE' AND TABLE_COLLATION NOT LIKE 'utf8mb4%' ORDER BY TABLE_NAME LIMIT 1`;
  const [found] = await manager.query<{ name: string; collation: string }[]>(text);
  return found ?? null;
}

/** @returns numbers of connections, and milliseconds since 1970. */
export async function askServer(manager: EntityManager): Promise<{ most: number; taken: number; now: number }> {
  const now = await askTime(manager);
  const [most] = await manager.query<{ Value: string }[]>("SHOW GLOBAL VARIABLES LIKE 'max_connections'");
  const [taken] = await manager.query<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Threads_connected'");
  return { most: Number(most?.Value), taken: Number(taken?.Value), now };
}
