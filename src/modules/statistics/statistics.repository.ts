import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { Age, DayOfDecisions, Span, Waiting } from '../../domain/statistics/statistics.js';

/** Figures that are drawn from indexes and tallies: they cost the same however many records there are. */
export abstract class StatisticsReader {
  abstract byStatus(): Promise<Readonly<Record<CertificateStatus, number>>>;
  /** Applications in review, by when they were made; up to 100,000 of each. */
  abstract waiting(spans: Readonly<Record<Age, Span>>): Promise<Waiting>;
  /** Every decision that was made since, by the day in Malaysia; days without one are left out. */
  abstract decisions(since: Date): Promise<DayOfDecisions[]>;
  /** Milliseconds between application and decision for the records decided last, since a moment, `limit` of them. */
  abstract decisionTimes(since: Date, limit: number): Promise<number[]>;
  abstract failedJobs(): Promise<number>;
}
