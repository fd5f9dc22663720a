import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { givenPasswordProblem } from '../../domain/account/password.js';
import {
  type Consent,
  type ConsentGiven,
  consentErrors,
  WITHDRAWABLE_NOTICES,
  type WithdrawableNotice,
} from '../../domain/privacy/consent.js';
import type { Kept } from '../../domain/privacy/kept.js';
import { NOTICE_LANGUAGES, NOTICE_NAMES, type NoticeLanguage, type NoticeName } from '../../domain/privacy/notice.js';
import type { Day } from '../../domain/shared/calendar.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import type { Erasure } from './erasure.service.js';

export class NoticeDto {
  @ApiProperty({ enum: NOTICE_NAMES })
  notice!: NoticeName;

  /** The day from which the present wording holds. @example "2026-11-25" */
  version!: string;

  /** What it can be read in: English, Malay, Chinese. */
  @ApiProperty({ enum: NOTICE_LANGUAGES, isArray: true })
  languages!: NoticeLanguage[];
}

const Consenting = (field: keyof ConsentGiven) => Rule((_, consent: object) => consentErrors(consent)[field] ?? null);

export class GiveConsentDto {
  @Consenting('notice')
  @ApiProperty({ enum: NOTICE_NAMES })
  notice!: NoticeName;

  /** The present version of the notice, as `GET /api/v1/notices` tells it. @example "2026-11-25" */
  @Consenting('version')
  version!: Day;

  /** The language in which the notice was shown. */
  @Consenting('language')
  @ApiProperty({ enum: NOTICE_LANGUAGES })
  language!: NoticeLanguage;
}

export class WithdrawConsentDto {
  /** The other notices hold as long as the account; erasing it ends them. */
  @IsIn(WITHDRAWABLE_NOTICES, fails('one_of_needed', { name: 'notice', choices: WITHDRAWABLE_NOTICES.join(', ') }))
  @ApiProperty({ enum: WITHDRAWABLE_NOTICES, example: 'enquiries' })
  notice!: WithdrawableNotice;
}

export class ConsentDto {
  /** @example 12 */
  id!: number;

  @ApiProperty({ enum: NOTICE_NAMES })
  notice!: NoticeName;

  /** @example "2026-11-25" */
  version!: string;

  @ApiProperty({ enum: NOTICE_LANGUAGES })
  language!: NoticeLanguage;

  /** When it was given. @example "2026-03-01T04:05:06.789Z" */
  at!: string;

  /** When it was taken back; `null` while it holds. */
  @ApiProperty({ type: String, nullable: true, example: null })
  withdrawnAt!: string | null;
}

export class EraseDto {
  /** The password of the account, to be sure that it is its owner who asks. @example "Secret-2026" */
  @Rule(givenPasswordProblem)
  password!: string;
}

const KEPT_THINGS = [
  'report',
  'receipts',
  'consents',
  'account-number',
  'audit-trail',
] as const satisfies ReadonlyArray<Kept['what']>;

export class KeptDto {
  @ApiProperty({ enum: KEPT_THINGS })
  what!: Kept['what'];

  /** For `report` and `receipts`: which one. @example "MYV-7K2QM-9T4XB-3HD8E" */
  reportNumber!: string | null;

  /** What exactly is kept. @example "The receipts of the fee that was paid for this report." */
  description!: string;

  /** Why it must be kept. @example "Accounting records must be kept for seven years" */
  reason!: string;

  /** When it is removed; null for never. @example "2033-03-01T04:05:06.789Z" */
  until!: string | null;
}

export class ErasureDto {
  /** @example "2026-03-01T04:05:06.789Z" */
  erasedAt!: string;

  /** Drafts, rejected and waiting applications that are gone; more than a hundred follow within minutes. @example 2 */
  removedRecords!: number;

  /** What is left, why and for how long. Nothing else is. */
  kept!: KeptDto[];
}

export function toConsentDto({ at, withdrawnAt, id, notice, version, language }: Consent): ConsentDto {
  const withdrawn = withdrawnAt?.toISOString() ?? null;
  return { id, notice, version, language, at: at.toISOString(), withdrawnAt: withdrawn };
}

export function toErasureDto({ erasedAt, removedRecords, kept }: Erasure): ErasureDto {
  return {
    erasedAt: erasedAt.toISOString(),
    removedRecords,
    kept: kept.map((each) => ({ ...each, until: each.until?.toISOString() ?? null })),
  };
}
