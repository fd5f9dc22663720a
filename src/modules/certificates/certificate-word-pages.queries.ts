import type { Page, PageRequest } from '../../domain/shared/page.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { SharedReads } from '../../platform/db/shared-reads.js';
import { all, along } from '../../platform/db/sorted-list.js';
import { type Engine, marks, type Sql } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import { fromNearerEnd, idsOfWords } from './certificate-order.queries.js';
import { firstBeginning, fromWords, totalOf } from './certificate-search.queries.js';
import { inOrder, rowsOf, type Shown } from './certificate-shown.queries.js';

/** Stretches that a page is looked for in first, where the order begins: all of a small table. */
const NEAR = 2;
/** So many entries are read in the time that it takes to find the place of a stretch. */
const SEEK = 20;
/** How much farther is looked than a page should lie if the word were spread evenly. */
const SPARE = 1.25;

export interface WordRequest {
  /** A single one, as queries are taken apart. */
  readonly word: string;
  /** By id. */
  readonly descending: boolean;
  readonly page: PageRequest;
}

/** How many records have the word, and between which stretches the words of all names lie. */
interface Size {
  readonly total: number;
  readonly newest: number;
  readonly oldest: number;
}

const END = {
  newest: '(SELECT MAX(stretch) FROM certificate_words)',
  oldest: '(SELECT MIN(stretch) FROM certificate_words)',
} as const;

type Columns = Pick<Shown<never, unknown>, 'columns' | 'joins'>;
type Row = { readonly id: number };
/** A row with the place of the request that it was found for, and how many that one finds in all. */
type NearRow<Found> = Found & { readonly asked: number; readonly total: number | string };
type Read = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

/** So many pages at most are looked for in one statement: the database plans each by itself, and has other cores. */
const TOGETHER = 8;

/**
 * Pages of the records that have a word which begins so, by id, with the total. A page is looked for where the order begins; there
 * it is, unless the word is rare or the page a deep one. What is asked for in one turn of the event loop is looked for there in one
 * statement. Where the page is not whole, the total tells which is cheaper: to look farther, or to gather all records that have the
 * word. Neither grows with the table, but where all of them lie at the other end of it.
 */
export class WordPages<Found extends Row, Item> {
  private readonly near: BatchLoader<WordRequest, Page<Item>>;
  private readonly rest: SharedReads<WordRequest, Page<Item>>;

  constructor(read: Read, shown: Shown<Found, Item>) {
    const how = { nameOf: (request: WordRequest) => JSON.stringify(request), most: TOGETHER };
    this.near = new BatchLoader((requests) => read((sql) => wholePages(sql, requests, shown)), how);
    this.rest = new SharedReads((request) => read((sql) => pageOfWord(sql, request, shown)));
  }

  async find(request: WordRequest): Promise<Page<Item>> {
    return (await this.near.find(request)) ?? this.rest.find(request);
  }
}

/** Those of the pages that lie whole where their order begins. */
async function wholePages<Found extends Row, Item>(
  sql: Sql,
  requests: readonly WordRequest[],
  { toItem, ...shown }: Shown<Found, Item>,
): Promise<ReadonlyMap<WordRequest, Page<Item>>> {
  const { text, values } = nearPages(requests, shown, sql.engine);
  const rows = requests.map((): NearRow<Found>[] => []);
  for (const row of await sql.rows<NearRow<Found>>(text, values)) rows[row.asked]?.push(row);
  const pages = new Map<WordRequest, Page<Item>>();
  for (const [place, request] of requests.entries()) {
    const found = rows[place] ?? [];
    const total = Number(found[0]?.total);
    const isWhole = found.length === request.page.limit || total === request.page.offset + found.length;
    if (isWhole) pages.set(request, { items: inOrder(found, request.descending).map(toItem), total });
  }
  return pages;
}

async function pageOfWord<Found extends Row, Item>(
  sql: Sql,
  request: WordRequest,
  { toItem, ...shown }: Shown<Found, Item>,
): Promise<Page<Item>> {
  const size = await sizeOf(sql, request);
  const found = lengthOf(request, size) > 0 ? await farther<Found>(sql, request, size, shown) : [];
  return { items: inOrder(found, request.descending).map(toItem), total: size.total };
}

async function sizeOf(sql: Sql, { word }: WordRequest): Promise<Size> {
  const total = totalOf({ name: word }, sql.engine);
  const found = await sql.first<Record<keyof Size, number | string | null>>(
    `SELECT (${total.text}) AS total, ${END.newest} AS newest, ${END.oldest} AS oldest`,
    total.values,
  );
  return { total: Number(found?.total), newest: Number(found?.newest), oldest: Number(found?.oldest) };
}

function lengthOf({ page }: WordRequest, { total }: Size): number {
  return Math.max(0, Math.min(page.limit, total - page.offset));
}

async function farther<Found extends Row>(
  sql: Sql,
  { word, descending, page }: WordRequest,
  size: Size,
  shown: Columns,
): Promise<Found[]> {
  const nearer = fromNearerEnd({ sort: { field: 'id', descending }, page }, size.total);
  const request = { word, descending: nearer.sort.descending, page: nearer.page };
  const span = spanOf(request.page, size);
  if (span !== null) {
    const far = rowsOf(farIds(request, size, span, sql.engine), null, shown);
    const rows = await sql.rows<Found>(far.text, far.values);
    if (rows.length >= lengthOf(request, size)) return rows;
  }
  const gathered = rowsOf(gatheredIds(request, sql.engine), null, shown);
  return sql.rows<Found>(gathered.text, gathered.values);
}

/** How many stretches a page should lie in; `null` where it is cheaper to gather all that have the word. */
export function spanOf({ offset, limit }: PageRequest, { total, newest, oldest }: Size): number | null {
  const stretches = newest - oldest + 1;
  const needed = (offset + limit) * SPARE;
  const span = NEAR + Math.ceil((needed / total) * stretches);
  return span < stretches && span * SEEK + needed < total ? span : null;
}

/** The rows of pages as far as they lie where the order begins, each with the place of its request among all, and its total. */
export function nearPages(requests: readonly WordRequest[], shown: Columns, engine: Engine): Condition {
  const pages = requests.map((request, asked) => {
    const ids = nearIds(request, engine);
    const total = totalOf({ name: request.word }, engine);
    return {
      text: `SELECT ${asked} AS asked, i.id, (${total.text}) AS total FROM (${ids.text}) i`,
      values: [...total.values, ...ids.values],
    };
  });
  const found = {
    text: pages.map(({ text }) => text).join(' UNION ALL '),
    values: pages.flatMap(({ values }) => values),
  };
  return rowsOf(found, null, { ...shown, columns: `${shown.columns}, p.asked, p.total` });
}

function nearIds(request: WordRequest, engine: Engine): Condition {
  // MariaDB finds these ends before it plans, so it knows which entries of the index to read.
  const places = Array.from({ length: NEAR }, (_, n) =>
    request.descending ? `${END.newest} - ${n}` : `${END.oldest} + ${n}`,
  );
  return idsWithin(request, { text: places.join(', '), values: [] }, engine);
}

/** The ids of a page as far as they lie in so many stretches. */
export function farIds(request: WordRequest, { newest, oldest }: Size, span: number, engine: Engine): Condition {
  const values = Array.from({ length: span }, (_, n) => (request.descending ? newest - n : oldest + n));
  return idsWithin(request, { text: marks(values), values }, engine);
}

function idsWithin({ word, descending, page }: WordRequest, stretches: Condition, engine: Engine): Condition {
  const within = { text: `w.stretch IN (${stretches.text})`, values: stretches.values };
  const where = all([within, firstBeginning('w', word)]);
  const from = ` FROM certificate_words w${along('ix_certificate_words_stretch', engine)}${where.text}`;
  return idsOfWords({ text: from, values: where.values }, descending, page);
}

export function gatheredIds({ word, descending, page }: WordRequest, engine: Engine): Condition {
  const words = fromWords(word, engine);
  if (words === null) throw new Error(`"${word}" is not a word`);
  return idsOfWords(words, descending, page);
}
