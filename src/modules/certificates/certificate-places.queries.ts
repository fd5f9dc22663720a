import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { Sql } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import { STRETCH, tallyOf } from './certificate-stretches.queries.js';

/** Nearer than this a page is walked to at once: that is about as far as the ids that are not counted yet reach. */
const NEAR = 2 * STRETCH;
/** Stretches that are read beyond those that a page lies behind at least. */
const SPARE = 8;

/** A stretch as it is read; with the first of a descending order comes how many records are newer than all that is counted. */
interface CountedRow {
  readonly stretch: number;
  readonly tally: number | string;
  readonly newer?: number | string;
}

export interface Place {
  /** The id that the walk begins with, or the next one to be met. */
  readonly from: number;
  /** Records to pass over from there. */
  readonly skip: number;
}

export interface PlaceRequest {
  readonly status: CertificateStatus | undefined;
  readonly descending: boolean;
  readonly offset: number;
}

/** The statement for the next stretches of an order, behind `past` if there were any before. */
export function stretchesOf({ status, descending }: PlaceRequest, past: number | null, limit: number): Condition {
  const values: (string | number)[] = [];
  let newer = '';
  if (descending && past === null) {
    newer = `, (SELECT COUNT(*) FROM certificates t
      WHERE ${status === undefined ? '' : 't.status = ? AND '}t.id >= (SELECT MAX(stretch) + 1 FROM certificate_stretches) * ${STRETCH}) AS newer`;
    if (status !== undefined) values.push(status);
  }
  const where = past === null ? '' : ` WHERE stretch ${descending ? '<' : '>'} ?`;
  if (past !== null) values.push(past);
  return {
    text: `SELECT stretch, ${tallyOf(status)} AS tally${newer} FROM certificate_stretches${where} ORDER BY stretch${descending ? ' DESC' : ''} LIMIT ?`,
    values: [...values, limit],
  };
}

/**
 * Where a deep page of an order of ids begins, so that only one stretch of them has to be walked. What is committed between this and
 * the walk may shift the page, as it does between one page and the next.
 * @returns `null` where the order is best walked from its beginning.
 */
export async function placeOf(sql: Sql, request: PlaceRequest): Promise<Place | null> {
  const { descending, offset } = request;
  if (offset < NEAR) return null;
  let skip = offset;
  let past: number | null = null;
  for (let limit = Math.ceil(offset / STRETCH) + SPARE; ; limit *= 2) {
    const { text, values } = stretchesOf(request, past, limit);
    const rows = await sql.rows<CountedRow>(text, values);
    if (past === null) skip -= Number(rows[0]?.newer ?? 0);
    // It is among the newest.
    if (skip < 0) return null;
    for (const { stretch, tally } of rows) {
      if (skip < Number(tally)) return { from: firstOf(stretch, descending), skip };
      skip -= Number(tally);
    }
    past = rows.at(-1)?.stretch ?? past;
    if (past === null) return null;
    if (rows.length < limit) return { from: firstOf(past + (descending ? -1 : 1), descending), skip };
  }
}

/** The first id of a stretch that an order meets. */
function firstOf(stretch: number, descending: boolean): number {
  return descending ? (stretch + 1) * STRETCH - 1 : stretch * STRETCH;
}
