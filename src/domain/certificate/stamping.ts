import { comparisonKey } from '../shared/text.js';
import type { CertificateSummary } from './certificate.js';
import type { CertificateStatus } from './certificate.machine.js';

/** What shows that an academic verification was applied for. */
export const SHOWING_STATUSES: readonly CertificateStatus[] = ['Verified', 'Verifying'];

/**
 * Whoever applies for stamping must apply for the academic verification separately. The record that shows it: a
 * verification of the same owner that is verified or applied for; one of the same university first, one that is
 * verified before one in review, then the newest. `null` where there is none, and for anything but a stamping. It is
 * shown to reviewers and decides nothing: a verification may lie in another account, or before this service.
 */
export function verificationBeside(
  record: Pick<CertificateSummary, 'form' | 'ownerId'>,
  ofOwner: readonly CertificateSummary[],
): CertificateSummary | null {
  if (record.form.type !== 'stamping' || record.ownerId === null) return null;
  const university = keyOf(record);
  const rank = (one: CertificateSummary) => (keyOf(one) === university ? 2 : 0) + (one.status === 'Verified' ? 1 : 0);
  const candidates = ofOwner.filter(
    ({ form, ownerId, status }) =>
      ownerId === record.ownerId && form.type === 'verification' && SHOWING_STATUSES.includes(status),
  );
  return candidates.sort((one, other) => rank(other) - rank(one) || other.id - one.id)[0] ?? null;
}

function keyOf({ form }: Pick<CertificateSummary, 'form'>): string | null {
  return form.university === null ? null : comparisonKey(form.university);
}
