import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ADDRESS_SIDES, type AddressChange, type AddressSide } from '../../domain/account/address-change.js';
import { emailProblem } from '../../domain/account/email.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import type { OwnAddress } from './address-changes.service.js';
import type { AddressQuestion } from './address-links.service.js';

export class AddressRequestDto {
  /** The other address. @example "mei.new@example.com" */
  @Rule(emailProblem)
  email!: string;
}

export class AddressTokenDto {
  /** What stands behind `#` of the mailed address. @example "k3T9vQ2nB7wLx0aYc5dEfg" */
  @IsString(fails('text_needed', { name: 'token' }))
  @MaxLength(200, fails('name_too_long', { name: 'token' }))
  token!: string;
}

export class SeenChangeQuery {
  /**
   * When the change was asked for that was seen; 409 `stale_version` where another one waits by now. Left out, whatever
   * waits is released.
   * @example "2026-03-01T08:30:00.000Z"
   */
  @IsOptional()
  @IsString(fails('text_needed', { name: 'requestedAt' }))
  @MaxLength(40, fails('name_too_long', { name: 'requestedAt' }))
  requestedAt?: string;
}

const QUESTION_STATES = ['asked', 'confirmed', 'done', 'refused'] as const;

export class AddressQuestionDto {
  /** Whose link it is: of the address that the account has, or of the other. */
  @ApiProperty({ enum: ADDRESS_SIDES })
  mailbox!: AddressSide;

  /** @example "mei.new@example.com" */
  newEmail!: string;

  /** `asked`: this mailbox has not answered; `confirmed`: it has, and the other one is awaited. */
  @ApiProperty({ enum: QUESTION_STATES })
  state!: AddressQuestion['state'];
}

const RELEASES = ['asked', 'released'] as const;

export class PendingAddressDto {
  /** @example "mei.new@example.com" */
  newEmail!: string;
  /** Whether staff asked for it. */
  byStaff!: boolean;
  /** @example "2026-03-01T08:30:00.000Z" */
  requestedAt!: string;
  /** @example "2026-03-02T08:30:00.000Z" */
  expiresAt!: string;
  oldConfirmed!: boolean;
  newConfirmed!: boolean;
  /** Whether administrators do without the old address: one asks for it, another one releases. */
  @ApiProperty({ enum: RELEASES, nullable: true, type: String })
  release!: (typeof RELEASES)[number] | null;
}

export class OwnAddressDto {
  /** The address that the account has. @example "mei@example.com" */
  email!: string;

  /** Since when mails to it come back for good; `null`: they do not, as far as is known. @example null */
  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  bouncedSince!: string | null;

  /** The other one that waits. */
  change!: PendingAddressDto | null;
}

export class UserAddressDto {
  /** Of the account. @example 17 */
  id!: number;

  /** The other address that waits. */
  change!: PendingAddressDto | null;
}

function toPendingDto({ userId, links, release, ...change }: AddressChange): PendingAddressDto {
  return {
    newEmail: change.newEmail,
    byStaff: change.requestedBy !== userId,
    requestedAt: change.requestedAt.toISOString(),
    expiresAt: change.expiresAt.toISOString(),
    oldConfirmed: links.old.confirmedAt !== null,
    newConfirmed: links.new.confirmedAt !== null,
    release: release && (release.releasedBy === null ? 'asked' : 'released'),
  };
}

export function toOwnAddressDto({ email, bouncedSince, change }: OwnAddress): OwnAddressDto {
  return { email, bouncedSince: bouncedSince?.toISOString() ?? null, change: change && toPendingDto(change) };
}

export function toUserAddressDto(id: number, change: AddressChange | null): UserAddressDto {
  return { id, change: change && toPendingDto(change) };
}

export function toQuestionDto({ side, newEmail, state }: AddressQuestion): AddressQuestionDto {
  return { mailbox: side, newEmail, state };
}
