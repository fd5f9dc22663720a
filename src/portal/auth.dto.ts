import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { EMAIL_MAX, emailProblem } from '../domain/account/email.js';
import { PROOF_MAX, PROOF_METHODS, type ProofMethod } from '../domain/account/factors.js';
import { givenPasswordProblem, passwordProblem, STAFF_PASSWORD_MIN } from '../domain/account/password.js';
import { LANGUAGES, type Language } from '../domain/account/user.js';
import { CODE_PURPOSES, type CodePurpose } from '../domain/account/verification-code.js';
import { type Message, message } from '../domain/messages/message.js';
import { type ConsentGiven, consentsProblem } from '../domain/privacy/consent.js';
import { NOTICE_LANGUAGES, NOTICE_NAMES } from '../domain/privacy/notice.js';
import { isEmpty } from '../domain/shared/field-reader.js';
import { AskedFactorDto } from '../modules/factors/factors.dto.js';
import { Rule } from '../platform/http/rule.decorator.js';
import { fails } from '../platform/http/validation.js';
import { PortalUserDto } from './users.dto.js';

const newPasswordRule = (value: unknown) => {
  if (isEmpty(value)) return message('password_needed');
  return typeof value === 'string' ? passwordProblem(value, 'student') : message('password_malformed');
};

/** Whose password it is shows with the code: here only what nobody may have is refused, in the words for students. */
const resetPasswordRule = (value: unknown) => {
  const refused = newPasswordRule(value);
  return typeof value === 'string' && !passwordProblem(value, { min: STAFF_PASSWORD_MIN.least }) ? null : refused;
};

const repeatedPasswordRule = (value: unknown, dto: { password?: unknown }) => {
  if (isEmpty(value)) return message('password_repeat_needed');
  return value === dto.password ? null : message('passwords_differ');
};

const proofRule = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= PROOF_MAX ? null : message('code_needed');

const codeRule = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 20 ? null : message('code_needed');

/** The catalogue's text where the email or the password is not given at all. */
function credentialsSummary(dto: { email?: unknown; username?: unknown; password?: unknown }): Message | null {
  const empty = (isEmpty(dto.email) && isEmpty(dto.username)) || isEmpty(dto.password);
  return empty ? message('credentials_needed') : null;
}

export class SendEmailCodeDto {
  /** @example "mei@example.com" */
  @Rule(emailProblem)
  email!: string;

  /** What the code is for; `register` if left out. */
  @IsOptional()
  @IsIn(CODE_PURPOSES, fails('one_of_needed', { name: 'purpose', choices: CODE_PURPOSES.join(', ') }))
  @ApiProperty({ enum: CODE_PURPOSES, default: 'register', required: false })
  purpose?: CodePurpose;

  /** Language of the mail and of the account; by `Accept-Language` if left out. */
  @IsOptional()
  @IsIn(LANGUAGES, fails('one_of_needed', { name: 'language', choices: LANGUAGES.join(', ') }))
  @ApiProperty({ enum: LANGUAGES, required: false })
  language?: Language;
}

export class LogoutQuery {
  /** Whether nobody was there to sign out. */
  @IsOptional()
  @IsIn(['true', 'false'], fails('one_of_needed', { name: 'idle', choices: 'true, false' }))
  @ApiProperty({ enum: ['true', 'false'], required: false })
  idle?: 'true' | 'false';
}

export class LoginDto {
  static readonly summary = credentialsSummary;

  /** The email, unless `username` is given. @example "mei@example.com" */
  @Rule((value, dto: LoginDto) => (isEmpty(value) && !isEmpty(dto.username) ? null : loginNameRule(value)))
  email?: string;

  /** Staff may have a user name that is not the email, such as `officer.lim`. */
  @Rule((value) => (isEmpty(value) ? null : loginNameRule(value)))
  username?: string;

  /** @example "Secret-2026" */
  @Rule(givenPasswordProblem)
  password!: string;
}

function loginNameRule(value: unknown): Message | null {
  if (isEmpty(value)) return message('email_needed');
  return typeof value === 'string' && value.length <= EMAIL_MAX ? null : message('email_malformed');
}

export class SessionDto {
  /**
   * To be sent as `Authorization: Bearer`; the same token is set as an HttpOnly cookie. Valid for two days.
   * @example "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl"
   */
  token!: string;
  user!: PortalUserDto;
}

export class ResetPasswordDto {
  static readonly summary = credentialsSummary;

  /** @example "mei@example.com" */
  @Rule(emailProblem)
  email!: string;

  /**
   * Students: 8 to 16 characters with an upper-case letter, a lower-case letter and a digit. Staff: at least
   * `staffPasswordMin` characters of `GET /api/v1/site`.
   * @example "Secret-2026"
   */
  @Rule((value, dto: ResetPasswordDto) => (dto instanceof RegisterDto ? newPasswordRule : resetPasswordRule)(value))
  password!: string;

  /** The password once more. @example "Secret-2026" */
  @Rule(repeatedPasswordRule)
  checkPwd!: string;

  /** The six digits that were mailed. @example "482913" */
  @Rule(codeRule)
  code!: string;
}

export class RegisterDto extends ResetPasswordDto {
  /** The notices that the user agreed to, each in its present version; stored together with the account. */
  @Rule(consentsProblem)
  @ApiProperty({
    required: false,
    type: 'array',
    items: {
      type: 'object',
      required: ['notice', 'version', 'language'],
      properties: {
        notice: { type: 'string', enum: [...NOTICE_NAMES], example: 'privacy' },
        version: { type: 'string', example: '2026-11-25' },
        language: { type: 'string', enum: [...NOTICE_LANGUAGES], example: 'en' },
      },
    },
  })
  consents?: readonly ConsentGiven[] | null;
}

export class SecondFactorDueDto {
  /** The password was right; `user/login-factor` finishes. */
  second_factor!: AskedFactorDto;
}

/** The password, or a second factor with a ticket of `me/factors/challenge`. */
export class ReauthenticateDto {
  /** @example "Secret-2026" */
  @Rule((value, dto: ReauthenticateDto) => (isEmpty(dto.ticket) ? givenPasswordProblem(value) : null))
  password?: string;

  /** @example "mY3W6qk0Zp0n8qj4d2rH1vE5sT7uX9yA2bC4dF6gH8k" */
  @IsOptional()
  @IsString(fails('ticket_needed'))
  ticket?: string;

  @IsOptional()
  @IsIn(PROOF_METHODS, fails('one_of_needed', { name: 'method', choices: PROOF_METHODS.join(', ') }))
  @ApiProperty({ enum: PROOF_METHODS, required: false })
  method?: ProofMethod;

  /** Six digits, a recovery code, or what the browser answered for the passkey, in JSON. @example "492039" */
  @Rule((value, dto: ReauthenticateDto) => (isEmpty(dto.ticket) ? null : proofRule(value)))
  code?: string;
}

export class ReauthenticatedDto {
  /** Until when the session counts as just shown to be its user's. @example "2026-03-01T08:40:00.000Z" */
  until!: string;
}

export class ChangePasswordDto {
  /** The caller's own id. @example 17 */
  @IsInt(fails('whole_number_needed', { name: 'userId' }))
  userId!: number;

  /** @example "Secret-2026" */
  @Rule(givenPasswordProblem)
  oldPassword!: string;

  /**
   * Students: the rules of registration. Staff: at least `staffPasswordMin` characters of `GET /api/v1/site`.
   * @example "Better-2026"
   */
  @Rule(givenPasswordProblem)
  newPassword!: string;
}
