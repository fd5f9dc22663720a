import type { EntityManager } from 'typeorm';
import { isSqlite } from './sql.js';

/** Has `find` and `findOne` lock what they find until the transaction ends. SQLite has one writer at a time: there is nothing to lock. */
export function forUpdate({ dataSource }: EntityManager) {
  return isSqlite(dataSource) ? {} : ({ lock: { mode: 'pessimistic_write' } } as const);
}
