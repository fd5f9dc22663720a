import { PartialType } from '@nestjs/swagger';
import { COMPANY_FIELDS, type Company } from '../../domain/catalog/company.js';
import { Field } from '../../platform/http/field.decorator.js';
import { idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { CompanyFilter, CompanySort } from './company.repository.js';

export class CompanyInputDto {
  /** @example "Merdeka Bridge Education (Demo)" */
  @Field(COMPANY_FIELDS.name)
  name!: string;

  /** @example "Selangor" */
  @Field(COMPANY_FIELDS.region)
  region!: string;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class CompanyChangeDto extends PartialType(CompanyInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class CompanyDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example "Merdeka Bridge Education (Demo)" */
  name!: string;
  /** @example "Selangor" */
  region!: string;
}

export function toCompanyDto({ id, version, name, region }: Company): CompanyDto {
  return { id, version, name, region };
}

export const COMPANY_LIST: ListRules<CompanySort, CompanyFilter> = {
  sortable: ['id', 'name', 'region'],
  filters: { id: idsFilter, name: textFilter(200), region: textFilter(100), q: textFilter(Q_MAX) },
};
