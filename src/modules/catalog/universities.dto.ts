import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import {
  natureAsked,
  UNIVERSITY_NATURES,
  type University,
  type UniversityNature,
} from '../../domain/catalog/university.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Page } from '../../domain/shared/page.js';
import { PortalPageQuery } from '../../http/list-query.dto.js';

export class UniversityListQuery extends PortalPageQuery {
  /** Words of the name, each by its beginning. @example "malaya" */
  @IsOptional()
  @IsString({ message: 'name must be a text' })
  @MaxLength(200, { message: 'name is too long' })
  name?: string;

  /** `public`, `private`, `all`, or a full name such as `public university`, in any letter case. @example "public" */
  @IsOptional()
  @IsString({ message: 'nature must be a text' })
  @MaxLength(40, { message: 'nature is too long' })
  nature?: string;
}

export function toUniversityFilter({ name, nature }: UniversityListQuery): {
  name?: string;
  nature?: UniversityNature;
} {
  const asked = nature === undefined ? undefined : natureAsked(nature);
  if (asked === null) {
    const text = 'nature must be public, private or all';
    throw new DomainError('invalid_input', text, { errors: { nature: text } });
  }
  return { ...(name?.trim() ? { name } : {}), ...(asked ? { nature: asked } : {}) };
}

export class PortalUniversityDto {
  /** @example 1 */
  uid!: number;
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

function toPortalUniversityDto({ id, name, region, country, nature }: University): PortalUniversityDto {
  return { uid: id, uname: name, name, uregion: region, ucountry: country, unature: nature };
}

export function toUniversityPageDto({ items, total }: Page<University>): UniversityPageDto {
  return { university_list: items.map(toPortalUniversityDto), count: total };
}

export function toUniversityOlderPageDto({ items, total }: Page<University>): UniversityOlderPageDto {
  return { list: items.map(toPortalUniversityDto), allCount: total };
}
