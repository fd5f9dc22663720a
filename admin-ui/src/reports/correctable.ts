import {
  CERTIFICATE_FIELDS,
  CORRECTABLE_FIELDS,
  type CorrectableField,
} from '@myverify/domain/certificate/certificate.fields';
import { CHECKED_GROUPS, type CheckedGroup, fieldsOf as fieldsSupportedBy } from '@myverify/domain/verdict/checks';
import type { CertificateDetail } from '../api/records';
import { documentsOf } from '../review/documents';

export { CORRECTABLE_FIELDS, type CorrectableField };
/** What is corrected by typing; the photo by another one. */
export const TYPED_FIELDS = CORRECTABLE_FIELDS.filter((field) => field !== 'avatar');
export type TypedField = (typeof TYPED_FIELDS)[number];
export type CertifiedFields = Pick<CertificateDetail, CorrectableField>;
/** As they are typed, of the photo its address: empty for none. */
export type Values = Readonly<Record<CorrectableField, string>>;

export interface Change {
  readonly field: CorrectableField;
  readonly before: string;
  readonly after: string;
}

export const isDayField = (field: CorrectableField) => CERTIFICATE_FIELDS[field].kind === 'day';

export function valuesOf(record: CertificateDetail): Values {
  const entries = CORRECTABLE_FIELDS.map((field) => [field, record[field] ?? '']);
  return Object.fromEntries(entries) as Record<CorrectableField, string>;
}

/**
 * What was typed, with one more value. One that is certified is none: after a colleague's correction it would put back
 * what was certified before.
 */
export function withTyped(
  typed: Partial<Values>,
  field: CorrectableField,
  value: string,
  certified: Values | null,
): Partial<Values> {
  const { [field]: _, ...others } = typed;
  return value === certified?.[field] ? others : { ...others, [field]: value };
}

/** What was typed, where it differs from what is certified by now. */
export function changesIn(before: Values, typed: Values): Change[] {
  return CORRECTABLE_FIELDS.map((field) => ({ field, before: before[field], after: typed[field].trim() })).filter(
    ({ before: was, after }) => was !== after,
  );
}

/** As the server takes them. Choices are typed by choosing one of the server's own words. */
export function fieldsOf(changes: readonly Change[]): Partial<CertifiedFields> {
  return Object.fromEntries(changes.map(({ field, after }) => [field, after === '' ? null : after]));
}

/**
 * The groups whose documents the corrected values have to be compared with, and the photo where that is another one.
 */
export function groupsTouchedBy(changes: readonly Change[]): CheckedGroup[] {
  return CHECKED_GROUPS.filter((group) =>
    changes.some(({ field }) => (field === 'avatar' ? group === 'photo' : fieldsSupportedBy(group).includes(field))),
  );
}

/**
 * Those that there is something to compare with in. The documents of an erased account are gone: the server asks for no
 * acceptance then, and takes none into the new edition, not of the photo either, which is kept.
 */
export function comparableOf(touched: readonly CheckedGroup[], record: CertificateDetail): CheckedGroup[] {
  if (isOfErased(record)) return [];
  return touched.filter((group) => group === 'photo' || documentsOf(record).some((one) => one.group === group));
}

/** The record of an erased account belongs to nobody, and has no address by which it could be given to somebody. */
const isOfErased = ({ ownerId, email }: CertificateDetail) => ownerId === null && email === null;

/** The groups whose documents are shown beside the changes: a photo is compared with the one in the passport. */
export function groupsBeside(changes: readonly Change[]): CheckedGroup[] {
  const touched = groupsTouchedBy(changes).filter((group) => group !== 'photo');
  const isPassportNeeded = changes.some(({ field }) => field === 'avatar') && !touched.includes('passport');
  return isPassportNeeded ? ['passport', ...touched] : touched;
}
