import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { queryWords } from '../../domain/shared/search-words.js';
import type { EntityClass } from './sql.js';
import { WORDS_END } from './word-search.queries.js';

const HAN = /^\p{Script=Han}/u;

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

/** Where a search in all that a list shows looks: in tables of words, and in short texts as they are. */
export interface Searched {
  readonly words?: ReadonlyArray<{
    readonly column: string;
    readonly Words: EntityClass<ObjectLiteral>;
    readonly owner: string;
  }>;
  /** Expressions, each of a text in comparable form. */
  readonly texts?: readonly string[];
}

/**
 * Leaves what has, for each word of `q`, a word that begins so in any of these. For small tables: texts are read, not
 * looked up.
 */
export function whereAnywhere<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { words = [], texts = [] }: Searched,
  q: string,
): void {
  const asked = queryWords(q);
  if (asked.length === 0) query.andWhere('1 = 0');
  for (const [place, word] of asked.entries()) {
    const [first, end, start, inside] = ['first', 'end', 'start', 'inside'].map((name) => `q_${name}${place}`);
    const owners = words.map(({ column, Words, owner }) => {
      const found = query.subQuery().select(`w.${owner}`).from(Words, 'w');
      return `${column} IN ${found.where(`w.word >= :${first} AND w.word < :${end}`).getQuery()}`;
    });
    const read = texts.map((text) => `${text} LIKE :${start} OR ${text} LIKE :${inside}`);
    query.andWhere(`(${[...owners, ...read].join(' OR ')})`, {
      [String(first)]: word,
      [String(end)]: word + WORDS_END,
      [String(start)]: `${word}%`,
      // Chinese is written without blanks.
      [String(inside)]: HAN.test(word) ? `%${word}%` : `% ${word}%`,
    });
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
