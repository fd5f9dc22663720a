import { FIELD_NAMES } from '@myverify/domain/certificate/certificate.fields';
import type { CertificateDetail } from '../api/records';

interface Seen {
  readonly version: number;
}

interface Decidable extends Seen {
  readonly status: string;
  readonly decisionPending: object | null;
}

/**
 * Whether the desk goes on with a record as it is by now. Who has it, until when and what became of its report stand
 * beside the version, and are shown as they are; another version is for the officer to take, but where it is no news to
 * them.
 */
export function takesOver<R extends Seen>(seen: R | undefined, latest: R | undefined, isExpected: boolean): boolean {
  if (!latest || latest === seen) return false;
  return !seen || latest.version === seen.version || isExpected;
}

/**
 * Whether a decision that was held is held no more and was not carried out, so that the record waits for another one: a
 * decision that is carried out makes another version.
 */
export function isUndone(before: Decidable | undefined, latest: Decidable | undefined): boolean {
  if (!before?.decisionPending || !latest || latest.decisionPending) return false;
  return latest.version === before.version || (latest.status !== 'Verified' && latest.status !== 'Rejected');
}

/**
 * What an officer reads by its name. All else follows from a change or stands beside the record; a part that the answer
 * gets one day is told only once it stands here.
 */
const TOLD = [...FIELD_NAMES, 'status', 'rejectReason', 'reportNumber', 'ownerId'] as const;

/** The fields in which two versions of a record differ. */
export function differences(one: CertificateDetail, other: CertificateDetail): string[] {
  return TOLD.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}
