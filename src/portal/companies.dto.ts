import { PartialType } from '@nestjs/swagger';
import type { NamedAgent } from '../domain/catalog/agent.js';
import { COMPANY_FIELDS, type Company } from '../domain/catalog/company.js';
import type { Page } from '../domain/shared/page.js';
import { Field } from '../platform/http/field.decorator.js';
import { IsRecordId } from '../platform/http/record-id.js';
import { Version } from '../platform/http/version.decorator.js';
import { PortalAgentDto, toPortalAgentDto } from './agents.dto.js';

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

export function toPortalCompanyInfoDto(company: Company, agents: readonly NamedAgent[]): PortalCompanyInfoDto {
  return { ...toPortalCompanyDto(company), agents: agents.map(toPortalAgentDto) };
}
