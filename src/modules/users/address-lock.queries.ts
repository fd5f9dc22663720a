import type { EntityManager } from 'typeorm';
import { sha256 } from '../../platform/db/hash.js';
import { forUpdate } from '../../platform/db/locks.js';
import { isSqlite } from '../../platform/db/sql.js';
import { AddressLockEntity } from '../auth/code.entity.js';

/** As many as the first migration made. */
const LOCKS = 64;

/**
 * Locks the row of an address until the transaction ends: of two that ask for the codes, the account or the records of
 * an address at once the second sees what the first has made, even where there was no row before that could have been
 * locked.
 * @param address as `normaliseEmail` leaves it.
 */
export async function lockAddress(manager: EntityManager, address: string): Promise<void> {
  if (isSqlite(manager.dataSource)) return;
  const id = Number.parseInt(sha256(address).slice(0, 8), 16) % LOCKS;
  await manager.findOne(AddressLockEntity, { where: { id }, ...forUpdate(manager) });
}
