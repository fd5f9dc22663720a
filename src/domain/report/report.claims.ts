import { CERTIFIED_FIELDS, type CertificateType } from '../certificate/certificate.fields.js';
import { CHECKED_GROUPS } from '../verdict/checks.js';
import { type GroupCheck, type PartyConfirmation, REVIEWING_OFFICE } from '../verdict/evidence.js';
import type { Levels } from '../verdict/levels.js';
import type { Report } from './report.js';

/** What a report may say of the review that it goes back to: what is recorded of it, and nothing else. */
export interface ReportClaims {
  /** What the review was about. */
  readonly type: CertificateType;
  readonly checks: readonly GroupCheck[];
  /** By field; `null` for an edition that was issued before verdicts were kept. */
  readonly levels: Levels | null;
  /**
   * What the university and the ministry have confirmed; of a party that is not among them the words are "not
   * confirmed".
   */
  readonly confirmations: readonly PartyConfirmation[];
  /** When particulars were last corrected. */
  readonly correctedAt: Date | null;
}

type Edition = Pick<Report, 'fields' | 'edition' | 'issuedAt' | 'evidence'>;

/**
 * What stood when the edition was issued. Of one that was issued before that was kept all that is on record is that a
 * reviewer accepted the application as a whole at one moment.
 * @param editions all under its number, newest first.
 */
export function reportClaims(edition: Edition, editions: readonly Edition[], decidedAt: Date): ReportClaims {
  const about = { type: edition.fields.type, correctedAt: correctedAt(edition, editions) };
  if (edition.evidence) return { ...about, ...edition.evidence };
  const accepted = { verdict: 'accepted', at: decidedAt, office: REVIEWING_OFFICE, method: 'stated' } as const;
  const checks = CHECKED_GROUPS.map((group) => ({ group, ...accepted }));
  return { ...about, checks, levels: null, confirmations: [] };
}

/** An edition that was issued anew has the particulars of the one before. */
function correctedAt({ edition }: Edition, editions: readonly Edition[]): Date | null {
  const until = editions.filter((one) => one.edition <= edition);
  const corrected = until.find((one, place) => {
    const before = until[place + 1];
    return before && CERTIFIED_FIELDS.some((field) => before.fields[field] !== one.fields[field]);
  });
  return corrected?.issuedAt ?? null;
}

/**
 * What the paper of the newest edition says, or will say once it is printed; `null` where it was printed before checks
 * were itemised.
 * @param editions all under one number, newest first.
 */
export function claimsOf(editions: ReadonlyArray<Edition & Pick<Report, 'pdf'>>): ReportClaims | null {
  const [newest] = editions;
  if (!newest) return null;
  const { pdf } = newest;
  if (!pdf) return reportClaims(newest, editions, decisionOf(newest, editions));
  // An older process prints the one decision, whatever a newer one has kept of the review.
  if (pdf.decidedAt) return reportClaims({ ...newest, evidence: null }, editions, pdf.decidedAt);
  return newest.evidence && reportClaims(newest, editions, pdf.renderedAt);
}

/**
 * When the review that an edition goes back to was decided: the approval itself issues the first one.
 * @param editions all under its number, newest first.
 */
export function decisionOf(edition: Pick<Report, 'issuedAt'>, editions: ReadonlyArray<Pick<Report, 'issuedAt'>>): Date {
  return (editions.at(-1) ?? edition).issuedAt;
}
