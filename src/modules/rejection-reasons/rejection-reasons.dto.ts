import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  POSITION_MAX,
  positionProblem,
  REASON_FIELDS,
  type RejectionReason,
} from '../../domain/review/rejection-reason.js';
import { Field } from '../../platform/http/field.decorator.js';
import { idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { RejectionReasonFilter, RejectionReasonSort } from './rejection-reason.repository.js';

export class RejectionReasonInputDto {
  /** What reviewers choose it by. @example "Blurred scan" */
  @Field(REASON_FIELDS.titleEn)
  titleEn!: string;

  /** @example "扫描件模糊" */
  @Field(REASON_FIELDS.titleCn)
  titleCn!: string;

  /** @example "Imbasan kabur" */
  @Field(REASON_FIELDS.titleMs)
  titleMs!: string;

  /**
   * What the applicant reads; line breaks stay.
   * @example "A document is too blurred to be read. Please scan it again."
   */
  @Field(REASON_FIELDS.textEn)
  textEn!: string;

  /** @example "有文件过于模糊，无法辨认。请重新扫描。" */
  @Field(REASON_FIELDS.textCn)
  textCn!: string;

  /** @example "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula." */
  @Field(REASON_FIELDS.textMs)
  textMs!: string;

  /** Where it stands in the list. Left out or null: behind the last one, or where it stood. @example 11 */
  @Rule(positionProblem)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: POSITION_MAX, required: false, nullable: true })
  position?: number | null;
}

/** What is left out stays as it is. */
export class RejectionReasonChangeDto extends PartialType(RejectionReasonInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class RejectionReasonDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** Where it stands in the list, the smallest first. @example 11 */
  position!: number;
  /** @example "Blurred scan" */
  titleEn!: string;
  /** @example "扫描件模糊" */
  titleCn!: string;
  /** @example "Imbasan kabur" */
  titleMs!: string;
  /** @example "A document is too blurred to be read. Please scan it again." */
  textEn!: string;
  /** @example "有文件过于模糊，无法辨认。请重新扫描。" */
  textCn!: string;
  /** @example "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula." */
  textMs!: string;
}

export function toRejectionReasonDto(reason: RejectionReason): RejectionReasonDto {
  const { id, version, position, titleEn, titleCn, titleMs, textEn, textCn, textMs } = reason;
  return { id, version, position, titleEn, titleCn, titleMs, textEn, textCn, textMs };
}

export const REJECTION_REASON_LIST: ListRules<RejectionReasonSort, RejectionReasonFilter> = {
  sortable: ['position', 'id', 'titleEn', 'titleCn', 'titleMs'],
  filters: { id: idsFilter, q: textFilter(Q_MAX) },
};
