import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import type { NamedCooperation } from '../../domain/catalog/cooperation.js';
import type { Page } from '../../domain/shared/page.js';
import { PortalPageQuery } from '../../http/list-query.dto.js';
import { IsRecordId } from '../../http/record-id.js';
import { idFilter, idsFilter, type ListRules, textFilter } from '../../http/resource-list.dto.js';

export const COOPERATION_NAMES = {
  id: 'cooid',
  university1Id: 'uid1',
  university2Id: 'uid2',
  name: 'cooname',
  region: 'cooregion',
} as const;

export class UniversityCooperationQuery extends PortalPageQuery {
  /** The university. @example 5 */
  @IsRecordId('id')
  id!: number;
}

export class PortalCooperationInputDto {
  /** One university. @example 5 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  uid1?: unknown;

  /** The other one. @example 17 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  uid2?: unknown;

  /** @example "Joint Degree in Marine Science (Demo)" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 200, required: true })
  cooname?: unknown;

  /** @example "Penang" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 100, required: true })
  cooregion?: unknown;
}

/** What is left out stays as it is. */
export class PortalCooperationChangeDto {
  /** @example 3 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  cooid?: unknown;

  /** The same as `cooid`; one of the two is needed. @example 3 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  id?: unknown;

  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 1 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  version?: unknown;

  /** One university. @example 5 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  uid1?: unknown;

  /** The other one. @example 17 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  uid2?: unknown;

  /** @example "Joint Degree in Marine Science (Demo)" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 200, required: false })
  cooname?: unknown;

  /** @example "Penang" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 100, required: false })
  cooregion?: unknown;
}

export class PortalCooperationDto {
  /** @example 3 */
  cooid!: number;
  /** The same as `cooid`. @example 3 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example 5 */
  uid1!: number;
  /** @example "Universiti Malaya" */
  uname1!: string;
  /** @example 17 */
  uid2!: number;
  /** @example "Universiti Sains Malaysia" */
  uname2!: string;
  /** @example "Joint Degree in Marine Science (Demo)" */
  cooname!: string;
  /** @example "Penang" */
  cooregion!: string;
}

export class PortalCooperationListDto {
  list!: PortalCooperationDto[];
  /** How many there are in all. @example 2 */
  allCount!: number;
}

export function toPortalCooperationDto(cooperation: NamedCooperation): PortalCooperationDto {
  const { id, version, name, region, university1Id, university1Name, university2Id, university2Name } = cooperation;
  return {
    cooid: id,
    id,
    version,
    uid1: university1Id,
    uname1: university1Name,
    uid2: university2Id,
    uname2: university2Name,
    cooname: name,
    cooregion: region,
  };
}

export function toPortalCooperationListDto({ items, total }: Page<NamedCooperation>): PortalCooperationListDto {
  return { list: items.map(toPortalCooperationDto), allCount: total };
}

export class CooperationInputDto {
  /** One university. @example 5 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  university1Id?: unknown;

  /** The other one. @example 17 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  university2Id?: unknown;

  /** @example "Joint Degree in Marine Science (Demo)" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 200, required: true })
  name?: unknown;

  /** @example "Penang" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 100, required: true })
  region?: unknown;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class CooperationChangeDto {
  /** The version that the change is based on. @example 1 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  version?: unknown;

  /** One university. @example 5 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  university1Id?: unknown;

  /** The other one. @example 17 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  university2Id?: unknown;

  /** @example "Joint Degree in Marine Science (Demo)" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 200, required: false })
  name?: unknown;

  /** @example "Penang" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 100, required: false })
  region?: unknown;
}

export class CooperationDto {
  /** @example 3 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example 5 */
  university1Id!: number;
  /** @example 17 */
  university2Id!: number;
  /** @example "Universiti Malaya" */
  university1Name!: string;
  /** @example "Universiti Sains Malaysia" */
  university2Name!: string;
  /** @example "Joint Degree in Marine Science (Demo)" */
  name!: string;
  /** @example "Penang" */
  region!: string;
}

export function toCooperationDto(cooperation: NamedCooperation): CooperationDto {
  const { id, version, name, region, university1Id, university1Name, university2Id, university2Name } = cooperation;
  return { id, version, university1Id, university2Id, university1Name, university2Name, name, region };
}

interface Filter {
  readonly id?: readonly number[];
  readonly name?: string;
  readonly region?: string;
  readonly universityId?: number;
}

export const COOPERATION_LIST: ListRules<'id' | 'name' | 'region', Filter> = {
  sortable: ['id', 'name', 'region'],
  filters: { id: idsFilter, name: textFilter(200), region: textFilter(100), universityId: idFilter },
};
