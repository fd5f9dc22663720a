import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { queryWords } from '../../domain/shared/search-words.js';
import type { EntityClass } from './sql.js';
import { WORDS_END } from './word-search.js';

/** Sorts by columns, the last of which tells rows apart. */
export function ordered<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: readonly string[],
  descending: boolean,
): SelectQueryBuilder<Row> {
  for (const column of columns) query.addOrderBy(column, descending ? 'DESC' : 'ASC');
  return query;
}

export async function pageOf<Row extends ObjectLiteral, Item>(
  query: SelectQueryBuilder<Row>,
  { offset, limit }: PageRequest,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const [rows, total] = await query.offset(offset).limit(limit).getManyAndCount();
  return { items: rows.map(toItem), total };
}

/**
 * Leaves what has, for each word of `text`, a word that begins so; nothing where `text` has no word.
 * @param Words the words, and `owner` their column for what `column` names.
 */
export function whereWords<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
  Words: EntityClass<ObjectLiteral>,
  owner: string,
  text: string,
): void {
  const words = queryWords(text);
  if (words.length === 0) query.andWhere('1 = 0');
  for (const [place, word] of words.entries()) {
    const [first, end] = [`${owner}_first${place}`, `${owner}_end${place}`];
    // A range, not LIKE: LIKE with a parameter uses no index on SQLite.
    const owners = query
      .subQuery()
      .select(`w.${owner}`)
      .from(Words, 'w')
      .where(`w.word >= :${first} AND w.word < :${end}`);
    query.andWhere(`${column} IN ${owners.getQuery()}`, { [first]: word, [end]: word + WORDS_END });
  }
}

/** How many rows name each of the ids; those that none names are left out. */
export async function countsBy<Row extends ObjectLiteral>(
  manager: EntityManager,
  Entity: EntityClass<Row>,
  column: keyof Row & string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(Entity, 't')
    .select(`t.${column}`, 'id')
    .addSelect('COUNT(*)', 'n')
    .where(`t.${column} IN (:...ids)`, { ids })
    .groupBy(`t.${column}`)
    .getRawMany<{ id: number; n: number }>();
  return new Map(rows.map(({ id, n }) => [id, n]));
}
