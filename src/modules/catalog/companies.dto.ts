import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import type { NamedAgent } from '../../domain/catalog/agent.js';
import type { Company } from '../../domain/catalog/company.js';
import type { Page } from '../../domain/shared/page.js';
import { IsRecordId } from '../../http/record-id.js';
import { idsFilter, type ListRules, textFilter } from '../../http/resource-list.dto.js';

export const COMPANY_NAMES = { id: 'cid', name: 'cname', region: 'cregion' } as const;

export class PortalCompanyInputDto {
  /** @example "Merdeka Bridge Education (Demo)" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 200, required: true })
  cname?: unknown;

  /** @example "Selangor" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 100, required: true })
  cregion?: unknown;
}

/** What is left out stays as it is. */
export class PortalCompanyChangeDto {
  /** @example 12 */
  @IsRecordId('cid')
  cid!: number;

  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 1 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  version?: unknown;

  /** @example "Merdeka Bridge Education (Demo)" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 200, required: false })
  cname?: unknown;

  /** @example "Selangor" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 100, required: false })
  cregion?: unknown;
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
  @Allow()
  @ApiProperty({ type: String, maxLength: 200, required: true })
  name?: unknown;

  /** @example "Selangor" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 100, required: true })
  region?: unknown;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class CompanyChangeDto {
  /** The version that the change is based on. @example 1 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  version?: unknown;

  /** @example "Merdeka Bridge Education (Demo)" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 200, required: false })
  name?: unknown;

  /** @example "Selangor" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 100, required: false })
  region?: unknown;
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

interface Filter {
  readonly id?: readonly number[];
  readonly name?: string;
  readonly region?: string;
}

export const COMPANY_LIST: ListRules<'id' | 'name' | 'region', Filter> = {
  sortable: ['id', 'name', 'region'],
  filters: { id: idsFilter, name: textFilter(200), region: textFilter(100) },
};
