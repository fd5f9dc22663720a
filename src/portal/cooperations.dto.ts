import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { COOPERATION_FIELDS, type NamedCooperation, secondSideProblem } from '../domain/catalog/cooperation.js';
import { message } from '../domain/messages/message.js';
import type { Page } from '../domain/shared/page.js';
import { isRecordId } from '../domain/shared/record-id.js';
import { neitherSide } from '../modules/cooperations/cooperations.dto.js';
import { Field } from '../platform/http/field.decorator.js';
import { IsRecordId } from '../platform/http/record-id.js';
import { RefersTo } from '../platform/http/refers-to.decorator.js';
import { Rule } from '../platform/http/rule.decorator.js';
import { Version } from '../platform/http/version.decorator.js';
import { PortalPageQuery } from './portal-page.dto.js';

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
  static readonly summary = ({ uid1, uid2 }: PortalCooperationInputDto) => neitherSide(uid1, uid2);

  /** One university. @example 5 */
  @RefersTo('university')
  uid1!: number;

  /** The other one. @example 17 */
  @Rule<PortalCooperationInputDto>((other, { uid1 }) => secondSideProblem(uid1, other))
  @RefersTo('university')
  uid2!: number;

  /** @example "Joint Degree in Marine Science (Demo)" */
  @Field(COOPERATION_FIELDS.name)
  cooname!: string;

  /** @example "Penang" */
  @Field(COOPERATION_FIELDS.region)
  cooregion!: string;
}

const NOT_NAMED = message('positive_needed', { name: 'cooid' });

/** What is left out stays as it is. */
export class PortalCooperationChangeDto extends PartialType(PortalCooperationInputDto, { skipNullProperties: false }) {
  /** @example 3 */
  @Rule<PortalCooperationChangeDto>((_, dto) => (isRecordId(cooperationAsked(dto)) ? null : NOT_NAMED))
  @ApiProperty({ type: 'integer', minimum: 1, required: false, nullable: true })
  cooid?: number | null;

  /** The same as `cooid`; one of the two is needed. @example 3 */
  @Allow()
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  id?: number;

  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

/** The cooperation that a change is for, under either name. */
export function cooperationAsked({ cooid, id }: Pick<PortalCooperationChangeDto, 'cooid' | 'id'>): number {
  return cooid ?? id ?? 0;
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
