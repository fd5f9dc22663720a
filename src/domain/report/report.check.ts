import { claimsOf, type ReportClaims } from './report.claims.js';
import type { Report } from './report.js';

/** What is looked at when a report is checked by its number, in this order. */
export const CHECK_STEPS = ['found', 'current_edition', 'in_force', 'fields'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/** `not_checked`: it could not be checked, which says nothing against the report. */
export const CHECK_OUTCOMES = ['passed', 'failed', 'not_checked'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

export interface CheckedReport {
  /** The newest edition. */
  readonly report: Report;
  /** All of them, newest first. */
  readonly editions: readonly Report[];
  /** What the paper of the newest edition says of the review behind it; `null` where it does not itemise it. */
  readonly claims: ReportClaims | null;
  readonly steps: ReadonlyArray<{ readonly step: CheckStep; readonly outcome: CheckOutcome }>;
}

/**
 * @param editions all editions under a number, newest first; none for a number that was never issued.
 * @param held the edition that the asker holds. A number alone does not tell: where there are several, whether theirs
 * is the newest cannot be checked.
 */
export function checkReport(editions: readonly Report[], held: number | null): CheckedReport | null {
  const [report] = editions;
  if (!report) return null;
  const outcomes: Record<CheckStep, CheckOutcome> = {
    found: 'passed',
    current_edition: currentEdition(report, editions.length, held),
    in_force: report.status === 'withdrawn' ? 'failed' : 'passed',
    fields: 'passed',
  };
  return {
    report,
    editions,
    claims: claimsOf(editions),
    steps: CHECK_STEPS.map((step) => ({ step, outcome: outcomes[step] })),
  };
}

function currentEdition(newest: Report, editions: number, held: number | null): CheckOutcome {
  if (held !== null) return held === newest.edition ? 'passed' : 'failed';
  return editions === 1 ? 'passed' : 'not_checked';
}
