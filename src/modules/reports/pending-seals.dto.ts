import { ApiProperty } from '@nestjs/swagger';
import { withoutAddresses } from '../../domain/jobs/job.js';
import { type PendingSeal, RENDER_STATES, type RenderState, renderState } from '../../domain/report/pending-seal.js';
import type { ListRules } from '../../platform/http/resource-list.dto.js';

export const PENDING_SEAL_LIST: ListRules<'issuedAt', Record<string, never>> = {
  sortable: ['issuedAt'],
  descending: false,
  filters: {},
};

export class PendingSealDto {
  /** @example 12 */
  id!: number;
  /** @example "MYV-7K2QM-9T4XB-3HD8E" */
  number!: string;
  /** @example 4711 */
  certificateId!: number;
  /** @example 1 */
  edition!: number;
  /** @example "2026-03-01T04:05:06.789Z" */
  issuedAt!: string;
  /**
   * `waiting` and `trying`: a job is at it; `failed`: given up after all its tries; `none`: no job, ordered anew within
   * minutes; `done`: the PDF is there.
   */
  @ApiProperty({ enum: RENDER_STATES, example: 'failed' })
  render!: RenderState;
  /** @example 311 */
  @ApiProperty({ type: Number, nullable: true, example: 311 })
  jobId!: number | null;
  /** Tries begun so far. @example 6 */
  attempts!: number;
  /** What the last try that failed ended in. @example "It took longer than 60000 ms" */
  lastError!: string | null;
}

export function toPendingSealDto(pending: PendingSeal): PendingSealDto {
  const { report, job } = pending;
  const { id, number, certificateId, edition, issuedAt } = report;
  return {
    id,
    number,
    certificateId,
    edition,
    issuedAt: issuedAt.toISOString(),
    render: renderState(pending),
    jobId: job?.id ?? null,
    attempts: job?.attempts ?? 0,
    lastError: job?.lastError == null ? null : withoutAddresses(job.lastError),
  };
}
