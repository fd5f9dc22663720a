import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import type { Day } from '../../domain/shared/calendar.js';
import { LOOK_UP_KINDS, type LookUp, type LookUpChoices, type LookUpKind } from '../../domain/sharing/look-up.js';
import {
  lastDayProblem,
  RECIPIENT,
  RECIPIENT_NEEDED,
  SHARE_STATES,
  type ShareState,
  type ShareView,
  VIEW_KINDS,
  type ViewKind,
} from '../../domain/sharing/share.js';
import { NEW_PIN, newPinProblem } from '../../domain/sharing/share-pin.js';
import { Field } from '../../platform/http/field.decorator.js';
import { idFilter, idsFilter, type ListRules } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { ShareFilter, ShareSort } from './share.repository.js';
import type { MadeShare, ShownShare } from './shares.service.js';

const isGiven = (_: object, value: unknown) => value !== undefined;

export class ShareInputDto {
  /** Who the link is for, in your own words. @example "Universiti Malaya, admissions" */
  @Field(RECIPIENT, { asks: RECIPIENT_NEEDED })
  label!: string;

  /** The last day on which it works, in Malaysia, at most 365 days from today; in 30 days if left out. */
  @Rule((day) => lastDayProblem(day, new Date()))
  @ApiProperty({ type: String, format: 'date', required: false })
  endsOn?: Day | '' | null;

  /** Six digits that the recipient has to enter; give them by another way than the link. @example "274916" */
  @Rule(newPinProblem)
  @ApiProperty({ type: String, pattern: NEW_PIN.source, required: false })
  pin?: string | null;

  /** Whether the recipient may take the PDF. @example true */
  @IsOptional()
  @IsBoolean(fails('flag_needed', { name: 'download' }))
  @ApiProperty({ type: Boolean, required: false, default: false })
  download?: boolean | null;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class ShareChangeDto {
  /** @example "Universiti Malaya, admissions" */
  @Field(RECIPIENT, { asks: RECIPIENT_NEEDED, optional: true })
  label?: string;

  /** Whether the recipient may take the PDF. @example true */
  @ValidateIf(isGiven)
  @IsBoolean(fails('flag_needed', { name: 'download' }))
  download?: boolean;

  /** The version that the change is based on. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class ShareDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes of label and download. @example 1 */
  version!: number;
  /** @example 4711 */
  certificateId!: number;
  /** @example "Universiti Malaya, admissions" */
  label!: string;
  @ApiProperty({ enum: SHARE_STATES, description: '`locked`: too many wrong PINs have stopped it.' })
  state!: ShareState;
  /** @example "2026-03-01T04:05:06.789Z" */
  createdAt!: string;
  /** When it ends, or ended. @example "2026-03-31T16:00:00.000Z" */
  endsAt!: string;
  /** Whether a PIN is asked for. @example true */
  hasPin!: boolean;
  /** Whether the recipient may take the PDF. @example true */
  download!: boolean;
  /** How often the recipient has opened it. @example 2 */
  opened!: number;
  /** How often the recipient has taken the PDF. @example 1 */
  downloaded!: number;
  /** @example "2026-03-02T04:05:06.789Z" */
  lastViewedAt!: string | null;
  /** How often a wrong PIN was entered; the tenth ends the link. @example 0 */
  wrongPins!: number;
}

export class MadeShareDto extends ShareDto {
  /**
   * The link. It is told this once: nothing from which it could be made again is kept.
   * @example "https://verify.example.my/shared/4f7o0mVJmXBn0m0H0l2H8gq3m1m9y6fS3y2k1n5b7cE"
   */
  url!: string;
}

export class ShareViewDto {
  /** @example 31 */
  id!: number;
  @ApiProperty({ enum: VIEW_KINDS })
  kind!: ViewKind;
  /** @example "2026-03-02T04:05:06.789Z" */
  at!: string;
}

export class LookUpDto {
  /** How the report was come by: its `number`, the `person` (name, passport and birth), or its `file`. */
  @ApiProperty({ enum: LOOK_UP_KINDS })
  kind!: LookUpKind;
  /** @example "2026-03-02T04:05:06.789Z" */
  at!: string;
}

export class LookUpChoicesDto {
  /**
   * Whether the public look-up by name, passport and birth finds the report; the check by its number always does.
   * @example true
   */
  publicLookUp!: boolean;
  /** Whether the holder is told of look-ups by mail, once a day at most. @example true */
  tellHolder!: boolean;
}

/** What is left out stays as it is. */
export class LookUpChoiceDto {
  /** @example false */
  @ValidateIf(isGiven)
  @IsBoolean(fails('flag_needed', { name: 'publicLookUp' }))
  publicLookUp?: boolean;

  /** @example true */
  @ValidateIf(isGiven)
  @IsBoolean(fails('flag_needed', { name: 'tellHolder' }))
  tellHolder?: boolean;
}

export const SHARE_LIST: ListRules<ShareSort, ShareFilter> = {
  sortable: ['id', 'label', 'endsAt'],
  descending: true,
  filters: { id: idsFilter, certificateId: idFilter },
};

/** Newest first, and in no other order. */
export const NEWEST_FIRST: ListRules<'id', object> = { sortable: ['id'], descending: true, filters: {} };

export function toShareDto({ share, state }: ShownShare): ShareDto {
  const { endsAt, pinHash, lastViewedAt } = share;
  return {
    id: share.id,
    version: share.version,
    certificateId: share.certificateId,
    label: share.label,
    state,
    createdAt: share.createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    hasPin: pinHash !== null,
    download: share.download,
    opened: share.opened,
    downloaded: share.downloaded,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
    wrongPins: share.wrongPins,
  };
}

export function toMadeShareDto(made: MadeShare): MadeShareDto {
  return { ...toShareDto(made), url: made.url };
}

export function toShareViewDto({ id, kind, at }: ShareView): ShareViewDto {
  return { id, kind, at: at.toISOString() };
}

export function toLookUpDto({ kind, at }: LookUp): LookUpDto {
  return { kind, at: at.toISOString() };
}

export function toLookUpChoicesDto({ publicLookUp, tellHolder }: LookUpChoices): LookUpChoicesDto {
  return { publicLookUp, tellHolder };
}
