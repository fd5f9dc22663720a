import { OmitType } from '@nestjs/swagger';
import type { Integrator } from '../../domain/integrator/integrator.js';
import { ApiKeyInputDto } from './api-keys.dto.js';
import type { KeyUse } from './integrator.repository.js';

export class UseOfDayDto {
  /** In Malaysia. @example "2026-03-02" */
  day!: string;
  /** Requests of keys, and checks of people. @example 24 */
  calls!: number;
  /** Reports that were asked for. @example 1200 */
  items!: number;
}

export class OwnIntegratorDto {
  /** @example "Universiti Contoh, Admissions" */
  name!: string;
  /** Where it is told of keys and webhooks. @example "systems@contoh.example" */
  contact!: string;
  /** @example "Checks the reports of those who apply." */
  purpose!: string;
  /** Of the last 30 days, those on which anything was asked. */
  uses!: UseOfDayDto[];
}

/** The integrator is that of whoever asks. */
export class OwnKeyInputDto extends OmitType(ApiKeyInputDto, ['integratorId']) {}

export function toOwnIntegratorDto({ name, contact, purpose }: Integrator, uses: readonly KeyUse[]): OwnIntegratorDto {
  return { name, contact, purpose, uses: uses.map(({ day, calls, items }) => ({ day, calls, items })) };
}
