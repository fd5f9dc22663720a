import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { CERTIFICATE_TYPES } from '../../domain/certificate/certificate.fields.js';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import { message } from '../../domain/messages/message.js';
import { isRecordId } from '../../domain/shared/record-id.js';
import { type ListRules, readFilters } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { ClaimDto, toClaimDto } from '../review/certificate-claim.dto.js';
import type { NextRequest, SeenClaim } from '../review/certificate-claims.service.js';
import type { NamedStep } from './certificate-history.service.js';
import { CERTIFICATE_LIST } from './certificate-resource.dto.js';

export class ClaimedDto {
  /** The certificate. @example 4711 */
  id!: number;
  /** Who has it then; null for what is rejected: a decision ends the claim. */
  @ApiProperty({ type: ClaimDto, nullable: true })
  claim!: ClaimDto | null;
}

export class NextCertificateDto {
  /** The certificate that the caller has now; null where nothing is left. @example 4711 */
  @ApiProperty({ type: 'integer', nullable: true })
  id!: number | null;
  @ApiProperty({ type: ClaimDto, nullable: true })
  claim!: ClaimDto | null;
}

export function toClaimedDto(id: number, claim: SeenClaim | null): ClaimedDto {
  return { id, claim: claim && toClaimDto(claim) };
}

const { id: _id, status: _status, unclaimed: _unclaimed, ...QUEUE_FILTERS } = CERTIFICATE_LIST.filters;

const NO_ID = message('positive_needed', { name: 'after' });

export class NextRequestDto {
  /** The filters of the list but for `id`, `status` and `unclaimed`: the queue is what is `Verifying` and free. */
  @Allow()
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string' },
      university: { type: 'string' },
      email: { type: 'string' },
      passport: { type: 'string' },
      certNo: { type: 'string' },
      ownerId: { type: 'integer' },
      type: { type: 'string', enum: [...CERTIFICATE_TYPES] },
      appliedSince: { type: 'string' },
      appliedUntil: { type: 'string' },
    },
    example: { university: 'Universiti Malaya' },
  })
  filter?: unknown;

  /** The certificate that the reviewer leaves: it is given back, and the search goes on behind it. @example 4711 */
  @Rule((after) => (after === undefined || after === null || isRecordId(after) ? null : NO_ID))
  @ApiProperty({ type: 'integer', minimum: 1, required: false, nullable: true })
  after?: number | null;
}

/** @throws DomainError `invalid_input`. */
export function toNextRequest({ filter, after }: NextRequestDto): NextRequest {
  return {
    filter: readFilters(filter ?? {}, QUEUE_FILTERS),
    after: after ?? null,
  };
}

/** Ids are given in the order of time. */
export const HISTORY_LIST: ListRules<'at' | 'id', Record<never, never>> = {
  sortable: ['at', 'id'],
  descending: true,
  filters: {},
};

const status = { type: String, enum: STATUSES, nullable: true } as const;

export class HistoryStepDto {
  /** @example 991 */
  id!: number;
  /** @example "2026-03-01T04:05:06.789Z" */
  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;
  /** @example "certificate.rejected" */
  action!: string;
  /** Who did it; null for the service itself. @example 3 */
  @ApiProperty({ type: 'integer', nullable: true })
  actorId!: number | null;
  /** What that account is called; null where it is gone. @example "Officer Lim" */
  @ApiProperty({ type: String, nullable: true })
  actorName!: string | null;
  /** The version of the record afterwards. @example 4 */
  @ApiProperty({ type: 'integer', nullable: true })
  version!: number | null;
  /** Null for a new record. */
  @ApiProperty(status)
  statusBefore!: CertificateStatus | null;
  @ApiProperty(status)
  statusAfter!: CertificateStatus | null;
  /** The fields of the form that got other values. @example ["university", "passportPhotos"] */
  changed!: string[];
  /** Of a rejection, a correction or a withdrawal, its first 500 characters. @example "The transcript lacks its last page." */
  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;
  /** Of an approval. @example "MYV-7K2QM-9T4XB-3HD8E" */
  @ApiProperty({ type: String, nullable: true })
  reportNumber!: string | null;
  /** As the audit trail keeps it: fields are named, their values are in the record. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, example: { status: 'Verifying' } })
  before!: Record<string, unknown> | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, example: { status: 'Rejected' } })
  after!: Record<string, unknown> | null;
}

export function toHistoryStepDto({ at, changed, before, after, ...step }: NamedStep): HistoryStepDto {
  return {
    ...step,
    at: at.toISOString(),
    changed: [...changed],
    before: before && { ...before },
    after: after && { ...after },
  };
}
