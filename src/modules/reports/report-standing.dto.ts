import { ApiProperty } from '@nestjs/swagger';
import { type ReportStanding, STANDINGS } from '../../domain/report/report.standing.js';

export class ReportStandingDto {
  /** `corrected`: in force, with an edition that has taken the place of an earlier one. */
  @ApiProperty({ enum: STANDINGS })
  status!: ReportStanding['status'];
  /** The newest edition. @example 1 */
  edition!: number;
  /** When that edition was issued, or withdrawn. @example "2026-03-02T04:05:06.789Z" */
  since!: string;
  /** Why it was corrected or withdrawn; whoever checks the number reads it as well. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reason!: string | null;
}

/** `null` for a record that has no report. */
export function toReportStandingDto(standing: ReportStanding | null): ReportStandingDto | null {
  return standing ? { ...standing, since: standing.since.toISOString() } : null;
}
