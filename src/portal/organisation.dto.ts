import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ORGANISATION_PURPOSES, type OrganisationPurpose } from '../domain/account/organisation.js';
import { message } from '../domain/messages/message.js';
import { Rule } from '../platform/http/rule.decorator.js';
import { fails } from '../platform/http/validation.js';

const QUERY_MAX = 8000;

const queryRule = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= QUERY_MAX ? null : message('sso_failed');

export class OrganisationDto {
  /** Whether staff can sign in through their organisation. @example false */
  enabled!: boolean;
  /** Whether they can in no other way. @example false */
  only!: boolean;
}

export class OrganisationBeginDto {
  /** `confirm`: within a session, to show once more that it is you. */
  @IsOptional()
  @IsIn(ORGANISATION_PURPOSES, fails('one_of_needed', { name: 'purpose', choices: ORGANISATION_PURPOSES.join(', ') }))
  @ApiProperty({ enum: ORGANISATION_PURPOSES, default: 'login', required: false })
  purpose?: OrganisationPurpose;

  /**
   * Whether the organisation is to ask who it is, also where it still knows: such as after an idle end.
   * @example true
   */
  @IsOptional()
  @IsBoolean(fails('flag_needed', { name: 'ask' }))
  ask?: boolean;
}

export class OrganisationAddressDto {
  /** Where to send the browser. @example "https://id.verifier.example/authorize?client_id=myverify" */
  url!: string;
}

export class OrganisationSignOutDto {
  /**
   * Where the organisation ends its own session; null where it cannot.
   * @example "https://id.verifier.example/logout"
   */
  url!: string | null;
}

export class OrganisationReturnDto {
  /**
   * With which the browser came back to `/manage/login`.
   * @example "?code=SplxlOBeZQQYbYS6WxSbIA&state=login.af0ifjsldkj"
   */
  @Rule(queryRule)
  query!: string;
}
