import { ApiProperty } from '@nestjs/swagger';
import { DATA_REQUEST_KINDS, type DataRequestKind } from '../../domain/privacy/data-request.js';
import {
  choiceFilter,
  flagFilter,
  idFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  textFilter,
} from '../../platform/http/resource-list.dto.js';
import type { DataRequestFilter, DataRequestSort } from './data-request.repository.js';
import type { NamedDataRequest } from './data-requests.service.js';

interface Filter extends Omit<DataRequestFilter, 'userIds'> {
  readonly q?: string;
}

export const DATA_REQUEST_LIST: ListRules<DataRequestSort, Filter> = {
  sortable: ['id', 'userId', 'kind', 'askedAt', 'dueAt', 'doneAt', 'doneBy'],
  descending: true,
  filters: {
    id: idsFilter,
    userId: idFilter,
    kind: choiceFilter(...DATA_REQUEST_KINDS),
    open: flagFilter,
    q: textFilter(Q_MAX),
  },
};

export class DataRequestDto {
  /** @example 12 */
  id!: number;
  /** Whose data it is about. @example 17 */
  userId!: number;
  /** What that account is called now; null where it is gone. @example "Wang Xiaoming" */
  userName!: string | null;
  @ApiProperty({ enum: DATA_REQUEST_KINDS })
  kind!: DataRequestKind;
  /** @example "2026-03-01T04:05:06.789Z" */
  askedAt!: string;
  /** The law wants it answered by then. @example "2026-03-22T04:05:06.789Z" */
  dueAt!: string;
  /** Null while it is open. @example "2026-03-01T04:05:09.012Z" */
  doneAt!: string | null;
  /** Who of staff did it; null where the service did. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  doneBy!: number | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  doneByName!: string | null;
}

export function toDataRequestDto(request: NamedDataRequest): DataRequestDto {
  const { id, userId, userName, kind, askedAt, dueAt, doneAt, doneBy, doneByName } = request;
  return {
    id,
    userId,
    userName,
    kind,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    doneBy,
    doneByName,
  };
}
