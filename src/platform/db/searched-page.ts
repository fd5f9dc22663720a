import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { Page } from '../../domain/shared/page.js';
import { countUpTo, highestId, type SortedSearch, sortedIds } from './sorted-list.queries.js';
import { type EntityClass, engineOf } from './sql.js';
import type { Condition } from './word-search.queries.js';

interface Identified {
  readonly id: number;
}

/**
 * A page of what a search of a large table finds. Whether the hits are gathered and sorted, or the order is walked
 * along, hangs on how many there are; totals are told up to `COUNT_MAX`.
 * @param total counts the hits, where that is quicker than by what finds them.
 */
export async function searchedPage<Row extends Identified>(
  manager: EntityManager,
  Entity: EntityClass<Row>,
  search: SortedSearch,
  total: Condition | null = null,
): Promise<Page<Row>> {
  const { table, finding, page } = search;
  const hits = await numberIn(manager, total ?? countUpTo(table, finding));
  if (hits <= page.offset) return { items: [], total: hits };
  // The highest id is about how many there are, and costs no count.
  const walked = await numberIn(manager, highestId(table));
  const { text, values } = sortedIds({ ...search, hits, walked }, engineOf(manager));
  const ids = (await manager.query<Identified[]>(text, [...values])).map(({ id }) => id);
  const rows = await manager.findBy(Entity, { id: In(ids) } as FindOptionsWhere<Row>);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), total: hits };
}

async function numberIn(manager: EntityManager, { text, values }: Condition): Promise<number> {
  const [row] = await manager.query<{ n: number | string }[]>(text, [...values]);
  return Number(row?.n ?? 0);
}
