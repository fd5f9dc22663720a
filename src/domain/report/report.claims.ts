import { DOCUMENT_GROUPS } from '../certificate/certificate.documents.js';
import { type CertificateType } from '../certificate/certificate.fields.js';
import type { CertifiedFields, Report } from './report.js';

/** What an approval accepts; without something of each there is none. */
export const CHECKED_GROUPS = ['photo', ...DOCUMENT_GROUPS] as const;

export interface GroupCheck {
  readonly group: (typeof CHECKED_GROUPS)[number];
  readonly verdict: 'accepted';
  /** When it was decided. */
  readonly at: Date;
  /** `stated`: a reviewer said so of all groups at once. */
  readonly method: 'stated';
}

/** What a report may say of the review that it goes back to: what is recorded of it, and nothing else. */
export interface ReportClaims {
  /** What the review was about. */
  readonly type: CertificateType;
  readonly checks: readonly GroupCheck[];
  /** When particulars were corrected after that review. */
  readonly correctedAt: Date | null;
}

/**
 * All that an approval records is that a reviewer accepted the application as a whole at one moment. No confirmation by a
 * university or a ministry is recorded, so that none may be claimed.
 */
export function reportClaims(
  { type, edition, issuedAt }: Pick<Report, 'edition' | 'issuedAt'> & Pick<CertifiedFields, 'type'>,
  decidedAt: Date,
): ReportClaims {
  return {
    type,
    checks: CHECKED_GROUPS.map((group) => ({ group, verdict: 'accepted', at: decidedAt, method: 'stated' })),
    correctedAt: edition > 1 ? issuedAt : null,
  };
}

/**
 * What the paper of the newest edition says, or will say once it is printed; `null` where it was printed before checks
 * were itemised.
 * @param editions all under one number, newest first.
 */
export function claimsOf(editions: ReadonlyArray<Pick<Report, 'fields' | 'edition' | 'issuedAt' | 'pdf'>>) {
  const [newest] = editions;
  if (!newest) return null;
  const decidedAt = newest.pdf ? newest.pdf.decidedAt : decisionOf(newest, editions);
  return decidedAt && reportClaims({ ...newest, type: newest.fields.type }, decidedAt);
}

/**
 * When the review that an edition goes back to was decided: the approval itself issues the first one.
 * @param editions all under its number, newest first.
 */
export function decisionOf(edition: Pick<Report, 'issuedAt'>, editions: ReadonlyArray<Pick<Report, 'issuedAt'>>): Date {
  return (editions.at(-1) ?? edition).issuedAt;
}
