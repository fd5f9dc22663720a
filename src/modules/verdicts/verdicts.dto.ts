import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { type Message, message } from '../../domain/messages/message.js';
import { isRecordId } from '../../domain/shared/record-id.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../../domain/verdict/checks.js';
import {
  CHECK_ANSWERS,
  METHODS,
  VERDICTS,
  type VerdictKind,
  type VerdictMethod,
  type VerdictReason,
} from '../../domain/verdict/verdict.js';
import { answersProblem, MOST_REASONS, readAnswers, VERDICT_TEXTS } from '../../domain/verdict/verdict.operations.js';
import { CorrectionsValidatedLater } from '../../platform/http/corrections.decorator.js';
import { Field } from '../../platform/http/field.decorator.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import { VersionValidatedLater } from '../../platform/http/version.decorator.js';
import type { ListedVerdict, VerdictOrder } from './verdicts.service.js';

const oneOf = (name: string, choices: readonly string[]) =>
  fails('one_of_needed', { name, choices: choices.join(', ') });

function seenProblem(given: unknown): Message | null {
  if (given === undefined || given === null || isRecordId(given)) return null;
  return message('whole_number_needed', { name: 'seen' });
}

function reasonsProblem(given: unknown): Message | null {
  if (given === undefined || given === null) return null;
  if (!Array.isArray(given) || !given.every(isRecordId)) return message('whole_numbers_needed', { name: 'reasons' });
  if (new Set(given).size < given.length) return message('ids_twice');
  return given.length <= MOST_REASONS ? null : message('too_many_reasons', { max: MOST_REASONS });
}

export class VerdictInputDto {
  /** Of the record, as it was looked at. @example 3 */
  @VersionValidatedLater()
  version!: number;

  @IsIn(CHECKED_GROUPS, oneOf('group', CHECKED_GROUPS))
  @ApiProperty({ enum: CHECKED_GROUPS, example: 'passport' })
  group!: CheckedGroup;

  /** `accepted` needs each check answered and none that differs; the others a reason or a comment. */
  @IsIn(VERDICTS, oneOf('verdict', VERDICTS))
  @ApiProperty({ enum: VERDICTS, example: 'accepted' })
  verdict!: VerdictKind;

  /** By the names of the group's checks. */
  @Rule(answersProblem)
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...CHECK_ANSWERS] },
    selfRequired: false,
    nullable: true,
    example: { 'passport.number': 'match' },
  })
  answers?: unknown;

  /**
   * Every check that is not among the answers matches, and the verdict says that the group was answered at one stroke.
   * @example true
   */
  @IsOptional()
  @IsBoolean(fails('flag_needed', { name: 'asOne' }))
  asOne?: boolean | null;

  /** Ids of saved reasons; their texts are kept as they read now. */
  @Rule(reasonsProblem)
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    maxItems: MOST_REASONS,
    required: false,
    nullable: true,
    example: [],
  })
  reasons?: number[] | null;

  /** For the applicant. @example null */
  @Field(VERDICT_TEXTS.comment, { optional: true, nullable: true })
  comment?: string | null;

  /** For the back office alone. @example null */
  @Field(VERDICT_TEXTS.internalNote, { optional: true, nullable: true })
  internalNote?: string | null;

  /**
   * Only of a verified record, and needed there: what its report is to say instead, by field, so that the corrected
   * values are what was compared; empty for what it says; another photo by its address. A correction needs an
   * `accepted` on each group that it touches.
   */
  @CorrectionsValidatedLater()
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', nullable: true },
    selfRequired: false,
    nullable: true,
    example: null,
  })
  corrections?: unknown;

  /**
   * The id of the newest verdict on the group that the officer has seen, null for none: where another one has come
   * since, this one is refused. Where it is left out, nobody asks.
   */
  @Rule(seenProblem)
  @ApiProperty({ type: 'integer', required: false, nullable: true, example: null })
  seen?: number | null;
}

export function toVerdictOrder({
  group,
  verdict,
  answers,
  asOne,
  reasons,
  comment,
  internalNote,
  corrections,
  seen,
}: VerdictInputDto): VerdictOrder {
  return {
    group,
    verdict,
    answers: readAnswers(answers),
    asOne: asOne ?? false,
    reasonIds: reasons ?? [],
    comment: comment ?? null,
    internalNote: internalNote ?? null,
    corrections: corrections ?? null,
    seen,
  };
}

export class VerdictReasonDto {
  /** @example 12 */
  id!: number;
  /** @example "Blurred scan" */
  titleEn!: string;
  /** @example "扫描件模糊" */
  titleCn!: string;
  /** @example "Imbasan kabur" */
  titleMs!: string;
  /** @example "Please scan it again." */
  textEn!: string;
  /** @example "请重新扫描。" */
  textCn!: string;
  /** @example "Sila imbas semula." */
  textMs!: string;
}

export class SeenFileDto {
  /** @example "01JQ8Z6T2V9N4M7K3X5C8B1A2D" */
  id!: string;
  /** @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" */
  sha256!: string;
}

const STATES = ['standing', 'outdated', 'superseded'] as const;

export class VerdictDto {
  /** @example 31 */
  id!: number;
  @ApiProperty({ enum: CHECKED_GROUPS, example: 'passport' })
  group!: CheckedGroup;
  @ApiProperty({ enum: VERDICTS, example: 'accepted' })
  verdict!: VerdictKind;
  @ApiProperty({ enum: METHODS, example: 'as_one' })
  method!: VerdictMethod;
  /** `outdated`: files or values are others by now; `superseded`: there is a newer one on the group. */
  @ApiProperty({ enum: STATES, example: 'standing' })
  state!: ListedVerdict['state'];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...CHECK_ANSWERS] },
    example: { 'passport.number': 'match' },
  })
  answers!: Record<string, string>;
  reasons!: VerdictReasonDto[];
  @ApiProperty({ type: String, nullable: true, example: null })
  comment!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  internalNote!: string | null;
  /** The version of the record that was looked at. @example 3 */
  version!: number;
  /** The files that were looked at. */
  files!: SeenFileDto[];
  /** The claimed values that were compared, by field. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', nullable: true },
    example: { passport: 'E12345678' },
  })
  values!: Record<string, string | null>;
  /** @example 3 */
  officerId!: number;
  /** Null where the account is gone. @example "Officer Lim" */
  officerName!: string | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  at!: string;
}

export function toVerdictDto({ verdict: found, officerName, state }: ListedVerdict): VerdictDto {
  return {
    id: found.id,
    group: found.group,
    verdict: found.verdict,
    method: found.method,
    state,
    answers: { ...found.answers },
    reasons: found.reasons.map(toVerdictReasonDto),
    comment: found.comment,
    internalNote: found.internalNote,
    version: found.version,
    files: found.files.map(({ id, sha256 }) => ({ id, sha256 })),
    values: { ...found.values },
    officerId: found.officerId,
    officerName,
    at: found.at.toISOString(),
  };
}

function toVerdictReasonDto(reason: VerdictReason): VerdictReasonDto {
  const { id, titleEn, titleCn, titleMs, textEn, textCn, textMs } = reason;
  return { id, titleEn, titleCn, titleMs, textEn, textCn, textMs };
}
