// Written out: it walks the queue or gathers and sorts the hits, as the lists do.

import type { EntityManager } from 'typeorm';
import { sortedIds } from '../../platform/db/sorted-list.js';
import { type Engine, engineOf } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import type { CertificateSearch } from '../certificates/certificate.repository.js';
import { finding, testing, totalOf } from '../certificates/certificate-search.queries.js';
import type { QueueRequest } from './claim.repository.js';

type Free = CertificateSearch['freeFor'];

/** The statement for the id of the next record of the queue, where `hits` of the `waiting` applications meet the filter. */
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
export async function findNext(manager: EntityManager, request: QueueRequest, freeFor: Free): Promise<number | null> {
  const first = async <Row>({ text, values }: Condition) => (await manager.query<Row[]>(text, [...values]))[0];
  const count = async (query: Condition) => Number((await first<{ n: number | string }>(query))?.n);
  const hits = await count(totalOf({ ...request.filter, status: 'Verifying' }));
  if (hits === 0) return null;
  const waiting = await count(totalOf({ status: 'Verifying' }));
  const next = nextOf(request, freeFor, { hits, waiting }, engineOf(manager));
  return (await first<{ id: number }>(next))?.id ?? null;
}
