import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  INTEGRATOR_FIELDS,
  INTEGRATOR_STATUSES,
  type Integrator,
  type IntegratorStatus,
} from '../../domain/integrator/integrator.js';
import { Field } from '../../platform/http/field.decorator.js';
import { choiceFilter, idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { IntegratorFilter, IntegratorSort } from './integrator.repository.js';

export class IntegratorInputDto {
  /** @example "Universiti Contoh, Admissions" */
  @Field(INTEGRATOR_FIELDS.name)
  name!: string;

  /** Where it is told of keys and webhooks. @example "systems@contoh.example" */
  @Field(INTEGRATOR_FIELDS.contact)
  contact!: string;

  /** What it checks reports for. @example "Checks the reports of those who apply." */
  @Field(INTEGRATOR_FIELDS.purpose)
  purpose!: string;

  /** Of a closed one no key works; `active` if left out. @example "active" */
  @Field(INTEGRATOR_FIELDS.status, { optional: true })
  status?: IntegratorStatus;
}

/** What is left out stays as it is. */
export class IntegratorChangeDto extends PartialType(IntegratorInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class IntegratorDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example "Universiti Contoh, Admissions" */
  name!: string;
  /** @example "systems@contoh.example" */
  contact!: string;
  /** @example "Checks the reports of those who apply." */
  purpose!: string;
  @ApiProperty({ enum: INTEGRATOR_STATUSES, example: 'active' })
  status!: IntegratorStatus;
  /** @example "2026-03-02T04:05:06.789Z" */
  createdAt!: string;
}

export function toIntegratorDto({ createdAt, ...integrator }: Integrator): IntegratorDto {
  const { id, version, name, contact, purpose, status } = integrator;
  return { id, version, name, contact, purpose, status, createdAt: createdAt.toISOString() };
}

export const INTEGRATOR_LIST: ListRules<IntegratorSort, IntegratorFilter> = {
  sortable: ['name', 'id', 'contact', 'purpose', 'status', 'createdAt'],
  filters: { id: idsFilter, status: choiceFilter(...INTEGRATOR_STATUSES), q: textFilter(Q_MAX) },
};
