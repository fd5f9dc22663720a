import type { Database } from '../db/database.js';

/** What of a backup must open nothing: whoever signed out, or was signed out, since it was made has no say in it. */
const HALF_OPEN = ['factor_tickets', 'verification_codes'];

/**
 * Ends the sessions of a backup that was brought back, and removes half-finished sign-ins and mailed codes. Its tables
 * may be those of an earlier release.
 * @returns how many sessions were open in it.
 */
export async function endRestoredAccess(database: Database, now: Date): Promise<number> {
  return database.write(async (manager) => {
    const [open] = await manager.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM sessions WHERE ended_at IS NULL');
    await manager.query('UPDATE sessions SET ended_at = ? WHERE ended_at IS NULL', [now.getTime()]);
    for (const table of HALF_OPEN) {
      if (await manager.queryRunner?.hasTable(table)) await manager.query(`DELETE FROM ${table}`);
    }
    return Number(open?.n ?? 0);
  });
}
