import type { CheckOutcome } from '../../domain/report-check/check-outcome.js';
import type { NewReportCheck, ReportCheck } from '../../domain/report-check/report-check.js';

/**
 * Items that are still to be done, sealed: what is claimed of people is readable by nobody who has the database alone.
 */
export interface OpenPart {
  readonly position: number;
  readonly items: string;
}

export abstract class ReportCheckReader {
  abstract findById(id: number): Promise<ReportCheck | null>;
  /** The first that is not done; `null` where all are. */
  abstract nextPart(id: number): Promise<OpenPart | null>;
  /** What came of those that are done, in the order of what was sent. */
  abstract outcomesOf(id: number): Promise<CheckOutcome[]>;
  /** Whoever has checked, or was given, a report with this number. */
  abstract integratorsKnowing(number: string): Promise<number[]>;
}

export interface ReportCheckStore {
  insert(check: NewReportCheck): Promise<ReportCheck>;
  addPart(id: number, part: OpenPart): Promise<void>;
  /**
   * Notes what came of a part, and forgets what was claimed; the last one ends the check.
   * @returns false where another has done it.
   */
  endPart(id: number, position: number, outcomes: readonly CheckOutcome[], now: Date): Promise<boolean>;
  /** Whether this ended it: of two that try, one. */
  finish(id: number, now: Date): Promise<boolean>;
  /** From now on the integrator is told what becomes of these. */
  remember(integratorId: number, numbers: readonly string[], now: Date): Promise<void>;
  /** Some of those that began before a moment, with all that is kept of them. @returns how many. */
  removeBefore(moment: Date, most: number): Promise<number>;
}
