import type { EntityManager } from 'typeorm';
import { DAY_MS } from '../../domain/shared/calendar.js';
import { COUNT_MAX } from '../../platform/db/sorted-list.queries.js';

/** A day in Malaysia begins eight hours before the day of UTC. */
const SHIFT = 8 * 3_600_000;
/** The beginning of its day there, of a moment in a column. */
export const midnightOf = (moment: string) => `${moment} - (${moment} + ${SHIFT}) % ${DAY_MS}`;

/** What is held is decided, though it may still be undone. */
export const undecided = (id: string) => `${id} NOT IN (SELECT h.certificate_id FROM held_decisions h)`;
export const WAITING = `WHERE t.status = 'Verifying' AND ${undecided('t.id')}`;

/**
 * How many of the first 100,000 records that an index finds have the same values. Written out: the limit stands inside.
 */
export async function grouped<Row extends object>(
  manager: EntityManager,
  selected: string,
  where: string,
  values: readonly number[] = [],
): Promise<(Row & { readonly n: number })[]> {
  const names = selected.split(',').map((one) => one.trim().split(/ AS /).at(-1)?.replace('t.', '') ?? '');
  const listed = names.join(', ');
  const met = `SELECT ${selected} FROM certificates t ${where} LIMIT ${COUNT_MAX}`;
  const text = `SELECT ${listed}, COUNT(*) AS n FROM (${met}) g GROUP BY ${listed}`;
  const rows = await manager.query<(Row & { n: number | string })[]>(text, [...values]);
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}
