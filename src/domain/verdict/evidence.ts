import { CERTIFIED_FIELDS, type CertificateForm, type CertifiedField } from '../certificate/certificate.fields.js';
import { CHECKED_GROUPS, type CheckedGroup, fieldsOf } from './checks.js';
import { CLAIM, type ConfirmedValue, type LevelOf, type Levels, levelFrom, levelsOf } from './levels.js';
import type { CurrentVerdicts } from './standing.js';
import type { VerdictKind, VerdictMethod } from './verdict.js';

/** Who reviews. */
export const REVIEWING_OFFICE = 'MyVerify';

export interface GroupCheck {
  readonly group: CheckedGroup;
  readonly verdict: VerdictKind;
  readonly at: Date;
  readonly office: string;
  readonly method: VerdictMethod;
}

/** All that stands of a record: what the paper, the check page, the calls and the credential say is made of this and of nothing else. */
export interface Evidence {
  readonly checks: readonly GroupCheck[];
  readonly levels: Levels;
}

export function evidenceOf(
  form: CertificateForm,
  current: CurrentVerdicts,
  confirmations: readonly ConfirmedValue[] = [],
): Evidence {
  const checks = [...current.values()].flatMap(({ stands, verdict: { group, verdict, at, method } }) =>
    stands ? [{ group, verdict, at, office: REVIEWING_OFFICE, method }] : [],
  );
  return { checks, levels: levelsOf(form, current, confirmations) };
}

/**
 * What is left of it where certified fields are corrected: the groups whose checks the correction touches fall out, and with them what
 * they have seen. No file changes then.
 */
export function evidenceAfter(before: CertificateForm, after: CertificateForm, { checks, levels }: Evidence): Evidence {
  const touched = CHECKED_GROUPS.filter((group) => fieldsOf(group).some((field) => before[field] !== after[field]));
  const left: Partial<Record<CertifiedField, LevelOf>> = {};
  for (const field of CERTIFIED_FIELDS) {
    if (after[field] === null) continue;
    const known = before[field] === after[field] ? (levels[field]?.sources ?? [CLAIM]) : [CLAIM];
    left[field] = levelFrom(
      known.filter(
        ({ party, reference }) => party !== 'office' || !touched.some((group) => reference?.startsWith(`${group}.`)),
      ),
    );
  }
  return { checks: checks.filter(({ group }) => !touched.includes(group)), levels: left };
}
