import { ApiProperty } from '@nestjs/swagger';
import { REPORT_STATUSES, type ReportStatus } from '../../domain/report/report.status.js';

export class ReportStatusDto {
  /** `corrected`: in force, with an edition that has taken the place of an earlier one. */
  @ApiProperty({ enum: REPORT_STATUSES })
  status!: ReportStatus['status'];
  /** The newest edition. @example 1 */
  edition!: number;
  /** When that edition was issued, or withdrawn. @example "2026-03-02T04:05:06.789Z" */
  since!: string;
  /** Why it was corrected or withdrawn; whoever checks the number reads it as well. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reason!: string | null;
}

/** `null` for a record that has no report. */
export function toReportStatusDto(reportStatus: ReportStatus | null): ReportStatusDto | null {
  return reportStatus ? { ...reportStatus, since: reportStatus.since.toISOString() } : null;
}
