import type { CertificateForm, CertifiedField } from '../certificate/certificate.fields.js';

/** What a registrar types from the record, without being shown what the applicant claims. */
export const KEY_FIELDS = ['certNo', 'awardingTime', 'level'] as const satisfies readonly CertifiedField[];
export type KeyField = (typeof KEY_FIELDS)[number];

/**
 * What is shown with a claimed value, to be confirmed or put right. Passport number, gender and nationality are nobody
 * else's business.
 */
export const SHOWN_FIELDS = [
  'name',
  'birth',
  'university',
  'major',
  'forms',
  'startTime',
  'endTime',
  'ministryStampingTime',
] as const satisfies readonly CertifiedField[];
export type ShownField = (typeof SHOWN_FIELDS)[number];

export const ASKED_FIELDS = [...KEY_FIELDS, ...SHOWN_FIELDS] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

export type AskedValues = Readonly<Partial<Record<AskedField, string>>>;

/** The fields by which the page says who the student is. */
export const IDENTITY_FIELDS = ['name', 'birth', 'major'] as const satisfies readonly ShownField[];
export type Identity = Readonly<Record<(typeof IDENTITY_FIELDS)[number], string | null>>;

export function isKeyField(field: AskedField): field is KeyField {
  return KEY_FIELDS.some((key) => key === field);
}

export function identityOf({ name, birth, major }: Identity): Identity {
  return { name, birth, major };
}

/** The fields with a value, in their order. */
export function askable(form: CertificateForm): AskedField[] {
  return ASKED_FIELDS.filter((field) => form[field] !== null);
}

/** @param fields `null`: all that have a value. @returns what is claimed of them. */
export function claimedValues(form: CertificateForm, fields: readonly AskedField[] | null): AskedValues {
  const asked = askable(form).filter((field) => fields === null || fields.includes(field));
  return Object.fromEntries(asked.map((field) => [field, form[field]]));
}

/** The key values of a record: without those that it does not claim. */
export function keyFieldsOf(values: Readonly<Partial<Record<KeyField, unknown>>>): KeyField[] {
  return KEY_FIELDS.filter((field) => values[field] !== null && values[field] !== undefined);
}
