import type { Certificate, CertificateDetail } from '../api/records';

/** What a correction may change, in the order of the form, and how it is typed. */
export const CORRECTABLE = [
  { field: 'name', kind: 'text' },
  { field: 'gender', kind: 'choice', of: ['Male', 'Female'] },
  { field: 'birth', kind: 'day' },
  { field: 'nationality', kind: 'text' },
  { field: 'passport', kind: 'text' },
  { field: 'university', kind: 'text' },
  { field: 'major', kind: 'text' },
  { field: 'forms', kind: 'choice', of: ['Distance Learning', 'Full Time', 'Part Time'] },
  {
    field: 'level',
    kind: 'choice',
    of: ['High School', 'Diploma', 'Degree', 'Master', 'Doctor of Philosophy', 'Others'],
  },
  { field: 'certNo', kind: 'text' },
  { field: 'startTime', kind: 'day' },
  { field: 'endTime', kind: 'day' },
  { field: 'ministryStampingTime', kind: 'day' },
  { field: 'awardingTime', kind: 'day' },
] as const;

export type CorrectableField = (typeof CORRECTABLE)[number]['field'];
export type CertifiedFields = Pick<Certificate, CorrectableField>;
/** As they are typed: empty for none. */
export type Values = Readonly<Record<CorrectableField, string>>;

export interface Change {
  readonly field: CorrectableField;
  readonly before: string;
  readonly after: string;
}

export function valuesOf(record: CertificateDetail): Values {
  const entries = CORRECTABLE.map(({ field }) => [field, record[field] ?? '']);
  return Object.fromEntries(entries) as Record<CorrectableField, string>;
}

/** What was typed, where it differs from what is certified by now. */
export function changesIn(before: Values, typed: Values): Change[] {
  return CORRECTABLE.map(({ field }) => ({ field, before: before[field], after: typed[field].trim() })).filter(
    ({ before: was, after }) => was !== after,
  );
}

/** As the server takes them. Choices are typed by choosing one of the server's own words. */
export function fieldsOf(changes: readonly Change[]): Partial<CertifiedFields> {
  return Object.fromEntries(changes.map(({ field, after }) => [field, after === '' ? null : after]));
}
