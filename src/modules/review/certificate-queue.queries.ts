// Written out: it walks the queue or gathers and sorts the hits, as the lists do.

import type { EntityManager } from 'typeorm';
import { countUpTo, sortedIds } from '../../platform/db/sorted-list.queries.js';
import { type Engine, engineOf } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.queries.js';
import type { CertificateSearch } from '../certificates/certificate.repository.js';
import { finding, testing, totalOf } from '../certificates/certificate-search.queries.js';
import type { QueueFilter, QueuePlace, QueueRequest } from './claim.repository.js';

type Free = CertificateSearch['freeFor'];

/**
 * The statement for the id of the next record of the queue, where `hits` of the `waiting` applications meet the filter.
 */
export function nextOf(
  { filter, behind, except }: QueueRequest,
  freeFor: Free,
  { hits, waiting }: { readonly hits: number; readonly waiting: number },
  engine: Engine,
): Condition {
  const asked: CertificateSearch = { ...filter, status: 'Verifying', ...(freeFor ? { freeFor } : {}) };
  const place: Condition[] = [];
  if (behind) {
    const moment = behind.appliedAt.getTime();
    // The first part finds the place in the index, the second one tells those of one moment apart.
    place.push({
      text: 't.applied_at >= ? AND (t.applied_at > ? OR t.id > ?)',
      values: [moment, moment, behind.id],
    });
  }
  if (except !== null) place.push({ text: 't.id <> ?', values: [except] });
  return sortedIds(
    {
      table: 'certificates',
      finding: [...finding(asked), ...place],
      testing: [...testing(asked), ...place],
      order: { by: ['t.applied_at', 't.id'] },
      descending: false,
      page: { offset: 0, limit: 1 },
      hits,
      walked: waiting,
    },
    engine,
  );
}

/** @returns the id of the next record of the queue that is free; `null` for none. */
export async function findNext(
  manager: EntityManager,
  request: QueueRequest,
  freeFor: NonNullable<Free>,
): Promise<number | null> {
  const ids: number[] = [];
  for (const filter of partsOf(request.filter, freeFor.userId)) {
    const id = await findNextOf(manager, { ...request, filter }, freeFor);
    if (id !== null) ids.push(id);
  }
  if (ids.length < 2) return ids[0] ?? null;
  const oldest = `SELECT id FROM certificates WHERE id IN (?, ?) ORDER BY applied_at, id LIMIT 1`;
  return (await first<{ id: number }>(manager, { text: oldest, values: ids }))?.id ?? null;
}

/**
 * Where a record stands in the queue, as the list shows it: with what others have claimed.
 * @param place its place; `null` for a record that does not wait.
 */
export async function placeIn(
  manager: EntityManager,
  filter: QueueFilter,
  userId: number,
  place: QueuePlace | null,
): Promise<{ readonly position: number | null; readonly total: number }> {
  const moment = place?.appliedAt.getTime() ?? 0;
  const before: Condition = {
    text: 't.applied_at <= ? AND (t.applied_at < ? OR t.id <= ?)',
    values: [moment, moment, place?.id ?? 0],
  };
  const self: Condition = { text: 't.id = ?', values: [place?.id ?? 0] };
  let [total, ahead, isThere] = [0, 0, false];
  for (const part of partsOf(filter, userId)) {
    const asked: CertificateSearch = { ...part, status: 'Verifying' };
    total += await count(manager, countUpTo('certificates', finding(asked)));
    if (!place) continue;
    ahead += await count(manager, countUpTo('certificates', [...finding(asked), before]));
    isThere ||= (await count(manager, countUpTo('certificates', [...testing(asked), self]))) > 0;
  }
  return { position: isThere ? ahead : null, total };
}

/**
 * Nobody is given what is assigned to a colleague, unless they ask for it. In parts that an index keeps in the order of
 * the queue.
 */
function partsOf(filter: QueueFilter, userId: number): QueueFilter[] {
  if (filter.assignedTo !== undefined) return [filter];
  return [
    { ...filter, assignedTo: userId },
    { ...filter, assignedTo: null },
  ];
}

async function findNextOf(manager: EntityManager, request: QueueRequest, freeFor: Free): Promise<number | null> {
  const hits = await count(manager, totalOf({ ...request.filter, status: 'Verifying' }));
  if (hits === 0) return null;
  const waiting = await count(manager, totalOf({ status: 'Verifying', assignedTo: request.filter.assignedTo ?? null }));
  const next = nextOf(request, freeFor, { hits, waiting }, engineOf(manager));
  return (await first<{ id: number }>(manager, next))?.id ?? null;
}

async function first<Row>(manager: EntityManager, { text, values }: Condition): Promise<Row | undefined> {
  return (await manager.query<Row[]>(text, [...values]))[0];
}

async function count(manager: EntityManager, query: Condition): Promise<number> {
  return Number((await first<{ n: number | string }>(manager, query))?.n);
}
