import { type EntityManager, type FindManyOptions, In } from 'typeorm';
import { type EntityClass, isSqlite } from './sql.js';

/**
 * Has `find` and `findOne` lock what they find until the transaction ends. SQLite has one writer at a time: there is
 * nothing to lock.
 */
export function forUpdate({ dataSource }: EntityManager) {
  return isSqlite(dataSource) ? {} : ({ lock: { mode: 'pessimistic_write' } } as const);
}

/** By id, so that two transactions never hold what the other waits for. */
export function lockByIds<Row extends { readonly id: number }>(
  manager: EntityManager,
  Entity: EntityClass<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  const found = { where: { id: In(ids) }, order: { id: 'ASC' } } as FindManyOptions<Row>;
  return manager.find(Entity, { ...found, ...forUpdate(manager) });
}
