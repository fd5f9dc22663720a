import { PartialType } from '@nestjs/swagger';
import type { NamedAgent } from '../../domain/catalog/agent.js';
import { COMPANY_FIELDS, type Company } from '../../domain/catalog/company.js';
import type { Page } from '../../domain/shared/page.js';
import { Field } from '../../platform/http/field.decorator.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { CompanyFilter, CompanySort } from './company.repository.js';

export const COMPANY_NAMES = { id: 'cid', name: 'cname', region: 'cregion' } as const;

export class PortalCompanyInputDto {
  /** @example "Merdeka Bridge Education (Demo)" */
  @Field(COMPANY_FIELDS.name)
  cname!: string;

  /** @example "Selangor" */
  @Field(COMPANY_FIELDS.region)
  cregion!: string;
}

/** What is left out stays as it is. */
export class PortalCompanyChangeDto extends PartialType(PortalCompanyInputDto, { skipNullProperties: false }) {
  /** @example 12 */
  @IsRecordId('cid')
  cid!: number;

  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class PortalCompanyDto {
  /** @example 12 */
  cid!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example "Merdeka Bridge Education (Demo)" */
  cname!: string;
  /** @example "Selangor" */
  cregion!: string;
}

export class PortalCompanyListDto {
  list!: PortalCompanyDto[];
  /** How many there are in all. @example 30 */
  allCount!: number;
}

/** One university that a company is an agency of. */
export class PortalAgentDto {
  /** @example 12 */
  cid!: number;
  /** @example 5 */
  uid!: number;
  /** @example "Universiti Malaya" */
  uname!: string;
}

export class PortalCompanyInfoDto extends PortalCompanyDto {
  /** By the name of the university. */
  agents!: PortalAgentDto[];
}

export function toPortalCompanyDto({ id, version, name, region }: Company): PortalCompanyDto {
  return { cid: id, version, cname: name, cregion: region };
}

export function toPortalCompanyListDto({ items, total }: Page<Company>): PortalCompanyListDto {
  return { list: items.map(toPortalCompanyDto), allCount: total };
}

export function toPortalAgentDto({ companyId, universityId, universityName }: NamedAgent): PortalAgentDto {
  return { cid: companyId, uid: universityId, uname: universityName };
}

export function toPortalCompanyInfoDto(company: Company, agents: readonly NamedAgent[]): PortalCompanyInfoDto {
  return { ...toPortalCompanyDto(company), agents: agents.map(toPortalAgentDto) };
}

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
