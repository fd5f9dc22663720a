import type { EntityManager, EntityTarget, FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { COUNT_MAX } from './sorted-list.queries.js';

/** How many rows meet the conditions, up to `COUNT_MAX`. */
export async function countUpTo<Row extends object>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<number> {
  const met = manager.createQueryBuilder(entity, 't').select('1', 'one').where(where).limit(COUNT_MAX);
  const counted = manager
    .createQueryBuilder()
    .select('COUNT(*)', 'n')
    .from(`(${met.getQuery()})`, 'counted')
    .setParameters(met.getParameters());
  return Number((await counted.getRawOne<{ n: number }>())?.n);
}

/** A page of the rows that meet the conditions, with their number up to `COUNT_MAX`. */
export async function foundPage<Row extends object>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  order: FindOptionsOrder<Row>,
  { offset, limit }: PageRequest,
): Promise<Page<Row>> {
  const items = await manager.find(entity, { where, order, skip: offset, take: limit });
  return { items, total: await countUpTo(manager, entity, where) };
}

/** Those of the conditions that are asked for: TypeORM refuses `undefined`. */
export function asked<Row extends object>(where: { readonly [K in keyof Row]?: unknown }): FindOptionsWhere<Row> {
  return Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined)) as FindOptionsWhere<Row>;
}
