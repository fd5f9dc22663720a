import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { FIELD_NAMES } from '../../domain/certificate/certificate.fields.js';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import {
  ACTIONS,
  type AllowedAction,
  type CertificateStatus,
  STATUSES,
} from '../../domain/certificate/certificate.machine.js';
import type { EnquiryStep } from '../../domain/confirmation/enquiry-steps.js';
import { SIGNAL_KINDS, type SignalKind } from '../../domain/signal/signal.js';
import type { Evidence } from '../../domain/verdict/evidence.js';
import type { FollowedRejection } from '../../domain/verdict/rejection.js';
import { EnquiryStepDto, toEnquiryStepDto } from '../confirmations/enquiry-step.dto.js';
import { OpenProposalDto, toOpenProposalDto } from '../proposals/proposals.dto.js';
import { EvidenceDto, toEvidenceDto } from '../reports/evidence.dto.js';
import { ReportStatusDto, toReportStatusDto } from '../reports/report-status.dto.js';
import { AssigneeDto } from '../review/assignment.dto.js';
import { ClaimDto, toClaimDto } from '../review/certificate-claim.dto.js';
import type { SeenClaim } from '../review/certificate-claims.service.js';
import type { TimedDecision } from './certificate.repository.js';
import { FormAnswer, formAnswer } from './certificate-form.dto.js';
import type { ListedRecord } from './certificate-lists.service.js';
import type { WithActions } from './certificates.service.js';
import { DecisionPendingDto, toDecisionPendingDto } from './held-decision.dto.js';
import { RejectionDto, toRejectionDto } from './rejection.dto.js';

const wholeForm = formAnswer((field) => field, FIELD_NAMES);

@FormAnswer((field) => field)
class CertificateRecordDto {
  /** @example 4711 */
  id!: number;
  /** Counts the saves. @example 3 */
  version!: number;
  @ApiProperty({ enum: STATUSES, example: 'Verified' })
  status!: CertificateStatus;
  /** The student it belongs to; null until a student registers its email. @example 17 */
  ownerId!: number | null;
  /** Once verified. @example "MYV-7K2QM-9T4XB-3HD8E" */
  reportNumber!: string | null;
  /** Why it was rejected, until the student applies again. */
  @ApiProperty({ type: String, nullable: true, example: null })
  rejectReason!: string | null;
  /** @example "2026-03-01T04:05:06.789Z" */
  appliedAt!: string | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  decidedAt!: string | null;
  /** Who decided. @example 3 */
  decidedBy!: number | null;
  /** @example "2026-02-28T04:05:06.789Z" */
  createdAt!: string;
  /** @example "2026-03-02T04:05:06.789Z" */
  updatedAt!: string;
  /** Which reviewer has it before them; null for nobody, and for students. */
  @ApiProperty({ type: ClaimDto, nullable: true, example: null })
  claim!: ClaimDto | null;
  /** What was decided about it and may still be undone, as `hold` asks for; null for nothing, and for students. */
  @ApiProperty({ type: DecisionPendingDto, nullable: true, example: null })
  decisionPending!: DecisionPendingDto | null;
  /** What the caller may do with it now. */
  @ApiProperty({ enum: [...ACTIONS, 'download'], isArray: true, example: ['download'] })
  allowedActions!: AllowedAction[];
}

const MARKED =
  'What the rejection is made of, by group, until the student applies again; none where it is a text alone.';

export class CertificateDto extends CertificateRecordDto {
  @ApiProperty({ type: [RejectionDto], description: MARKED, example: [] })
  rejections!: RejectionDto[];
}

/** A record of the same owner. */
export interface CertificateBeside {
  readonly id: number;
  readonly status: CertificateStatus;
  readonly reportNumber: string | null;
}

export class CertificateRowDto extends CertificateRecordDto {
  /** What has become of its report; null before it is verified. */
  report!: ReportStatusDto | null;
  /** Who is to decide it; null for nobody, and for students. */
  @ApiProperty({ type: AssigneeDto, nullable: true, example: null })
  assignedTo!: AssigneeDto | null;
  /**
   * The last working day of what was promised, in Malaysia; null for what does not wait for a decision, and for
   * students.
   * @example "2026-03-09"
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  dueOn!: string | null;
  /**
   * What an officer has proposed about this version and another has to release; meanwhile nobody approves, corrects,
   * withdraws or issues anew. Null for nothing, and for students.
   */
  @ApiProperty({ type: OpenProposalDto, nullable: true, example: null })
  proposal!: OpenProposalDto | null;
  @ApiProperty({
    enum: SIGNAL_KINDS,
    isArray: true,
    nullable: true,
    example: null,
    description: 'Of each open signal its kind; null for those who do not review.',
  })
  openSignals!: SignalKind[] | null;
}

export class CertificateDetailDto extends IntersectionType(CertificateRowDto, EvidenceDto) {
  /**
   * For a stamping: the academic verification that its owner applied for separately, if any. Null for everything else.
   */
  @ApiProperty({
    type: 'object',
    nullable: true,
    example: null,
    required: ['id', 'status', 'reportNumber'],
    properties: {
      id: { type: 'integer', example: 4705 },
      status: { type: 'string', enum: [...STATUSES] },
      reportNumber: { type: 'string', nullable: true, example: 'MYV-7K2QM-9T4XB-3HD8E' },
    },
  })
  separateVerification!: CertificateBeside | null;

  @ApiProperty({ type: [RejectionDto], description: MARKED, example: [] })
  rejections!: RejectionDto[];
  /** When the university and the ministry were asked about it, oldest first. */
  enquiries!: EnquiryStepDto[];
}

export function toCertificateDto(
  offered: WithActions<Certificate>,
  { rejections = [], ...work }: Partial<Work> & { readonly rejections?: readonly FollowedRejection[] } = {},
): CertificateDto {
  const answer = { ...recordAnswer(offered, work), rejections: rejections.map(toRejectionDto) };
  return wholeForm(offered.certificate.form, answer);
}

/** What staff have to do with a record at the moment. */
interface Work {
  readonly claim: SeenClaim | null;
  readonly pending: TimedDecision | null;
}

function recordAnswer({ certificate, allowed }: WithActions<Certificate>, { claim, pending }: Partial<Work>) {
  return {
    id: certificate.id,
    version: certificate.version,
    status: certificate.status,
    ownerId: certificate.ownerId,
    reportNumber: certificate.reportNumber,
    rejectReason: certificate.rejectReason,
    appliedAt: certificate.appliedAt?.toISOString() ?? null,
    decidedAt: certificate.decidedAt?.toISOString() ?? null,
    decidedBy: certificate.decidedBy,
    createdAt: certificate.createdAt.toISOString(),
    updatedAt: certificate.updatedAt.toISOString(),
    claim: claim ? toClaimDto(claim) : null,
    decisionPending: pending ? toDecisionPendingDto(pending) : null,
    allowedActions: [...allowed],
  };
}

export function toCertificateRowDto(listed: ListedRecord): CertificateRowDto {
  return wholeForm(listed.certificate.form, rowAnswer(listed));
}

function rowAnswer(listed: ListedRecord) {
  const { assignedTo, dueOn, proposal, openSignals, certificate } = listed;
  return {
    ...recordAnswer(listed, listed),
    report: toReportStatusDto(certificate.reportStatus),
    assignedTo,
    dueOn,
    proposal: proposal && toOpenProposalDto(proposal),
    openSignals: openSignals && [...openSignals],
  };
}

export function toCertificateDetailDto(
  listed: ListedRecord,
  separate: CertificateSummary | null,
  evidence: Evidence,
  rejections: readonly FollowedRejection[],
  enquiries: readonly EnquiryStep[],
): CertificateDetailDto {
  const separateVerification = separate && {
    id: separate.id,
    status: separate.status,
    reportNumber: separate.reportNumber,
  };
  const told = { rejections: rejections.map(toRejectionDto), enquiries: enquiries.map(toEnquiryStepDto) };
  const answer = { ...rowAnswer(listed), separateVerification, ...told, ...toEvidenceDto(evidence) };
  return wholeForm(listed.certificate.form, answer);
}
