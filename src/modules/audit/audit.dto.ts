import { ApiProperty } from '@nestjs/swagger';
import type { AuditFilter, AuditSort } from '../../domain/audit/audit-event.js';
import {
  type FilterReader,
  flagFilter,
  idFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  sinceFilter,
  textFilter,
  untilFilter,
} from '../../platform/http/resource-list.dto.js';
import type { NamedEvent } from './audit.service.js';

const subjectIdFilter: FilterReader<string> = (value) =>
  textFilter(80)(typeof value === 'number' ? String(value) : value);

export interface AuditEventFilter extends Omit<AuditFilter, 'actorIds' | 'any'> {
  readonly actor?: string;
  readonly q?: string;
}

export const AUDIT_LIST: ListRules<AuditSort | 'id', AuditEventFilter> = {
  sortable: ['at', 'id', 'actorId', 'action', 'subjectType', 'subjectId'],
  descending: true,
  filters: {
    id: idsFilter,
    actorId: idFilter,
    action: textFilter(60),
    reads: flagFilter,
    subjectType: textFilter(40),
    subjectId: subjectIdFilter,
    since: sinceFilter,
    until: untilFilter,
    actor: textFilter(Q_MAX),
    q: textFilter(Q_MAX),
  },
};

export class AuditEventDto {
  /** @example 4711 */
  id!: number;

  /** @example "2026-03-01T04:05:06.789Z" */
  at!: string;

  /** Who did it; null for nobody signed in and for the service itself. @example 3 */
  actorId!: number | null;

  /** What that account is called now; null where it is gone. @example "Siti Aminah" */
  actorName!: string | null;

  /** @example "certificate.rejected" */
  action!: string;

  /** @example "certificate" */
  subjectType!: string | null;

  /** @example "17" */
  subjectId!: string | null;

  /** What the account that it is about (`user`) is called now; null for other subjects and where it is gone. */
  @ApiProperty({ type: String, nullable: true, example: null })
  subjectName!: string | null;

  /** What changed, as it was. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, example: { status: 'Verifying' } })
  before!: Record<string, unknown> | null;

  /** What changed, as it is. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, example: { status: 'Rejected' } })
  after!: Record<string, unknown> | null;
}

export function toAuditEventDto(event: NamedEvent): AuditEventDto {
  return {
    id: event.id,
    at: event.at.toISOString(),
    actorId: event.actorId,
    actorName: event.actorName,
    action: event.action,
    subjectType: event.subject?.type ?? null,
    subjectId: event.subject?.id ?? null,
    subjectName: event.subjectName,
    before: event.before ? { ...event.before } : null,
    after: event.after ? { ...event.after } : null,
  };
}
