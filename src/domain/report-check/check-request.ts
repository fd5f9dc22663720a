import { message } from '../messages/message.js';
import { DomainError, fieldError } from '../shared/domain-error.js';
import { CLAIMED_FIELDS, type ClaimedField, type Claims, readClaim } from './claims.js';
import type { PlacedProblem, RowProblem } from './row-problem.js';

export const ROWS_MAX = 1000;
/** Of a body: about 2 KB for each row. */
export const BYTES_MAX = 2 * 1024 * 1024;
/** So many are answered at once. */
export const AT_ONCE = 100;

/** One report that somebody holds, and what is said of it. */
export interface CheckItem {
  /** Where it stood in what was sent. */
  readonly line: number;
  /** As it was typed. */
  readonly number: string | null;
  readonly sha256: string | null;
  readonly claims: Claims;
}

export interface CheckRequest {
  readonly items: readonly CheckItem[];
  readonly problems: readonly PlacedProblem[];
}

export const tooManyRows = () => new DomainError('too_many_rows', message('too_many_rows', { max: ROWS_MAX }));

/**
 * Reads the items of a JSON body; a wrong one is told with where it is, and the others are still done.
 * @throws DomainError `invalid_input` for no list, or an empty one, `too_many_rows`.
 */
export function readItems(body: unknown): CheckRequest {
  const given = typeof body === 'object' && body !== null && 'items' in body ? body.items : undefined;
  if (!Array.isArray(given) || given.length === 0) {
    throw fieldError('items', message('items_needed'));
  }
  if (given.length > ROWS_MAX) throw tooManyRows();
  return gathered(given.map((item, at) => readItem(item, at + 1)));
}

export type ItemReading = { readonly item: CheckItem | null; readonly problems: readonly PlacedProblem[] };

export function gathered(readings: readonly ItemReading[]): CheckRequest {
  return {
    items: readings.flatMap(({ item }) => item ?? []),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

function readItem(given: unknown, line: number): ItemReading {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { item: null, problems: [{ line, column: null, code: 'row_malformed' }] };
  }
  const { number, sha256, claims = {}, ...others } = given as Record<string, unknown>;
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    return { item: null, problems: [{ line, column: 'claims', code: 'row_malformed' }] };
  }
  // What is misspelt, `claim` say, would be compared with nothing, and look as if all were right.
  const unknown = Object.keys(others).map((column) => ({ line, column, code: 'field_unknown' }) as const);
  const reading = readRow({
    line,
    number,
    sha256,
    claims: Object.entries(claims),
    columnOf: (field) => `claims.${field}`,
  });
  return { item: unknown.length === 0 ? reading.item : null, problems: [...reading.problems, ...unknown] };
}

interface RawRow {
  readonly line: number;
  readonly number: unknown;
  readonly sha256: unknown;
  readonly claims: ReadonlyArray<readonly [string, unknown]>;
  /** What a field is called in what was sent. */
  readonly columnOf: (field: string) => string;
}

/** A row with any problem is not done at all: half of it would look like an answer. */
export function readRow({ line, number, sha256, claims, columnOf }: RawRow): ItemReading {
  const problems: RowProblem[] = [];
  const values: Partial<Record<ClaimedField, string>> = {};
  for (const [name, given] of claims) {
    const field = CLAIMED_FIELDS.find((one) => one === name);
    const reading = field ? readClaim(field, given) : ({ column: name, code: 'field_unknown' } as const);
    if ('code' in reading) problems.push({ ...reading, column: columnOf(name) });
    else if (field && reading.value !== null) values[field] = reading.value;
  }
  const typed = textOf(number, 'number', problems);
  const hash = textOf(sha256, 'sha256', problems);
  if (hash !== null && !/^[0-9a-f]{64}$/i.test(hash)) problems.push({ column: 'sha256', code: 'hash_expected' });
  if (typed === null && hash === null && problems.length === 0) {
    problems.push({ column: null, code: 'number_or_hash_needed' });
  }
  const item = { line, number: typed, sha256: hash?.toLowerCase() ?? null, claims: values };
  return { item: problems.length === 0 ? item : null, problems: problems.map((one) => ({ line, ...one })) };
}

function textOf(given: unknown, column: string, problems: RowProblem[]): string | null {
  if (given === undefined || given === null || given === '') return null;
  if (typeof given === 'string' && given.length <= 100) return given.trim() === '' ? null : given.trim();
  problems.push({ column, code: 'text_expected' });
  return null;
}
