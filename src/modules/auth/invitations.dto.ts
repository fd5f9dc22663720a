import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { givenPasswordProblem, type PasswordAudience } from '../../domain/account/password.js';
import { message } from '../../domain/messages/message.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import type { Invited } from './invitations.service.js';

export class InvitationTokenDto {
  /** What stands behind `#` of the mailed address. @example "k3T9vQ2nB7wLx0aYc5dEfg" */
  @IsString(fails('text_needed', { name: 'token' }))
  @MaxLength(200, fails('name_too_long', { name: 'token' }))
  token!: string;
}

export class AcceptInvitationDto extends InvitationTokenDto {
  /**
   * Students: the rules of registration. Staff: at least `staffPasswordMin` characters of `GET /api/v1/site`.
   * @example "Kelapa-Muda-2026"
   */
  @Rule(givenPasswordProblem)
  password!: string;

  /** The password once more. @example "Kelapa-Muda-2026" */
  @Rule((value, dto: AcceptInvitationDto) => (value === dto.password ? null : message('passwords_differ')))
  checkPwd!: string;
}

export class InvitationDto {
  /** The address of the account. @example "lim@example.com" */
  email!: string;

  /** @example "Lim Mei Ling" */
  name!: string | null;

  /** Whose rules the password is held to. */
  @ApiProperty({ enum: ['student', 'staff'] })
  audience!: PasswordAudience;
}

export function toInvitationDto({ user, audience }: Invited): InvitationDto {
  return { email: user.email, name: user.name, audience };
}

export class InvitationSentDto {
  /** @example 17 */
  id!: number;
}
