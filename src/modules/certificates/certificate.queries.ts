// Written out: a list, newest first, must answer at least eight times as often as the best peer, and page 1000 of 50
// three times as often (bench/api/budgets.mjs). Both take one statement with the total, and fetch no rows but those of
// the page.
import type { ListRequest } from '../../domain/shared/list.js';
import { COUNT_MAX, FEW, isBetterGathered, type KeptOrder, sortedIds } from '../../platform/db/sorted-list.queries.js';
import { type Engine, marks } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.queries.js';
import type { CertificateSearch, CertificateSort } from './certificate.repository.js';
import { finding, idsOfName, isOfName, isTotalled, takenOf, testing, totalOf } from './certificate-search.queries.js';
import type { Shown } from './certificate-shown.queries.js';

export interface CertificateRequest extends ListRequest<CertificateSort, CertificateSearch> {
  /**
   * Whether very many records have each word of the filter's `q`: nothing is wrong where that is not known, but slow.
   */
  readonly areCommon?: boolean;
}

/** How many records meet the filter, and how many there are in the order that may be walked along. */
export interface Size {
  readonly hits: number;
  readonly walked: number;
}

type Columns = Pick<Shown<never, unknown>, 'columns' | 'joins'>;

const COLUMNS = {
  id: 'id',
  name: 'name_key',
  university: 'university_key',
  status: 'status',
  type: 'type',
  appliedAt: 'applied_at',
  assignedTo: 'assigned_to',
  updatedAt: 'updated_at',
  reportNumber: 'report_number',
} as const satisfies Record<CertificateSort, string>;

/** Kept by an index for the whole table, and for each status but in the orders of names. */
function orderOf(field: CertificateSort, { status, assignedTo }: CertificateSearch): KeptOrder {
  // The index of types goes on with the status.
  if (field === 'type') return { by: ['t.type', 't.status', 't.id'] };
  // That of officers, too, and each has the longest wait first.
  if (field === 'assignedTo') return { by: ['t.assigned_to', 't.status', 't.applied_at', 't.id'] };
  // MariaDB would walk all that was ever applied for: 300 ms for what waits of one university, 3 s where that is not in
  // memory.
  if (field === 'appliedAt' && status !== undefined && assignedTo === undefined)
    return { by: ['t.applied_at', 't.id'], along: 'ix_certificates_queue' };
  if (field !== 'id') return { by: [`t.${COLUMNS[field]}`, 't.id'] };
  // MariaDB would walk the wide rows: 63 ms for page 1000 of 50, 25 along the ids alone (100,000 records, a busy
  // machine).
  return status === undefined ? { by: ['t.id'], along: 'ix_certificates_newest' } : { by: ['t.id'] };
}

const KEPT_BY_STATUS: ReadonlySet<CertificateSort> = new Set(['id', 'status', 'appliedAt', 'assignedTo', 'updatedAt']);

function isOfStatus({ filter, sort }: CertificateRequest): boolean {
  return filter.status !== undefined && KEPT_BY_STATUS.has(sort.field);
}

/** Names lie together in the order of names, what was applied for in one month in every order of time. */
function isBunched(
  { name, appliedSince, appliedUntil, decidedSince, decidedUntil }: CertificateSearch,
  field: CertificateSort,
): boolean {
  if (field === 'name') return name !== undefined;
  const spans = [appliedSince, appliedUntil, decidedSince, decidedUntil];
  const span = spans.some((moment) => moment !== undefined);
  return span && (field === 'id' || field === 'status' || field === 'updatedAt');
}

/** Whether a list is a walk along a whole order of ids, of which `certificate_totals` tells the length. */
export function isWholeOrder({ filter, sort }: CertificateRequest): boolean {
  return sort.field === 'id' && filter.freeFor === undefined && isTotalled(filter);
}

/**
 * In one row: what meets a search, what of it others have claimed, and how many records there are in the order that it
 * may walk along.
 */
export function countsOf(request: CertificateRequest): Condition {
  const { filter, areCommon } = request;
  const order = isOfStatus(request) && filter.status !== undefined ? { status: filter.status } : {};
  const taken = takenOf(filter);
  const [met, walked] = [totalOf(filter, COUNT_MAX, areCommon), totalOf(order)];
  return {
    text: `SELECT (${met.text}) AS met, (${taken?.text ?? '0'}) AS taken, (${walked.text}) AS walked`,
    values: [...met.values, ...(taken?.values ?? []), ...walked.values],
  };
}

/** The statement for the ids of a page. */
export function idsOf(request: CertificateRequest, size: Size, engine: Engine): Condition {
  const { filter, sort, page, areCommon } = request;
  const asked = {
    table: 'certificates',
    finding: finding(filter, areCommon),
    testing: testing(filter),
    order: orderOf(sort.field, filter),
    bunched: isBunched(filter, sort.field),
    descending: sort.descending,
    page,
    ...size,
  };
  if (sort.field !== 'id' || !isOfName(filter) || !isBetterGathered(asked)) return sortedIds(asked, engine);
  const { text, values } = idsOfName(filter.name);
  return {
    text: `SELECT g.id FROM (${text} LIMIT ${COUNT_MAX}) g ORDER BY g.id${sort.descending ? ' DESC' : ''} LIMIT ? OFFSET ?`,
    values: [...values, page.limit, page.offset],
  };
}

/** A page of a whole order of ids: its rows, each with the total. */
export function wholeOrder(request: CertificateRequest, shown: Columns, engine: Engine): Condition {
  const size = { hits: Number.MAX_SAFE_INTEGER, walked: 0 };
  return rowsOf(idsOf(request, size, engine), shown, totalOf(request.filter));
}

/**
 * A page of what has the words of a name, in an order of ids: its rows, each with the total. Nothing is said where
 * there are more than `FEW`: so many are read at most. `null` for any other search. Such a search takes 0.88 + 0.69 ms
 * of processor time (API and database), where it took 1.33 + 0.90 with a count first and the enquiries in a statement
 * of their own.
 */
export function fewOfName({ filter, sort, page }: CertificateRequest, shown: Columns): Condition | null {
  if (sort.field !== 'id' || !isOfName(filter)) return null;
  const { text, values } = idsOfName(filter.name);
  const direction = sort.descending ? ' DESC' : '';
  const ids = {
    text: `SELECT g.id, COUNT(*) OVER () AS n FROM (${text} LIMIT ${FEW + 1}) g ORDER BY g.id${direction} LIMIT ? OFFSET ?`,
    values: [...values, page.limit, page.offset],
  };
  return rowsOf(ids, shown, { text: 'p.n', values: [] });
}

/** The rows of the ids that a statement finds, in any order, each with the total if that is asked for. */
export function rowsOf(ids: Condition, { columns, joins }: Columns, total: Condition | null = null): Condition {
  const selected = total === null ? columns : `${columns}, (${total.text}) AS total`;
  return {
    text: `SELECT ${selected} FROM (${ids.text}) p JOIN certificates t ON t.id = p.id${joins.text}`,
    values: [...(total?.values ?? []), ...ids.values, ...joins.values],
  };
}

/** The rows of ids that are known, in any order. */
export function rowsWithIds(ids: readonly number[], { columns, joins }: Columns): Condition {
  return {
    text: `SELECT ${columns} FROM certificates t${joins.text} WHERE t.id IN (${marks(ids)})`,
    values: [...joins.values, ...ids],
  };
}
