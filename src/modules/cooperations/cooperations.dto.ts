import { PartialType } from '@nestjs/swagger';
import { COOPERATION_FIELDS, type NamedCooperation, secondSideProblem } from '../../domain/catalog/cooperation.js';
import { type Message, message } from '../../domain/messages/message.js';
import { isEmpty } from '../../domain/shared/field-reader.js';
import { Field } from '../../platform/http/field.decorator.js';
import { RefersTo } from '../../platform/http/refers-to.decorator.js';
import { idFilter, idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { CooperationFilter, CooperationSort } from './cooperation.repository.js';

/** Where no university is chosen, that alone is said. */
export function neitherSide(...sides: unknown[]): Message | null {
  return sides.every(isEmpty) ? message('university_needed') : null;
}

export class CooperationInputDto {
  static readonly summary = (dto: CooperationInputDto) => neitherSide(dto.university1Id, dto.university2Id);

  /** One university. @example 5 */
  @RefersTo('university')
  university1Id!: number;

  /** The other one. @example 17 */
  @Rule<CooperationInputDto>((other, { university1Id }) => secondSideProblem(university1Id, other))
  @RefersTo('university')
  university2Id!: number;

  /** @example "Joint Degree in Marine Science (Demo)" */
  @Field(COOPERATION_FIELDS.name)
  name!: string;

  /** @example "Penang" */
  @Field(COOPERATION_FIELDS.region)
  region!: string;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class CooperationChangeDto extends PartialType(CooperationInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
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

export const COOPERATION_LIST: ListRules<CooperationSort, CooperationFilter> = {
  sortable: ['id', 'name', 'region', 'university1Name', 'university2Name'],
  filters: {
    id: idsFilter,
    name: textFilter(200),
    region: textFilter(100),
    universityId: idFilter,
    university1Id: idFilter,
    university2Id: idFilter,
    q: textFilter(Q_MAX),
  },
};
