import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../domain/account/user.js';
import {
  ACCESS_REQUEST_FIELDS,
  type AccessRequest,
  type AccessRequestFields,
  DECLINE_REASON,
  VOLUMES,
  type Volume,
} from '../../domain/integrator/access-request.js';
import { message } from '../../domain/messages/message.js';
import { Field } from '../../platform/http/field.decorator.js';
import { idsFilter, type ListRules } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import type { AccessRequestFilter, AccessRequestSort } from './access-request.repository.js';

const TOKEN_MAX = 200;

export class AccessRequestInputDto {
  /** @example "Universiti Contoh, Admissions" */
  @Field(ACCESS_REQUEST_FIELDS.organisation)
  organisation!: string;

  /** Who asks. @example "Nur Aisyah" */
  @Field(ACCESS_REQUEST_FIELDS.person)
  person!: string;

  /** Where it is confirmed; the first member is invited there. @example "aisyah@contoh.example" */
  @Field(ACCESS_REQUEST_FIELDS.email)
  email!: string;

  /** What reports are to be checked for. @example "Checks the reports of those who apply." */
  @Field(ACCESS_REQUEST_FIELDS.purpose)
  purpose!: string;

  /** Reports a month, at most. */
  @Field(ACCESS_REQUEST_FIELDS.volume)
  volume!: Volume;

  /** That the notice about personal data was read. @example true */
  @Equals(true, fails('consent_needed'))
  consent!: boolean;

  /** Of the mails; English if left out. */
  @IsOptional()
  @IsIn(LANGUAGES, fails('one_of_needed', { name: 'language', choices: LANGUAGES.join(', ') }))
  @ApiProperty({ enum: LANGUAGES, required: false, example: 'en' })
  language?: Language;
}

export function toRequestFields(body: AccessRequestInputDto): AccessRequestFields {
  const { organisation, person, email, purpose, volume } = body;
  return { organisation, person, email, purpose, volume };
}

export class AccessAskedDto {
  /** Until when the link in the mail works. @example "2026-03-02T04:05:06.789Z" */
  confirmBy!: string;
}

export class AccessTokenDto {
  /** As in the link of the mail. @example "17.1780286706.3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" */
  @Rule((value) =>
    typeof value === 'string' && value !== '' && value.length <= TOKEN_MAX ? null : message('token_needed'),
  )
  token!: string;
}

export class AccessConfirmedDto {
  /** @example true */
  confirmed!: boolean;
}

export class DeclineRequestDto {
  /** Mailed to who has asked. @example "Please ask with an address of your organisation." */
  @Field(DECLINE_REASON)
  reason!: string;
}

export class AdmittedDto {
  /** @example 12 */
  integratorId!: number;
}

export class AccessRequestDto {
  /** @example 12 */
  id!: number;
  /** @example "Universiti Contoh, Admissions" */
  organisation!: string;
  /** @example "Lim Mei Ling" */
  person!: string;
  /** @example "lim@contoh.example" */
  email!: string;
  /** @example "Checks the reports of those who apply." */
  purpose!: string;
  @ApiProperty({ enum: VOLUMES, example: '1000' })
  volume!: Volume;
  /** @example "2026-03-02T04:05:06.789Z" */
  createdAt!: string;
}

export function toAccessRequestDto({ createdAt, ...request }: AccessRequest): AccessRequestDto {
  const { id, organisation, person, email, purpose, volume } = request;
  return { id, organisation, person, email, purpose, volume, createdAt: createdAt.toISOString() };
}

/** As the query names it. */
export const ACCESS_REQUEST_LIST: ListRules<AccessRequestSort, AccessRequestFilter> = {
  sortable: ['id', 'organisation', 'createdAt'],
  filters: { id: idsFilter },
};
