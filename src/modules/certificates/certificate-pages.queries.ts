import type { Page, PageRequest } from '../../domain/shared/page.js';
import { all, along, COUNT_MAX, directed } from '../../platform/db/sorted-list.js';
import { type Engine, marks, type Sql } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import type { CertificateFilter } from './certificate.repository.js';
import {
  alongWhich,
  type CertificateRequest,
  fromNearerEnd,
  idsOf,
  idsOfWords,
  isWholeOrder,
  orderOf,
} from './certificate-order.queries.js';
import { type Place, placeOf } from './certificate-places.queries.js';
import { countsOf, fromWords, isToldWhole, totalOf } from './certificate-search.queries.js';
import { inOrder, rowsOf, type Shown } from './certificate-shown.queries.js';

/** From here on, walking an index of ids and fetching the page's rows by them beats walking the rows themselves. */
const DEEP = 200;

interface Found {
  readonly id: number;
}

type Columns = Pick<Shown<never, unknown>, 'columns' | 'joins'>;

/** A statement for the rows of a page, each with the total, and one for the total alone. */
export interface ListQuery {
  readonly page: Condition;
  readonly total: Condition;
}

/** Newest first is by descending id. `null` where the filter can find nothing. */
export async function listed<Row extends Found, Item>(
  sql: Sql,
  filter: CertificateFilter,
  page: PageRequest,
  shown: Shown<Row, Item>,
): Promise<Page<Item>> {
  const { name, ownerId, status } = filter;
  const whole: CertificateRequest = {
    filter: status === undefined ? {} : { status },
    sort: { field: 'id', descending: true },
    page,
  };
  if (name === undefined && ownerId === undefined) return readWhole(sql, whole, shown);
  const query = narrowed(filter, page, shown, sql.engine);
  return query ? readPage(sql, query, whole, shown) : { items: [], total: 0 };
}

/** A page of any search, in any order. */
export async function searched<Row extends Found, Item>(
  sql: Sql,
  request: CertificateRequest,
  shown: Shown<Row, Item>,
): Promise<Page<Item>> {
  const { sort, page } = request;
  if (isWholeOrder(request) && (sort.field === 'id' || page.offset < DEEP)) return readWhole(sql, request, shown);
  type Counts = Record<'met' | 'taken' | 'walked', number | string>;
  const count = countsOf(request.filter, alongWhich(request), sql.engine);
  const { met = 0, taken = 0, walked = 0 } = (await sql.first<Counts>(count.text, count.values)) ?? {};
  const isExact = isToldWhole(request.filter) || Number(met) < COUNT_MAX;
  const hits = isExact ? Math.max(0, Number(met) - Number(taken)) : Number(met);
  if (hits <= page.offset) return { items: [], total: hits };
  const nearer = isExact ? fromNearerEnd(request, hits) : request;
  const found = idsOf(nearer, { hits, walked: Number(walked) }, sql.engine);
  if (sort.field === 'id') {
    const { text, values } = rowsOf(found, null, shown);
    return { items: inOrder(await sql.rows<Row>(text, values), sort.descending).map(shown.toItem), total: hits };
  }
  const ids = (await sql.rows<Found>(found.text, found.values)).map(({ id }) => id);
  if (nearer !== request) ids.reverse();
  return { items: await readRows(sql, ids, shown), total: hits };
}

async function readWhole<Row extends Found, Item>(sql: Sql, request: CertificateRequest, shown: Shown<Row, Item>) {
  const { filter, sort, page } = request;
  const place =
    sort.field === 'id'
      ? await placeOf(sql, { status: filter.status, descending: sort.descending, offset: page.offset })
      : null;
  return readPage(sql, wholeOrder(request, place, shown, sql.engine), request, shown);
}

async function readPage<Row extends Found, Item>(
  sql: Sql,
  query: ListQuery,
  { sort, page }: CertificateRequest,
  { toItem }: Shown<Row, Item>,
): Promise<Page<Item>> {
  const rows = await sql.rows<Row & { total: number | string }>(query.page.text, query.page.values);
  if (sort.field === 'id') inOrder(rows, sort.descending);
  if (rows[0]) return { items: rows.map(toItem), total: Number(rows[0].total) };
  if (page.offset === 0) return { items: [], total: 0 };
  const beyond = await sql.first<{ n: number | string }>(query.total.text, query.total.values);
  return { items: [], total: Number(beyond?.n ?? 0) };
}

/** Those of the ids that exist, in the order of the ids. */
export async function readRows<Row extends Found, Item>(
  sql: Sql,
  ids: readonly number[],
  { columns, joins, toItem }: Shown<Row, Item>,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const text = `SELECT ${columns} FROM certificates t${joins.text} WHERE t.id IN (${marks(ids)})`;
  const rows = await sql.rows<Row>(text, [...joins.values, ...ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toItem(row)] : [];
  });
}

/** A page of an order of which the tallies tell the total; a deep one must be in the order of ids. */
export function wholeOrder(
  request: CertificateRequest,
  place: Place | null,
  { columns, joins }: Columns,
  engine: Engine,
): ListQuery {
  const { filter, sort, page } = request;
  const total = totalOf(filter, engine);
  if (page.offset >= DEEP) {
    const size = { hits: COUNT_MAX, walked: COUNT_MAX };
    return { page: rowsOf(idsOf(request, { ...size, place }, engine), total, { columns, joins }), total };
  }
  const { by, index } = orderOf(sort.field, filter.status);
  const where = all(filter.status === undefined ? [] : [{ text: 't.status = ?', values: [filter.status] }]);
  // Ids that are near are walked to along the rows themselves.
  const hint = sort.field === 'id' ? '' : along(index, engine);
  return {
    page: {
      text: `SELECT ${columns}, (${total.text}) AS total FROM certificates t${hint}${joins.text}${where.text}
        ORDER BY ${directed(by, sort.descending)} LIMIT ? OFFSET ?`,
      values: [...total.values, ...joins.values, ...where.values, page.limit, page.offset],
    },
    total,
  };
}

/** The records of one owner, or those with words in their names, newest first; `null` where the filter can find nothing. */
export function narrowed(
  { ownerId, status, name }: CertificateFilter,
  page: PageRequest,
  shown: Columns,
  engine: Engine,
): ListQuery | null {
  const fields: Condition[] = [];
  if (ownerId !== undefined) fields.push({ text: 't.owner_id = ?', values: [ownerId] });
  if (status !== undefined) fields.push({ text: 't.status = ?', values: [status] });
  if (name === undefined) return ofOwner(fields, page, shown, engine);
  const words = fromWords(name, engine, fields);
  if (words === null) return null;
  const total = { text: `SELECT COUNT(*) AS n${words.text}`, values: words.values };
  return { page: rowsOf(idsOfWords(words, true, page), total, shown), total };
}

function ofOwner(
  fields: readonly Condition[],
  page: PageRequest,
  { columns, joins }: Columns,
  engine: Engine,
): ListQuery {
  const where = all(fields);
  // MariaDB would intersect the indexes of owner and status, reading every record of that status.
  const hint = fields.length > 1 ? along('ix_certificates_owner_status', engine) : '';
  const total = { text: `SELECT COUNT(*) AS n FROM certificates t${hint}${where.text}`, values: where.values };
  return {
    page: {
      text: `SELECT ${columns}, (${total.text}) AS total FROM certificates t${hint}${joins.text}${where.text}
        ORDER BY t.id DESC LIMIT ? OFFSET ?`,
      values: [...total.values, ...joins.values, ...where.values, page.limit, page.offset],
    },
    total,
  };
}
