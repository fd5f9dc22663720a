import { CERTIFIED_FIELDS, type CertificateForm, type CertifiedField } from '../certificate/certificate.fields.js';
import { type CheckName, supportedBy } from './checks.js';
import type { CurrentVerdicts } from './standing.js';
import type { Verdict } from './verdict.js';

/** How sure a field is, from the least on. */
export const FIELD_LEVELS = ['claimed', 'seen', 'confirmed'] as const;
export type FieldLevel = (typeof FIELD_LEVELS)[number];

/**
 * `form`: the applicant says so; `document`: an officer saw it; `stated`: a reviewer said so of the whole;
 * `confirmation`: an answer; `recorded`: an answer that came otherwise, as an officer wrote it down.
 */
export const SOURCE_KINDS = ['form', 'document', 'stated', 'confirmation', 'recorded'] as const;
type SourceKind = (typeof SOURCE_KINDS)[number];

export const SOURCE_PARTIES = ['applicant', 'office', 'university', 'ministry'] as const;
type SourceParty = (typeof SOURCE_PARTIES)[number];

export interface LevelSource {
  readonly kind: SourceKind;
  readonly party: SourceParty;
  readonly at: Date | null;
  /** The check that was answered, or the number of the answer at the party. */
  readonly reference: string | null;
}

export interface LevelOf {
  readonly level: FieldLevel;
  readonly sources: readonly LevelSource[];
}

/** The fields that have a value, each with the highest level that is on record for that value. */
export type Levels = Readonly<Partial<Record<CertifiedField, LevelOf>>>;

/** A value that a university or the ministry has confirmed. */
export interface ConfirmedValue {
  readonly field: CertifiedField;
  readonly value: string;
  readonly party: 'university' | 'ministry';
  readonly at: Date;
  /** The office that answered. */
  readonly office: string | null;
  readonly reference: string | null;
  /** An officer wrote the answer down, which came by telephone, letter or mail. */
  readonly isRecorded: boolean;
}

export function levelsOf(
  form: CertificateForm,
  current: CurrentVerdicts,
  confirmations: readonly ConfirmedValue[] = [],
): Levels {
  const seen = [...current.values()].flatMap(({ verdict, stands }) =>
    stands && verdict.verdict === 'accepted' ? sightings(verdict) : [],
  );
  const levels: Partial<Record<CertifiedField, LevelOf>> = {};
  for (const field of CERTIFIED_FIELDS) {
    const value = form[field];
    if (value === null) continue;
    const confirmed = confirmations.filter((one) => one.field === field && one.value === value).map(toSource);
    const sighted = seen.filter((one) => one.field === field && one.value === value).map(({ source }) => source);
    levels[field] = levelFrom([CLAIM, ...sighted, ...confirmed]);
  }
  return levels;
}

export const CLAIM: LevelSource = { kind: 'form', party: 'applicant', at: null, reference: null };

export function levelFrom(sources: readonly LevelSource[]): LevelOf {
  const kinds = new Set(sources.map(({ kind }) => kind));
  if (kinds.has('confirmation') || kinds.has('recorded')) return { level: 'confirmed', sources };
  return { level: kinds.has('document') || kinds.has('stated') ? 'seen' : 'claimed', sources };
}

interface Sighting {
  readonly field: CertifiedField;
  readonly value: string | null | undefined;
  readonly source: LevelSource;
}

function sightings({ answers, values, method, at }: Verdict): Sighting[] {
  const kind = method === 'stated' ? 'stated' : 'document';
  return Object.entries(answers).flatMap(([check, answer]) =>
    answer === 'match'
      ? supportedBy(check as CheckName).map((field) => ({
          field,
          value: values[field],
          source: { kind, party: 'office', at, reference: check } as const,
        }))
      : [],
  );
}

function toSource({ party, at, reference, isRecorded }: ConfirmedValue): LevelSource {
  return { kind: isRecorded ? 'recorded' : 'confirmation', party, at, reference };
}
