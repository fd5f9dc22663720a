import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import {
  natureAsked,
  UNIVERSITY_FIELDS,
  UNIVERSITY_NATURES,
  type University,
  type UniversityNature,
} from '../../domain/catalog/university.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Page } from '../../domain/shared/page.js';
import { NamedListQuery, nameAsked } from '../../platform/http/catalog-requests.dto.js';
import type { NamedError } from '../../platform/http/errors/errors.js';
import { Field } from '../../platform/http/field.decorator.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { choiceFilter, idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { UniversityFilter, UniversitySort } from './university.repository.js';

export const UNIVERSITY_NAMES = {
  id: 'uid',
  name: 'uname',
  region: 'uregion',
  country: 'ucountry',
  nature: 'unature',
} as const;

export class UniversityListQuery extends NamedListQuery {
  /** `public`, `private`, `all`, or a full name such as `public university`, in any letter case. @example "public" */
  @IsOptional()
  @IsString(fails('text_needed', { name: 'nature' }))
  @MaxLength(40, fails('name_too_long', { name: 'nature' }))
  nature?: string;
}

export function toUniversityFilter(query: UniversityListQuery): { name?: string; nature?: UniversityNature } {
  const asked = query.nature === undefined ? undefined : natureAsked(query.nature);
  if (asked === null) {
    const text = message('nature_needed');
    throw new DomainError('invalid_input', text, { errors: { nature: text } });
  }
  return { ...nameAsked(query), ...(asked ? { nature: asked } : {}) };
}

const USED_TEXT = message('agencies_many', { count: 'Universiti Malaya is used by 2 cooperations and 3' });

/** The refusal to remove what others refer to, as an example. */
export const USED_UNIVERSITY: NamedError = { reason: 'in_use', message: USED_TEXT, errors: { 5: USED_TEXT } };

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

export class UniversityInputDto {
  /** @example "Universiti Malaya" */
  @Field(UNIVERSITY_FIELDS.name)
  name!: string;

  /** @example "Kuala Lumpur" */
  @Field(UNIVERSITY_FIELDS.region)
  region!: string;

  /** @example "Malaysia" */
  @Field(UNIVERSITY_FIELDS.country)
  country!: string;

  @Field(UNIVERSITY_FIELDS.nature)
  nature!: UniversityNature;

  /** What everybody calls it: it is found by it as well. @example "UM" */
  @Field(UNIVERSITY_FIELDS.abbreviation, { optional: true, nullable: true })
  abbreviation?: string | null;
}

const isListOfTexts = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class UniversityChangeDto extends PartialType(UniversityInputDto, { skipNullProperties: false }) {
  /** The former names that stay; a new name makes the present one a former one by itself. @example ["Universiti Malaya Kuala Lumpur"] */
  @Rule((value) => (isListOfTexts(value) ? null : message('texts_needed', { name: 'formerNames' })))
  formerNames?: string[];

  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class UniversityDto {
  /** @example 5 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example "Universiti Malaya" */
  name!: string;
  /** @example "Kuala Lumpur" */
  region!: string;
  /** @example "Malaysia" */
  country!: string;
  @ApiProperty({ enum: UNIVERSITY_NATURES })
  nature!: UniversityNature;
  /** What everybody calls it. @example "UM" */
  abbreviation!: string | null;
  /** What it was called before: applications from then still name it so. @example ["Universiti Malaya Kuala Lumpur"] */
  formerNames!: string[];
}

export function toUniversityDto(university: University): UniversityDto {
  const { id, version, name, region, country, nature, abbreviation, formerNames } = university;
  return { id, version, name, region, country, nature, abbreviation, formerNames: [...formerNames] };
}

export const UNIVERSITY_LIST: ListRules<UniversitySort, UniversityFilter> = {
  sortable: ['id', 'name', 'abbreviation', 'region', 'country', 'nature'],
  filters: {
    id: idsFilter,
    name: textFilter(200),
    region: textFilter(100),
    nature: choiceFilter(...UNIVERSITY_NATURES),
    q: textFilter(Q_MAX),
  },
};
