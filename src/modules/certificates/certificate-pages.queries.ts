// Written out: these send what `certificate.queries.ts` and `certificate-search.queries.ts` write, for the reasons
// given there; one record must be read at least three and a half times as often as by the best peer
// (bench/api/budgets.mjs).
import type { EntityManager } from 'typeorm';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { Page } from '../../domain/shared/page.js';
import { COUNT_MAX, FEW } from '../../platform/db/sorted-list.queries.js';
import { engineOf } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.queries.js';
import {
  type CertificateRequest,
  countsOf,
  fewOfName,
  idsOf,
  isWholeOrder,
  rowsOf,
  rowsWithIds,
  wholeOrder,
} from './certificate.queries.js';
import type { CertificateSearch } from './certificate.repository.js';
import { commonWords, isTotalled, takenOf, totalOf } from './certificate-search.queries.js';
import { RECORDS, type Shown } from './certificate-shown.queries.js';

interface Found {
  readonly id: number;
}

/** Those of the records that exist, in the order of the ids, in one query. */
export function loadCertificates(manager: EntityManager, ids: readonly number[]): Promise<Certificate[]> {
  return readRows(manager, ids, RECORDS);
}

/** How many records a search finds, up to `most`; what others have claimed comes off what is counted. */
export async function countOf(manager: EntityManager, filter: CertificateSearch, most = COUNT_MAX): Promise<number> {
  const taken = takenOf(filter);
  const [met, out] = [totalOf(filter, most), taken ?? { text: '0', values: [] }];
  const text = `SELECT (${met.text}) AS met, (${out.text}) AS taken, 0 AS walked`;
  const counts = await countsIn(manager, { text, values: [...met.values, ...out.values] });
  // More than are counted are still many without the few that are claimed.
  return counts.met >= most ? most : Math.max(0, counts.met - counts.taken);
}

/** A page of any search, in any order. */
export async function searched<Row extends Found, Item>(
  manager: EntityManager,
  asked: CertificateRequest,
  shown: Shown<Row, Item>,
): Promise<Page<Item>> {
  const { filter, sort, page } = asked;
  if (isWholeOrder(asked)) return readAtOnce(manager, asked, wholeOrder(asked, shown, engineOf(manager)), shown);
  const ofName = fewOfName(asked, shown);
  const few = ofName && (await readAtOnce(manager, asked, ofName, shown));
  if (few && few.total <= FEW) return few;
  const request = { ...asked, areCommon: await areCommonIn(manager, filter) };
  const { met, taken, walked } = await countsIn(manager, countsOf(request));
  const isExact = isTotalled(filter) || met < COUNT_MAX;
  const hits = isExact ? Math.max(0, met - taken) : met;
  if (hits <= page.offset) return { items: [], total: hits };
  const ids = idsOf(request, { hits, walked }, engineOf(manager));
  if (sort.field === 'id') {
    const rows = rowsOf(ids, shown);
    const found = await manager.query<Row[]>(rows.text, [...rows.values]);
    return { items: inOrder(found, sort.descending).map(shown.toItem), total: hits };
  }
  const found = await manager.query<Found[]>(ids.text, [...ids.values]);
  const items = await readRows(
    manager,
    found.map(({ id }) => id),
    shown,
  );
  return { items, total: hits };
}

/** Those of the ids that exist, in the order of the ids. */
export async function readRows<Row extends Found, Item>(
  manager: EntityManager,
  ids: readonly number[],
  shown: Shown<Row, Item>,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { text, values } = rowsWithIds(ids, shown);
  const rows = await manager.query<Row[]>(text, [...values]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [shown.toItem(row)] : [];
  });
}

/** @param statement for the rows of a page, each with the total. */
async function readAtOnce<Row extends Found, Item>(
  manager: EntityManager,
  { filter, sort, page }: CertificateRequest,
  { text, values }: Condition,
  shown: Shown<Row, Item>,
): Promise<Page<Item>> {
  const rows = await manager.query<(Row & { total: number | string })[]>(text, [...values]);
  if (rows[0]) return { items: inOrder(rows, sort.descending).map(shown.toItem), total: Number(rows[0].total) };
  if (page.offset === 0) return { items: [], total: 0 };
  const total = totalOf(filter);
  const [beyond] = await manager.query<{ n: number | string }[]>(total.text, [...total.values]);
  return { items: [], total: Number(beyond?.n ?? 0) };
}

async function areCommonIn(manager: EntityManager, filter: CertificateSearch): Promise<boolean> {
  const query = commonWords(filter);
  if (query === null) return false;
  const [found] = await manager.query<{ common: number | string }[]>(query.text, [...query.values]);
  return Number(found?.common) === 1;
}

async function countsIn(manager: EntityManager, { text, values }: Condition) {
  const [counts] = await manager.query<Record<'met' | 'taken' | 'walked', number | string>[]>(text, [...values]);
  return { met: Number(counts?.met), taken: Number(counts?.taken), walked: Number(counts?.walked) };
}

/** A join need not keep the order of the ids that it starts from. */
function inOrder<Row extends Found>(rows: Row[], descending: boolean): Row[] {
  return rows.sort((a, b) => (descending ? b.id - a.id : a.id - b.id));
}
