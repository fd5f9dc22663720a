import type { ReadName } from '../confirmation/comparison.js';
import { claimsOf } from '../report/report.claims.js';
import type { Report } from '../report/report.js';
import { readReportNumber } from '../report/report-number.js';
import type { CheckItem } from './check-request.js';
import { type FieldMatches, matchClaims } from './claims.js';

export const CHECK_RESULTS = ['valid', 'superseded', 'withdrawn', 'unknown', 'mistyped'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

/** What is answered of one item: nothing of the report that was not claimed. */
export interface CheckOutcome {
  readonly line: number;
  /** As they were sent. */
  readonly number: string | null;
  readonly sha256: string | null;
  readonly result: CheckResult;
  readonly fields: FieldMatches;
}

/** The reports that items name, gathered beforehand. */
export interface KnownReports {
  /** All editions under a number, newest first. */
  editionsOf(number: string): readonly Report[];
  /** The edition whose file has this SHA-256. */
  ofFile(sha256: string): Report | null;
}

/** The number that an item names, where it is one. */
export function numberOf({ number }: CheckItem): string | null {
  const reading = number === null ? null : readReportNumber(number);
  return reading?.kind === 'number' ? reading.number : null;
}

/** All editions of the report that an item names, newest first; none where its number and its file are of two. */
function editionsNamed(item: CheckItem, known: KnownReports): readonly Report[] {
  const asked = numberOf(item);
  if (item.number !== null && asked === null) return [];
  const file = item.sha256 === null ? null : known.ofFile(item.sha256);
  if (item.sha256 !== null && (!file || (asked !== null && file.number !== asked))) return [];
  return known.editionsOf(asked ?? file?.number ?? '');
}

/** The numbers of the reports that items name, each once. */
export function numbersFound(items: readonly CheckItem[], known: KnownReports): string[] {
  return [...new Set(items.flatMap((item) => editionsNamed(item, known)[0]?.number ?? []))];
}

export function checkItem(
  item: CheckItem,
  known: KnownReports,
  read: ReadName,
): { readonly outcome: CheckOutcome; readonly report: Report | null } {
  const { line, number, sha256, claims } = item;
  const answer = (result: CheckResult, report: Report | null = null, fields: FieldMatches = {}) => ({
    outcome: { line, number, sha256, result, fields },
    report,
  });
  if (number !== null && numberOf(item) === null) return answer('mistyped');
  const editions = editionsNamed(item, known);
  const [newest] = editions;
  if (!newest) return answer('unknown');
  const levels = claimsOf(editions)?.levels ?? null;
  const file = sha256 === null ? null : known.ofFile(sha256);
  return answer(resultOf(newest, file), newest, matchClaims(claims, { fields: newest.fields, levels }, read));
}

/** Of a number the newest edition counts; a file may be of an older one. */
function resultOf(newest: Report, file: Report | null): CheckResult {
  if (newest.status === 'withdrawn') return 'withdrawn';
  return file && file.edition !== newest.edition ? 'superseded' : 'valid';
}
