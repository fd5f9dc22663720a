import type { CertificateForm } from '../certificate/certificate.fields.js';
import { type CheckedGroup } from './checks.js';
import { type ConfirmedValue, type Levels, levelsOf } from './levels.js';
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
