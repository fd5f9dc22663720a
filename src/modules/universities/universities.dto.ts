import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  UNIVERSITY_FIELDS,
  UNIVERSITY_NATURES,
  type University,
  type UniversityNature,
} from '../../domain/catalog/university.js';
import { message } from '../../domain/messages/message.js';
import type { NamedError } from '../../platform/http/errors/errors.js';
import { Field } from '../../platform/http/field.decorator.js';
import { choiceFilter, idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { UniversityFilter, UniversitySort } from './university.repository.js';

const USED_TEXT = message('agencies_many', { count: 'Universiti Malaya is used by 2 cooperations and 3' });

/** The refusal to remove what others refer to, as an example. */
export const USED_UNIVERSITY: NamedError = { reason: 'in_use', message: USED_TEXT, errors: { 5: USED_TEXT } };

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
  /**
   * The former names that stay; a new name makes the present one a former one by itself.
   * @example ["Universiti Malaya Kuala Lumpur"]
   */
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
