import type { Report } from './report.js';

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

/** @param editions all under one number, newest first; none before there is a report. */
export function reportStatusOf([newest, before]: readonly EditionState[]): ReportStatus | null {
  if (!newest) return null;
  const { status, edition, issuedAt, withdrawnAt, reason } = newest;
  if (status === 'withdrawn') return { status, edition, since: withdrawnAt ?? issuedAt, reason };
  // The reason of a correction stands with the edition that was wrong.
  if (before) return { status: 'corrected', edition, since: issuedAt, reason: before.reason };
  return { status: 'current', edition, since: issuedAt, reason: null };
}
