import { FILE_FIELDS, type FileField } from '@myverify/domain/certificate/certificate.fields';
import { keepWork, readWork } from '../auth/tab-work';

/** What is looked at in each group; the words are in the texts, by these names. */
export const CHECKS: Readonly<Record<FileField, readonly string[]>> = {
  avatar: ['face'],
  passportPhotos: ['same_person', 'passport_number', 'readable'],
  certPhotos: ['holder', 'awarded_by', 'awarding_date'],
  transcriptPhotos: ['complete', 'credits'],
  ministryPhotos: ['stamp', 'stamping_date'],
  paymentPhotos: ['amount', 'payer'],
};

export const ALL_CHECKS: readonly string[] = FILE_FIELDS.flatMap((group) =>
  CHECKS[group].map((check) => `${group}.${check}`),
);

/** A check is named by its group and itself. */
export const groupOf = (check: string) => check.split('.')[0];

/** Ticks belong to what was seen: another version of the record is looked at anew. */
const keyOf = (id: number, version: number) => `ticks:${id}.${version}`;

export function readTicks(id: number, version: number): readonly string[] {
  const kept = readWork(keyOf(id, version));
  return Array.isArray(kept) ? ALL_CHECKS.filter((check) => kept.includes(check)) : [];
}

export function keepTicks(id: number, version: number, ticks: readonly string[]): void {
  keepWork(keyOf(id, version), ticks);
}
