import type { EntityManager, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { staleVersion } from '../../domain/shared/record-version.js';
import type { EntityClass } from './sql.js';

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/**
 * Writes the columns of a record that still has the version with which it was read. TypeORM's `save()` accepts a stale
 * object.
 * @returns the record as it is now, one version on.
 * @throws DomainError `stale_version` where another was quicker, or has removed it.
 */
export async function updateVersioned<Row extends Versioned, Item extends Versioned>(
  manager: EntityManager,
  Entity: EntityClass<Row>,
  item: Item,
  columns: QueryDeepPartialEntity<Omit<Row, 'version'>>,
): Promise<Item> {
  const { id, version } = item;
  const next = version + 1;
  const { affected } = await manager.update(
    Entity,
    { id, version } as FindOptionsWhere<Row>,
    { ...columns, version: next } as QueryDeepPartialEntity<Row>,
  );
  if (affected !== 1) throw staleVersion();
  return { ...item, version: next };
}
