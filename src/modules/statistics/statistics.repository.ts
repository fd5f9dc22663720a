import type { Enquiry } from '../../domain/statistics/enquiries.js';
import type {
  AgeSpan,
  DayOfWork,
  OfficerLoad,
  ReasonCount,
  UniversityLoad,
} from '../../domain/statistics/statistics.js';
import type { Decided } from '../../domain/statistics/usual-time.js';

/**
 * Figures that are drawn from indexes, each from at most 100,000 rows: they cost the same however many records there
 * are.
 */
export abstract class StatisticsReader {
  abstract oldest(): Promise<{ readonly id: number; readonly appliedAt: Date } | null>;
  /** Applications in review that were made in a time. */
  abstract waiting(span: Pick<AgeSpan, 'since' | 'until'>): Promise<number>;
  /** What was applied for and decided since, by the day in Malaysia; days without either are left out. */
  abstract days(since: Date): Promise<DayOfWork[]>;
  /**
   * Those to whom something is assigned, or who decided something since; the most first.
   * @param promised when the oldest applications were made that are not overdue.
   */
  abstract officers(promised: Date, since: Date): Promise<OfficerLoad[]>;
  /** Of which something waits, or came in or was decided since; the most first. */
  abstract universities(since: Date, limit: number): Promise<UniversityLoad[]>;
  /** The most first. */
  abstract reasons(since: Date): Promise<ReasonCount[]>;
  /** The records decided last, since a moment, `limit` of them. */
  abstract decisions(since: Date, limit: number): Promise<Decided[]>;
  /** What was last asked of universities since a moment, `limit` of it. */
  abstract enquiries(since: Date, limit: number): Promise<Enquiry[]>;
  abstract failedJobs(): Promise<number>;
}
