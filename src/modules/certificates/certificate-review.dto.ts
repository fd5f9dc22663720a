import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { CERTIFICATE_TYPES } from '../../domain/certificate/certificate.fields.js';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import { message } from '../../domain/messages/message.js';
import { COUNTED_MAX, QUEUE_VIEWS } from '../../domain/review/queue-view.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { isRecordId } from '../../domain/shared/record-id.js';
import { SIGNAL_FILTERS } from '../../domain/signal/signal.js';
import { type ListRules, readFilters } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import { ClaimDto, toClaimDto } from '../review/certificate-claim.dto.js';
import type { PlaceInQueue, SeenClaim } from '../review/certificate-claims.service.js';
import type { ListSearch } from './certificate.scope.js';
import type { NamedStep } from './certificate-history.service.js';
import { CERTIFICATE_LIST, type CertificateFilters } from './certificate-resource.dto.js';

export class ClaimedDto {
  /** The certificate. @example 4711 */
  id!: number;
  /** Who has it then; null for what is rejected: a decision ends the claim. */
  claim!: ClaimDto | null;
}

export class NextCertificateDto {
  /** The certificate that the caller has now; null where nothing is left. @example 4711 */
  id!: number | null;
  claim!: ClaimDto | null;
  /** Its place in the queue, counted from 1. @example 12 */
  position!: number | null;
  /** How many are in the queue; counted up to 100,000. @example 51 */
  total!: number;
}

export function toClaimedDto(id: number, claim: SeenClaim | null): ClaimedDto {
  return { id, claim: claim && toClaimDto(claim) };
}

const { id: _id, status: _status, unclaimed: _unclaimed, ...QUEUE_FILTERS } = CERTIFICATE_LIST.filters;
/** So many at once: the views, and the saved queries of a person. */
const COUNTS_MAX = 20;
/** As far as the back office shows them. */
const COUNT_BOUNDS = [`${COUNTED_MAX}`] as const;

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
      appliedSince: { type: 'string', example: '2026-03-01' },
      appliedUntil: { type: 'string', example: '2026-03-01' },
      view: { type: 'string', enum: [...QUEUE_VIEWS] },
      assignedTo: { type: 'integer' },
      decidedSince: { type: 'string', example: '2026-03-01' },
      decidedUntil: { type: 'string', example: '2026-03-01' },
      decidedBy: { type: 'integer' },
      rejectionReason: { type: 'integer' },
      universityName: { type: 'string' },
      signal: { type: 'string', enum: [...SIGNAL_FILTERS] },
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
export function toQueueFilter(filter: unknown): ListSearch {
  return readFilters<Omit<CertificateFilters, 'ids' | 'status' | 'unclaimed'>>(filter ?? {}, QUEUE_FILTERS);
}

export class PlaceQuery {
  /** The filters of the queue, as `next` takes them. @example "{\"view\":\"mine\"}" */
  @IsOptional()
  @IsString(fails('json_needed', { name: 'filter' }))
  @MaxLength(4000, fails('name_too_long', { name: 'filter' }))
  filter?: string;
}

export class PlaceDto {
  /** Counted from 1, the oldest first; null for what is not in the queue. @example 12 */
  position!: number | null;
  /** How many are in the queue; counted up to 100,000. @example 51 */
  total!: number;
}

export function toPlaceDto({ position, total }: PlaceInQueue): PlaceDto {
  return { position, total };
}

export class CountsQuery {
  /** Filters of the list by names of the caller's own, 20 at most. @example "{\"mine\":{\"view\":\"mine\"}}" */
  @IsOptional()
  @IsString(fails('json_needed', { name: 'filters' }))
  @MaxLength(16_000, fails('name_too_long', { name: 'filters' }))
  filters?: string;

  /**
   * How far each is counted: one more stands for all that are more, and is found sooner. 100,000 if left out.
   * @example "1000"
   */
  @IsOptional()
  @IsIn(COUNT_BOUNDS, fails('one_of_needed', { name: 'upTo', choices: COUNT_BOUNDS.join(', ') }))
  @ApiProperty({ enum: COUNT_BOUNDS, required: false, example: '1000' })
  upTo?: (typeof COUNT_BOUNDS)[number];
}

/** @returns how many are counted at most; `undefined` where nothing is asked. */
export const toCountBound = ({ upTo }: CountsQuery) => (upTo === undefined ? undefined : Number(upTo) + 1);

/** @throws DomainError `invalid_input`. */
export function toCountedFilters({ filters }: CountsQuery): ReadonlyMap<string, ListSearch> {
  const given = filters === undefined ? {} : objectIn(filters);
  const entries = Object.entries(given ?? {});
  if (!given || entries.length > COUNTS_MAX) {
    throw fieldError('filters', message('json_object_needed', { name: 'filters' }));
  }
  return new Map(
    entries.map(([name, filter]) => [name, readFilters<CertificateFilters>(filter, CERTIFICATE_LIST.filters)]),
  );
}

/** @throws DomainError `invalid_input`. */
export function toPlaceFilter({ filter }: PlaceQuery): ListSearch {
  return toQueueFilter(filter === undefined ? {} : (objectIn(filter) ?? []));
}

function objectIn(text: string): object | null {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? given : null;
  } catch {
    return null;
  }
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
  at!: string;
  /** @example "certificate.rejected" */
  action!: string;
  /** Who did it; null for the service itself. @example 3 */
  actorId!: number | null;
  /** What that account is called; null where it is gone. @example "Officer Lim" */
  actorName!: string | null;
  /** The version of the record afterwards. @example 4 */
  version!: number | null;
  /** Null for a new record. */
  @ApiProperty(status)
  statusBefore!: CertificateStatus | null;
  @ApiProperty(status)
  statusAfter!: CertificateStatus | null;
  /** The fields of the form that got other values. @example ["university", "passportPhotos"] */
  changed!: string[];
  /**
   * Of a rejection, a correction or a withdrawal, its first 500 characters.
   * @example "The transcript lacks its last page."
   */
  reason!: string | null;
  /** Of an approval. @example "MYV-7K2QM-9T4XB-3HD8E" */
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
