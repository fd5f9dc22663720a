import { type CertificateType } from '../certificate/certificate.fields.js';
import { CHECKED_GROUPS } from '../verdict/checks.js';
import { type GroupCheck, REVIEWING_OFFICE } from '../verdict/evidence.js';
import type { Levels } from '../verdict/levels.js';
import type { CertifiedFields, Report } from './report.js';

/** What a report may say of the review that it goes back to: what is recorded of it, and nothing else. */
export interface ReportClaims {
  /** What the review was about. */
  readonly type: CertificateType;
  readonly checks: readonly GroupCheck[];
  /** By field; `null` for an edition that was issued before verdicts were kept. */
  readonly levels: Levels | null;
  /** When particulars were corrected after that review. */
  readonly correctedAt: Date | null;
}

type Claimed = Pick<Report, 'edition' | 'issuedAt' | 'evidence'> & { readonly fields: Pick<CertifiedFields, 'type'> };

/**
 * What stood when the edition was issued. Of one that was issued before that was kept all that is on record is that a reviewer accepted
 * the application as a whole at one moment.
 */
export function reportClaims({ fields, edition, issuedAt, evidence }: Claimed, decidedAt: Date): ReportClaims {
  const about = { type: fields.type, correctedAt: edition > 1 ? issuedAt : null };
  if (evidence) return { ...about, ...evidence };
  const accepted = { verdict: 'accepted', at: decidedAt, office: REVIEWING_OFFICE, method: 'stated' } as const;
  return { ...about, checks: CHECKED_GROUPS.map((group) => ({ group, ...accepted })), levels: null };
}

/**
 * What the paper of the newest edition says, or will say once it is printed; `null` where it was printed before checks
 * were itemised.
 * @param editions all under one number, newest first.
 */
export function claimsOf(
  editions: ReadonlyArray<Pick<Report, 'fields' | 'edition' | 'issuedAt' | 'pdf' | 'evidence'>>,
) {
  const [newest] = editions;
  if (!newest) return null;
  const { pdf } = newest;
  if (!pdf) return reportClaims(newest, decisionOf(newest, editions));
  // An older process prints the one decision, whatever a newer one has kept of the review.
  if (pdf.decidedAt) return reportClaims({ ...newest, evidence: null }, pdf.decidedAt);
  return newest.evidence && reportClaims(newest, pdf.renderedAt);
}

/**
 * When the review that an edition goes back to was decided: the approval itself issues the first one.
 * @param editions all under its number, newest first.
 */
export function decisionOf(edition: Pick<Report, 'issuedAt'>, editions: ReadonlyArray<Pick<Report, 'issuedAt'>>): Date {
  return (editions.at(-1) ?? edition).issuedAt;
}
