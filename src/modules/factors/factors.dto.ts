import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional } from 'class-validator';
import {
  FACTOR_KINDS,
  FACTOR_NAME,
  type Factor,
  type FactorKind,
  PROOF_MAX,
  PROOF_METHODS,
  type ProofMethod,
} from '../../domain/account/factors.js';
import { type Message, message } from '../../domain/messages/message.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import type { AddedFactor, OwnFactors, SettingUp } from './factors.service.js';
import type { Asked, Proof } from './proofs.service.js';

const PASSKEY_OPTIONS = {
  type: 'object',
  additionalProperties: true,
  nullable: true,
  example: null,
} as const;

const ticketRule = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,100}$/.test(value) ? null : message('ticket_needed');
const proofRule = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= PROOF_MAX ? null : message('code_needed');
const nameRule = (value: unknown): Message | null => {
  if (typeof value !== 'string' || value.trim() === '') return message('required', { label: 'name' });
  return value.trim().length <= FACTOR_NAME.max ? null : message('too_long', { label: 'name', max: FACTOR_NAME.max });
};
const oneOf = (name: string, choices: readonly string[]) =>
  IsIn([...choices], fails('one_of_needed', { name, choices: choices.join(', ') }));

export class FactorDto {
  /** @example 4 */
  id!: number;
  /** `totp`: codes of an app (RFC 6238). */
  @ApiProperty({ enum: FACTOR_KINDS })
  kind!: FactorKind;
  /** @example "My phone" */
  name!: string;
  /** @example "2026-03-01T08:30:00.000Z" */
  createdAt!: string;
  /** @example "2026-03-02T01:12:00.000Z" */
  lastUsedAt!: string | null;
}

export class OwnFactorsDto {
  factors!: FactorDto[];
  /** Recovery codes that were not used. @example 12 */
  recoveryCodes!: number;
  /** Whether the account works only with a factor. */
  isRequired!: boolean;
}

export class SetUpFactorDto {
  @oneOf('kind', FACTOR_KINDS)
  @ApiProperty({ enum: FACTOR_KINDS })
  kind!: FactorKind;
}

export class AppSecretDto {
  /** In base 32, for whoever types it. @example "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" */
  secret!: string;
  /** @example "otpauth://totp/MyVerify:lim%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=MyVerify" */
  uri!: string;
  /** The address as a QR code: an SVG image. @example "<svg/>" */
  qr!: string;
}

export class SettingUpDto {
  /** Good for ten minutes and five tries. @example "mY3W6qk0Zp0n8qj4d2rH1vE5sT7uX9yA2bC4dF6gH8k" */
  ticket!: string;
  /** What an app is given; null for a passkey. */
  app!: AppSecretDto | null;
  /** For `navigator.credentials.create`, in the JSON of WebAuthn; null for an app. */
  @ApiProperty(PASSKEY_OPTIONS)
  passkey!: Record<string, unknown> | null;
}

export class AddFactorDto {
  /** @example "mY3W6qk0Zp0n8qj4d2rH1vE5sT7uX9yA2bC4dF6gH8k" */
  @Rule(ticketRule)
  ticket!: string;

  @oneOf('kind', FACTOR_KINDS)
  @ApiProperty({ enum: FACTOR_KINDS })
  kind!: FactorKind;

  /** @example "My phone" */
  @Rule(nameRule)
  name!: string;

  /** The six digits that the app shows, or what the browser answered for the passkey, in JSON. @example "492039" */
  @Rule(proofRule)
  code!: string;
}

export class AddedFactorDto {
  factor!: FactorDto;
  /** Told this once, with the first factor. @example ["7K2Q-M9T4-XB3H-D8E1"] */
  recoveryCodes!: string[];
}

export class RecoveryCodesDto {
  /** Told this once; those from before are worth nothing. @example ["7K2Q-M9T4-XB3H-D8E1"] */
  recoveryCodes!: string[];
}

export class RenameFactorDto {
  /** @example "My phone" */
  @Rule(nameRule)
  name!: string;
}

export class ChallengeDto {
  /** A factor that does not count, such as the one that is to be removed. @example 4 */
  @IsOptional()
  @IsInt(fails('whole_number_needed', { name: 'except' }))
  except?: number;
}

export class AskedFactorDto {
  /** Good for ten minutes and five tries. @example "mY3W6qk0Zp0n8qj4d2rH1vE5sT7uX9yA2bC4dF6gH8k" */
  ticket!: string;
  /** By any one of these. */
  @ApiProperty({ enum: PROOF_METHODS, isArray: true })
  methods!: ProofMethod[];
  /** For `navigator.credentials.get`, in the JSON of WebAuthn; null without a passkey. */
  @ApiProperty(PASSKEY_OPTIONS)
  passkey!: Record<string, unknown> | null;
}

export class FactorProofDto {
  /** @example "mY3W6qk0Zp0n8qj4d2rH1vE5sT7uX9yA2bC4dF6gH8k" */
  @Rule(ticketRule)
  ticket!: string;

  @oneOf('method', PROOF_METHODS)
  @ApiProperty({ enum: PROOF_METHODS })
  method!: ProofMethod;

  /** Six digits, a recovery code, or what the browser answered for the passkey, in JSON. @example "492039" */
  @Rule(proofRule)
  code!: string;
}

export class FactorsRemovalDto {
  /** `asked`: another administrator has to ask for the same within a day. */
  @ApiProperty({ enum: ['asked', 'removed'] })
  state!: 'asked' | 'removed';
}

export function toFactorDto({ id, kind, name, createdAt, lastUsedAt }: Factor): FactorDto {
  return { id, kind, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

export function toOwnFactorsDto({ factors, recoveryCodes, isRequired }: OwnFactors): OwnFactorsDto {
  return { factors: factors.map(toFactorDto), recoveryCodes, isRequired };
}

export function toSettingUpDto({ ticket, app, passkey }: SettingUp): SettingUpDto {
  return { ticket, app, passkey: passkey && { ...passkey } };
}

export function toAddedFactorDto({ factor, recoveryCodes }: AddedFactor): AddedFactorDto {
  return { factor: toFactorDto(factor), recoveryCodes: [...recoveryCodes] };
}

export function toAskedFactorDto({ ticket, methods, passkey }: Asked): AskedFactorDto {
  return { ticket, methods: [...methods], passkey: passkey && { ...passkey } };
}

export function toProof({ ticket, method, code }: FactorProofDto): Proof {
  return { ticket, method, code };
}
