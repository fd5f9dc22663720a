import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { message } from '../../domain/messages/message.js';
import type { AssignmentRequest } from '../../domain/review/assignment.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { RECORD_ID_MAX } from '../../domain/shared/record-id.js';
import { idsFilter, type ListRules } from '../../platform/http/resource-list.dto.js';
import { fails } from '../../platform/http/validation.js';

/** So many at once: as many as a page of the list shows. */
const ASSIGN_MAX = 100;
const NOT_IDS = fails('ids_needed');
const NOT_A_USER = fails('whole_number_needed', { name: 'userId' });

/** The reviewer whom an application is assigned to. */
export class AssigneeDto {
  /** @example 3 */
  id!: number;
  /** The name of the account, or its user name. @example "Officer Lim" */
  name!: string;
}

export class AssignmentDto {
  /** All of them or none are assigned. @example [4711, 4712] */
  @IsArray(NOT_IDS)
  @ArrayMinSize(1, fails('ids_needed'))
  @ArrayMaxSize(ASSIGN_MAX, fails('too_many_ticked', { max: ASSIGN_MAX }))
  @ArrayUnique(fails('ids_twice'))
  @IsInt({ each: true, ...NOT_IDS })
  @Min(1, { each: true, ...NOT_IDS })
  @Max(RECORD_ID_MAX, { each: true, ...NOT_IDS })
  ids!: number[];

  /** Whom they are assigned to; null gives them back. @example 3 */
  @IsOptional()
  @IsInt(NOT_A_USER)
  @Min(1, NOT_A_USER)
  @Max(RECORD_ID_MAX, NOT_A_USER)
  @ApiProperty({ type: 'integer', minimum: 1, maximum: RECORD_ID_MAX, nullable: true, required: true })
  userId?: number | null;

  /**
   * Whom each was seen assigned to, in the order of the ids: where that has changed, nothing is assigned.
   * @example [null, 3]
   */
  @IsOptional()
  @IsArray(fails('ids_needed'))
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true }, required: false })
  seen?: (number | null)[];
}

export class AssignedDto {
  /** @example [4711, 4712] */
  ids!: number[];
  /** @example 3 */
  userId!: number | null;
}

export class ReviewerDto {
  /** @example 3 */
  id!: number;
  /** The name of the account, or its user name. @example "Officer Lim" */
  name!: string;
  /** Applications in review that are assigned to this officer; counted up to 100,000. @example 12 */
  waiting!: number;
}

export const REVIEWER_LIST: ListRules<'name', { readonly ids?: readonly number[] }> = {
  sortable: ['name'],
  filters: { id: idsFilter },
};

/** @throws DomainError `invalid_input` where there are not as many in `seen` as ids. */
export function toAssignmentRequest({ ids, userId, seen }: AssignmentDto): AssignmentRequest {
  const isWhole = seen?.length === ids.length && seen.every((one) => one === null || Number.isInteger(one));
  if (seen && !isWhole) {
    throw fieldError('seen', message('versions_unmatched'));
  }
  return { ids, userId, seen: seen ?? null };
}
