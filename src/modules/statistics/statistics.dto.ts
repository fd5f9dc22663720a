import { ApiProperty } from '@nestjs/swagger';
import type { Statistics } from '../../domain/statistics/statistics.js';

export class StatusCountsDto {
  /** @example 12 */
  Unverified!: number;
  /** @example 7 */
  Verifying!: number;
  /** @example 140 */
  Verified!: number;
  /** @example 5 */
  Rejected!: number;
}

export class WaitingAgesDto {
  /** @example 3 */
  underOneDay!: number;
  /** @example 2 */
  oneToThreeDays!: number;
  /** @example 1 */
  threeToSevenDays!: number;
  /** @example 1 */
  overSevenDays!: number;
}

export class DayOfDecisionsDto {
  /** A day in Malaysia. @example "2026-03-01" */
  day!: string;
  /** @example 9 */
  approved!: number;
  /** @example 1 */
  rejected!: number;
}

export class StatisticsDto {
  /** When these figures were taken. @example "2026-03-02T04:05:06.789Z" */
  at!: string;
  /** How many certificates there are of each status. */
  byStatus!: StatusCountsDto;
  /** Applications in review by how long they have been waiting. */
  waiting!: WaitingAgesDto;
  /** The application that has been waiting longest; null where none waits. @example 4711 */
  @ApiProperty({ type: 'integer', nullable: true })
  oldestWaitingId!: number | null;
  /** Since when it has been waiting. @example "2026-03-01T04:05:06.789Z" */
  @ApiProperty({ type: String, nullable: true })
  oldestWaitingSince!: string | null;
  /** Each of the last 30 days, the oldest first; every decision counts, also one that was followed by another. */
  decisions!: DayOfDecisionsDto[];
  /** Between application and decision, for records decided in the last 30 days; null where there are none. @example 86400 */
  @ApiProperty({ type: 'integer', nullable: true })
  medianDecisionSeconds!: number | null;
  /** Jobs that were given up. @example 0 */
  failedJobs!: number;
}

export function toStatisticsDto(statistics: Statistics): StatisticsDto {
  const { oldest, ages } = statistics.waiting;
  const { medianDecision } = statistics;
  return {
    at: statistics.at.toISOString(),
    byStatus: { ...statistics.byStatus },
    waiting: { ...ages },
    oldestWaitingId: oldest?.id ?? null,
    oldestWaitingSince: oldest?.appliedAt.toISOString() ?? null,
    decisions: statistics.decisions.map((row) => ({ ...row })),
    medianDecisionSeconds: medianDecision === null ? null : Math.round(medianDecision / 1000),
    failedJobs: statistics.failedJobs,
  };
}
