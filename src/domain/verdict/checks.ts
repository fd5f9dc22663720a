import { DOCUMENT_GROUPS, GROUP_RULES } from '../certificate/certificate.documents.js';
import type { CertificateForm, CertifiedField } from '../certificate/certificate.fields.js';
import type { FileId } from '../files/stored-file.js';

/** What is looked at, in this order. An approval needs something of each. */
export const CHECKED_GROUPS = ['photo', ...DOCUMENT_GROUPS] as const;
export type CheckedGroup = (typeof CHECKED_GROUPS)[number];

/** The checks of each group, and the fields that a document proves where the check answers `match`. */
export const CHECKS = {
  photo: { face: [] },
  passport: {
    holder: ['name', 'birth', 'gender', 'nationality'],
    number: ['passport'],
    readable: [],
  },
  certificate: {
    holder: ['name'],
    award: ['university', 'major', 'level', 'certNo'],
    awarding_date: ['awardingTime'],
  },
  transcript: { complete: [], study: ['forms', 'startTime', 'endTime'] },
  ministry: { stamp: [], stamping_date: ['ministryStampingTime'] },
  payment: { amount: [], payer: [] },
} as const satisfies Readonly<Record<CheckedGroup, Readonly<Record<string, readonly CertifiedField[]>>>>;

/**
 * What a group rests on besides: no check proves it, so that no level and no correction comes of it. The service
 * decides the fee.
 */
const ALSO_RESTS_ON: Readonly<Partial<Record<CheckedGroup, readonly CertifiedField[]>>> = { payment: ['type'] };

type Checks = typeof CHECKS;
/** A check is named by its group and itself: `passport.number`. */
export type CheckName = { [G in CheckedGroup]: `${G}.${keyof Checks[G] & string}` }[CheckedGroup];

const TABLE = CHECKED_GROUPS.flatMap((group) =>
  Object.entries<readonly CertifiedField[]>(CHECKS[group]).map(([check, supports]) => ({
    group,
    name: `${group}.${check}` as CheckName,
    supports,
  })),
);

export const CHECK_NAMES: readonly CheckName[] = TABLE.map(({ name }) => name);

export function checksOf(group: CheckedGroup): readonly CheckName[] {
  return TABLE.filter((one) => one.group === group).map(({ name }) => name);
}

export function supportedBy(check: CheckName): readonly CertifiedField[] {
  return TABLE.find(({ name }) => name === check)?.supports ?? [];
}

/** The fields that the checks of a group support, each once. */
export function fieldsOf(group: CheckedGroup): readonly CertifiedField[] {
  return [...new Set(checksOf(group).flatMap(supportedBy))];
}

/** The fields of which another value outdates a verdict on a group. */
export function groundsOf(group: CheckedGroup): readonly CertifiedField[] {
  return [...fieldsOf(group), ...(ALSO_RESTS_ON[group] ?? [])];
}

export function filesOf(form: CertificateForm, group: CheckedGroup): readonly FileId[] {
  if (group === 'photo') return form.avatar === null ? [] : [form.avatar];
  return form[GROUP_RULES[group].files];
}

/** What the applicant wrote beside the documents of a group. */
export function remarkOn(form: CertificateForm, group: CheckedGroup): string | null {
  return group === 'photo' ? null : form[GROUP_RULES[group].remark];
}
