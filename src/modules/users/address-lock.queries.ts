import { sha256 } from '../../platform/db/hash.js';
import type { Sql } from '../../platform/db/sql.js';

/** As many as the first migration made. */
const GATES = 64;

/**
 * Holds the gate of an address until the transaction ends: of two that ask for the codes, the account or the records of an address
 * at once the second sees what the first has made, even where there was no row before that could have been locked.
 * @param address as `normaliseEmail` leaves it.
 */
export async function lockAddress(sql: Sql, address: string): Promise<void> {
  if (sql.forUpdate === '') return;
  const gate = Number.parseInt(sha256(address).slice(0, 8), 16) % GATES;
  await sql.rows(`SELECT id FROM code_gates WHERE id = ?${sql.forUpdate}`, [gate]);
}
