import { CERTIFIED_FIELDS, type CertificateForm, type CertifiedField } from '../certificate/certificate.fields.js';
import { CHECKED_GROUPS, type CheckedGroup, fieldsOf, filesOf } from './checks.js';
import { CLAIM, type ConfirmedValue, type LevelOf, type Levels, levelFrom, levelsOf } from './levels.js';
import { type CurrentVerdicts, currentVerdicts } from './standing.js';
import type { FileHashes, Verdict, VerdictKind, VerdictMethod } from './verdict.js';

/** Who reviews. */
export const REVIEWING_OFFICE = 'MyVerify';

export interface GroupCheck {
  readonly group: CheckedGroup;
  readonly verdict: VerdictKind;
  readonly at: Date;
  readonly office: string;
  readonly method: VerdictMethod;
}

/** What a party has confirmed in one answer, of the values as they are. */
export interface PartyConfirmation {
  readonly party: ConfirmedValue['party'];
  readonly at: Date;
  /** Who answered. */
  readonly office: string | null;
  readonly reference: string | null;
  /** An officer wrote it down, as it came otherwise than by the link. */
  readonly isRecorded: boolean;
  readonly fields: readonly CertifiedField[];
}

/**
 * All that stands of a record: what the paper, the check page, the calls and the credential say is made of this and of
 * nothing else.
 */
export interface Evidence {
  readonly checks: readonly GroupCheck[];
  readonly levels: Levels;
  readonly confirmations: readonly PartyConfirmation[];
}

/** All that is on record about a certificate, whatever it says now. */
export interface OnRecord {
  readonly verdicts: readonly Verdict[];
  readonly hashes: FileHashes;
  readonly confirmed: readonly ConfirmedValue[];
}

/** What stands of it for a form: that of the record, or as it is to be corrected. */
export function evidenceOn(form: CertificateForm, { verdicts, hashes, confirmed }: OnRecord): Evidence {
  return evidenceOf(form, currentVerdicts(verdicts, form, hashes), confirmed);
}

export function evidenceOf(
  form: CertificateForm,
  current: CurrentVerdicts,
  confirmed: readonly ConfirmedValue[] = [],
): Evidence {
  const checks = [...current.values()].flatMap(({ stands, verdict: { group, verdict, at, method } }) =>
    stands ? [{ group, verdict, at, office: REVIEWING_OFFICE, method }] : [],
  );
  return { checks, levels: levelsOf(form, current, confirmed), confirmations: confirmationsOf(form, confirmed) };
}

/** The groups that it says were accepted. Nothing that an edition says gets lost in the next. */
export function acceptedIn(evidence: Evidence | null): CheckedGroup[] {
  return evidence?.checks.flatMap(({ group, verdict }) => (verdict === 'accepted' ? [group] : [])) ?? [];
}

/** By answer, in the order of what was confirmed. */
function confirmationsOf(form: CertificateForm, confirmed: readonly ConfirmedValue[]): PartyConfirmation[] {
  const answers = new Map<string, PartyConfirmation>();
  for (const { field, value, ...answer } of confirmed) {
    if (form[field] !== value) continue;
    const key = JSON.stringify([answer.party, answer.at, answer.office, answer.reference, answer.isRecorded]);
    answers.set(key, { ...answer, fields: [...(answers.get(key)?.fields ?? []), field] });
  }
  return [...answers.values()];
}

/** The groups that are of other files now, or whose checks support a field that is another. */
export function touchedGroups(before: CertificateForm, after: CertificateForm): CheckedGroup[] {
  const names = (form: CertificateForm, group: CheckedGroup) => filesOf(form, group).join();
  return CHECKED_GROUPS.filter(
    (group) =>
      names(before, group) !== names(after, group) || fieldsOf(group).some((field) => before[field] !== after[field]),
  );
}

/**
 * What is left of it where certified fields are corrected whose documents are gone: the groups that the correction
 * touches fall out, and with them what they have seen.
 */
export function evidenceAfter(
  before: CertificateForm,
  after: CertificateForm,
  { checks, levels, confirmations }: Evidence,
): Evidence {
  const touched = touchedGroups(before, after);
  const isSame = (field: CertifiedField) => before[field] === after[field];
  const left: Partial<Record<CertifiedField, LevelOf>> = {};
  for (const field of CERTIFIED_FIELDS) {
    if (after[field] === null) continue;
    const known = isSame(field) ? (levels[field]?.sources ?? [CLAIM]) : [CLAIM];
    left[field] = levelFrom(
      known.filter(
        ({ party, reference }) => party !== 'office' || !touched.some((group) => reference?.startsWith(`${group}.`)),
      ),
    );
  }
  const confirmed = confirmations.map((one) => ({ ...one, fields: one.fields.filter(isSame) }));
  return {
    checks: checks.filter(({ group }) => !touched.includes(group)),
    levels: left,
    confirmations: confirmed.filter(({ fields }) => fields.length > 0),
  };
}
