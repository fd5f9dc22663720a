import { ApiProperty } from '@nestjs/swagger';
import {
  CHECK_OUTCOMES,
  CHECK_STEPS,
  type CheckedReport,
  type CheckOutcome,
  type CheckStep,
} from '../../domain/report/report.check.js';
import { REPORT_STATUSES, type Report, type ReportStatus } from '../../domain/report/report.js';

export class CheckStepDto {
  /**
   * What was looked at: the number was issued; the edition at hand is the newest; the report was not withdrawn; what it
   * certifies is shown.
   */
  @ApiProperty({ enum: CHECK_STEPS })
  step!: CheckStep;
  /** `not_checked`: it could not be checked, which says nothing against the report. */
  @ApiProperty({ enum: CHECK_OUTCOMES })
  outcome!: CheckOutcome;
}

export class CheckedEditionDto {
  /** @example 1 */
  edition!: number;
  @ApiProperty({ enum: REPORT_STATUSES })
  status!: ReportStatus;
  /** @example "2026-03-02T04:05:06.789Z" */
  issuedAt!: string;
  /** When a correction put the next edition in its place. */
  supersededAt?: string;
  /** Why it was corrected or withdrawn. */
  reason?: string;
}

function toCheckedEditionDto({ edition, status, issuedAt, supersededAt, reason }: Report): CheckedEditionDto {
  return {
    edition,
    status,
    issuedAt: issuedAt.toISOString(),
    ...(supersededAt ? { supersededAt: supersededAt.toISOString() } : {}),
    ...(reason === null ? {} : { reason }),
  };
}

/** What was looked at, and the editions under the number. */
export function toCheckedDto({ steps, editions }: CheckedReport): {
  steps: CheckStepDto[];
  editions: CheckedEditionDto[];
} {
  return { steps: steps.map(({ step, outcome }) => ({ step, outcome })), editions: editions.map(toCheckedEditionDto) };
}
