import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import {
  natureAsked,
  UNIVERSITY_FIELDS,
  UNIVERSITY_NATURES,
  type University,
  type UniversityNature,
} from '../domain/catalog/university.js';
import { type Message, message } from '../domain/messages/message.js';
import type { Page } from '../domain/shared/page.js';
import { Field } from '../platform/http/field.decorator.js';
import { IsRecordId } from '../platform/http/record-id.js';
import { Rule } from '../platform/http/rule.decorator.js';
import { fails } from '../platform/http/validation.js';
import { Version } from '../platform/http/version.decorator.js';
import { NamedListQuery, nameAsked } from './named-list.dto.js';

export const UNIVERSITY_NAMES = {
  id: 'uid',
  name: 'uname',
  region: 'uregion',
  country: 'ucountry',
  nature: 'unature',
} as const;

function natureProblem(nature: unknown): Message | null {
  return typeof nature === 'string' && natureAsked(nature) === null ? message('nature_needed') : null;
}

export class UniversityListQuery extends NamedListQuery {
  /** `public`, `private`, `all`, or a full name such as `public university`, in any letter case. @example "public" */
  @Rule(natureProblem)
  @IsOptional()
  @IsString(fails('text_needed', { name: 'nature' }))
  @MaxLength(40, fails('name_too_long', { name: 'nature' }))
  nature?: string;
}

export function toUniversityFilter(query: UniversityListQuery): { name?: string; nature?: UniversityNature } {
  const asked = query.nature === undefined ? undefined : natureAsked(query.nature);
  return { ...nameAsked(query), ...(asked ? { nature: asked } : {}) };
}

export class PortalUniversityInputDto {
  /** @example "Universiti Malaya" */
  @Field(UNIVERSITY_FIELDS.name)
  uname!: string;

  /** @example "Kuala Lumpur" */
  @Field(UNIVERSITY_FIELDS.region)
  uregion!: string;

  /** @example "Malaysia" */
  @Field(UNIVERSITY_FIELDS.country)
  ucountry!: string;

  @Field(UNIVERSITY_FIELDS.nature)
  unature!: UniversityNature;
}

/** What is left out stays as it is. */
export class PortalUniversityChangeDto extends PartialType(PortalUniversityInputDto, { skipNullProperties: false }) {
  /** @example 5 */
  @IsRecordId('uid')
  uid!: number;

  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class PortalUniversityDto {
  /** @example 1 */
  uid!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example "Universiti Malaya" */
  uname!: string;
  /** The same as `uname`. @example "Universiti Malaya" */
  name!: string;
  /** @example "Kuala Lumpur" */
  uregion!: string;
  /** @example "Malaysia" */
  ucountry!: string;
  @ApiProperty({ enum: UNIVERSITY_NATURES })
  unature!: UniversityNature;
}

/** The answer to `page_index` and `page_size`. */
export class UniversityPageDto {
  university_list!: PortalUniversityDto[];
  /** @example 60 */
  count!: number;
}

/** The answer to `currentPage` and `pageSize`. */
export class UniversityOlderPageDto {
  list!: PortalUniversityDto[];
  /** @example 60 */
  allCount!: number;
}

export function toPortalUniversityDto(university: University): PortalUniversityDto {
  const { id, version, name, region, country, nature } = university;
  return { uid: id, version, uname: name, name, uregion: region, ucountry: country, unature: nature };
}

export function toUniversityPageDto({ items, total }: Page<University>): UniversityPageDto {
  return { university_list: items.map(toPortalUniversityDto), count: total };
}

export function toUniversityOlderPageDto({ items, total }: Page<University>): UniversityOlderPageDto {
  return { list: items.map(toPortalUniversityDto), allCount: total };
}
