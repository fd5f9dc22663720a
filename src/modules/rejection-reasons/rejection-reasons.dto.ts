import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import {
  POSITION_MAX,
  REASON_TEXT_MAX,
  REASON_TITLE_MAX,
  type RejectionReason,
} from '../../domain/certificate/rejection-reason.js';
import { idsFilter, type ListRules } from '../../http/resource-list.dto.js';

const title = { type: String, minLength: 1, maxLength: REASON_TITLE_MAX, required: true };
const text = { type: String, minLength: 1, maxLength: REASON_TEXT_MAX, required: true };
const place = { type: 'integer', minimum: 0, maximum: POSITION_MAX, required: false } as const;
const optional = { required: false };

/** The domain judges the fields. */
export class RejectionReasonInputDto {
  /** What reviewers choose it by. @example "Blurred scan" */
  @Allow()
  @ApiProperty(title)
  titleEn?: unknown;

  /** @example "扫描件模糊" */
  @Allow()
  @ApiProperty(title)
  titleCn?: unknown;

  /** @example "Imbasan kabur" */
  @Allow()
  @ApiProperty(title)
  titleMs?: unknown;

  /** What the applicant reads; line breaks stay. @example "A document is too blurred to be read. Please scan it again." */
  @Allow()
  @ApiProperty(text)
  textEn?: unknown;

  /** @example "有文件过于模糊，无法辨认。请重新扫描。" */
  @Allow()
  @ApiProperty(text)
  textCn?: unknown;

  /** @example "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula." */
  @Allow()
  @ApiProperty(text)
  textMs?: unknown;

  /** Where it stands in the list; behind the last one if left out. @example 11 */
  @Allow()
  @ApiProperty(place)
  position?: unknown;
}

/** What is left out stays as it is. */
export class RejectionReasonChangeDto {
  /** The version that the change is based on. @example 1 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  version?: unknown;

  /** @example "Blurred scan" */
  @Allow()
  @ApiProperty({ ...title, ...optional })
  titleEn?: unknown;

  /** @example "扫描件模糊" */
  @Allow()
  @ApiProperty({ ...title, ...optional })
  titleCn?: unknown;

  /** @example "Imbasan kabur" */
  @Allow()
  @ApiProperty({ ...title, ...optional })
  titleMs?: unknown;

  /** @example "A document is too blurred to be read. Please scan it again." */
  @Allow()
  @ApiProperty({ ...text, ...optional })
  textEn?: unknown;

  /** @example "有文件过于模糊，无法辨认。请重新扫描。" */
  @Allow()
  @ApiProperty({ ...text, ...optional })
  textCn?: unknown;

  /** @example "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula." */
  @Allow()
  @ApiProperty({ ...text, ...optional })
  textMs?: unknown;

  /** @example 2 */
  @Allow()
  @ApiProperty(place)
  position?: unknown;
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

export const REJECTION_REASON_LIST: ListRules<'position' | 'id', { readonly id?: readonly number[] }> = {
  sortable: ['position', 'id'],
  filters: { id: idsFilter },
};
