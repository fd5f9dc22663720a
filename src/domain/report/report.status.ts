import { REISSUED, type Report } from './report.js';

export const REPORT_STATUSES = ['current', 'corrected', 'withdrawn'] as const;

/** What has become of a report, for its holder: what whoever checks its number is told as well. */
export interface ReportStatus {
  /** `corrected`: in force, with an edition that has taken the place of an earlier one. */
  readonly status: (typeof REPORT_STATUSES)[number];
  /** The newest. */
  readonly edition: number;
  /** When that edition was issued, or withdrawn. */
  readonly since: Date;
  /** Why it was corrected or withdrawn. */
  readonly reason: string | null;
}

/** What of an edition tells the status of its report. */
export type EditionState = Pick<Report, 'status' | 'edition' | 'issuedAt' | 'withdrawnAt' | 'reason'>;

/** Of all editions under a number, newest first; `null` for none. */
export function statusOfEditions([newest, before]: readonly EditionState[]): ReportStatus | null {
  return newest ? reportStatusOf(newest, before?.reason ?? null) : null;
}

/**
 * @param newest the newest edition under its number.
 * @param correction what the edition before it has as its reason: that of a correction stands with the edition that was
 * wrong.
 */
export function reportStatusOf(newest: EditionState, correction: string | null): ReportStatus {
  const { status, edition, issuedAt, withdrawnAt, reason } = newest;
  if (status === 'withdrawn') return { status, edition, since: withdrawnAt ?? issuedAt, reason };
  if (correction === REISSUED) return { status: 'current', edition, since: issuedAt, reason: null };
  if (edition > 1) return { status: 'corrected', edition, since: issuedAt, reason: correction };
  return { status: 'current', edition, since: issuedAt, reason: null };
}
