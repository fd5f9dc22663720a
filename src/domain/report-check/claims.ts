import { CERTIFICATE_FIELDS } from '../certificate/certificate.fields.js';
import { ASKED_FIELDS } from '../confirmation/asked-fields.js';
import { compareValues, differenceOfNames, type ReadName } from '../confirmation/comparison.js';
import type { NameDifference } from '../names/name-reading.js';
import type { CertifiedFields } from '../report/report.js';
import { tidyDay } from '../shared/calendar.js';
import { type FieldRule, readField } from '../shared/field-reader.js';
import { comparisonKey } from '../shared/text.js';
import type { FieldLevel, LevelSource, Levels } from '../verdict/levels.js';
import type { RowProblem } from './row-problem.js';

/**
 * What may be claimed of a report. Not the passport number: who may ask a thousand times would find it out by trying.
 */
export const CLAIMED_FIELDS = ['name', 'university', 'major', 'level', 'awardingTime']
  .concat(ASKED_FIELDS, 'gender', 'nationality')
  .filter((field, place, all) => all.indexOf(field) === place) as readonly ClaimedField[];
export type ClaimedField = (typeof ASKED_FIELDS)[number] | 'gender' | 'nationality';

/** What somebody says of a report, in their own words. */
export type Claims = Readonly<Partial<Record<ClaimedField, string>>>;

export const MATCHES = ['equal', 'close', 'different', 'not_on_report'] as const;
export type Match = (typeof MATCHES)[number];

/**
 * Why two values count as close: letter case or accents, another order, another script, another way to spell it,
 * Chinese characters that sound alike.
 */
export const CLOSE_BECAUSE = ['letters', 'order', 'script', 'transliteration', 'sound'] as const;
export type CloseBecause = (typeof CLOSE_BECAUSE)[number];

export interface FieldMatch {
  readonly match: Match;
  /** Of `close`. */
  readonly because: CloseBecause | null;
  /** How sure the report's own value is; `null` where it has none, or does not say. */
  readonly level: FieldLevel | null;
  /** Whom it has that from, as a check by number tells it, each once. */
  readonly sources: readonly MatchSource[];
}

export type MatchSource = Pick<LevelSource, 'kind' | 'party'>;

export type FieldMatches = Readonly<Partial<Record<ClaimedField, FieldMatch>>>;

const MOST = 300;

/** Reads one claim. A choice is taken as it is written: what is no choice of ours is different, and no mistake. */
export function readClaim(field: ClaimedField, given: unknown): { readonly value: string | null } | RowProblem {
  if (given === null || given === undefined) return { value: null };
  if (typeof given !== 'string') return { column: field, code: 'text_expected' };
  const rule: FieldRule = CERTIFICATE_FIELDS[field];
  const asText: FieldRule = { kind: 'line', label: field, most: MOST };
  const reading = rule.kind === 'day' ? readField(rule, tidyDay(given)) : readField(asText, given);
  if ('error' in reading) return { column: field, code: rule.kind === 'day' ? 'day_expected' : 'text_not_allowed' };
  return { value: reading.value as string | null };
}

/**
 * Compares what is claimed with the report, field by field; of the report's values nothing is told but whether they are
 * the same.
 */
export function matchClaims(
  claims: Claims,
  { fields, levels }: { readonly fields: CertifiedFields; readonly levels: Levels | null },
  read: ReadName,
): FieldMatches {
  const matches = Object.entries(claims).map(([name, claimed]) => {
    const field = name as ClaimedField;
    const recorded = fields[field];
    if (recorded === null) return [field, { match: 'not_on_report', because: null, level: null, sources: [] }];
    const { level = null, sources = [] } = levels?.[field] ?? {};
    return [field, { ...compareClaim(field, claimed, recorded, read), level, sources: eachOnce(sources) }];
  });
  return Object.fromEntries(matches) as FieldMatches;
}

/** As a table tells it. */
export function sourcesCell(match: FieldMatch | undefined): string | null {
  return match?.sources.map(({ kind, party }) => `${kind} by ${party}`).join('; ') || null;
}

function eachOnce(sources: readonly LevelSource[]): MatchSource[] {
  const said = sources.map(({ kind, party }) => ({ kind, party }));
  return said.filter((one, at) => said.findIndex((two) => two.kind === one.kind && two.party === one.party) === at);
}

function compareClaim(
  field: ClaimedField,
  claimed: string,
  recorded: string,
  read: ReadName,
): Pick<FieldMatch, 'match' | 'because'> {
  const likeness = compareValues(field, claimed, recorded, read);
  if (likeness === 'equal') return { match: 'equal', because: null };
  const difference = field === 'name' ? differenceOfNames(claimed, recorded, read) : null;
  if (likeness === 'close') return { match: 'close', because: reasonOf(field, claimed, recorded, difference) };
  // Simplified and traditional characters, which whoever checks can tell from those of another name.
  return difference === 'sound' ? { match: 'close', because: 'sound' } : { match: 'different', because: null };
}

function reasonOf(
  field: ClaimedField,
  claimed: string,
  recorded: string,
  difference: NameDifference | null,
): CloseBecause {
  if (lettersOf(claimed) === lettersOf(recorded)) return 'letters';
  if (field === 'name') return difference ?? 'letters';
  if (CERTIFICATE_FIELDS[field].kind === 'choice') return 'script';
  return field === 'certNo' ? 'letters' : 'order';
}

const lettersOf = (text: string) =>
  comparisonKey(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
