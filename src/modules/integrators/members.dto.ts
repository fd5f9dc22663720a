import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { emailProblem, normaliseEmail } from '../../domain/account/email.js';
import { LANGUAGES, type Language } from '../../domain/account/user.js';
import type { Member } from '../../domain/integrator/member.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import type { Invitee } from './members.service.js';

export class InviteMemberDto {
  /** Whom the link is mailed to; it belongs to no account yet. @example "lim@contoh.example" */
  @Rule(emailProblem)
  email!: string;

  /** Of the mail, and of the account; `en` if left out. */
  @IsOptional()
  @IsIn(LANGUAGES, fails('one_of_needed', { name: 'language', choices: LANGUAGES.join(', ') }))
  @ApiProperty({ enum: LANGUAGES, required: false, default: 'en' })
  language?: Language;
}

export const toInvitee = ({ email, language = 'en' }: InviteMemberDto): Invitee => ({
  email: normaliseEmail(email),
  language,
});

export class MemberDto {
  /** Of the account. @example 17 */
  id!: number;
  /** @example "lim@contoh.example" */
  email!: string;
  /** @example "Lim Mei Ling" */
  name!: string | null;
  /** Whether a password was chosen by the mailed link. @example true */
  joined!: boolean;
  /** @example "2026-03-02T04:05:06.789Z" */
  invitedAt!: string;
}

export function toMemberDto({ userId, email, name, hasJoined, createdAt }: Member): MemberDto {
  return { id: userId, email, name, joined: hasJoined, invitedAt: createdAt.toISOString() };
}
