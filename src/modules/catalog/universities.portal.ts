import { Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Open } from '../../http/access.js';
import { readPortalPage } from '../../http/list-query.dto.js';
import { Answers, Fails } from '../../http/portal-docs.js';
import { CodedAnswer, Portal, SUCCESS } from '../../http/portal-envelope.js';
import {
  toUniversityFilter,
  toUniversityOlderPageDto,
  toUniversityPageDto,
  UniversityListQuery,
  UniversityOlderPageDto,
  UniversityPageDto,
} from './universities.dto.js';
import { UniversitiesService } from './universities.service.js';

@ApiTags('Catalogue')
@Portal('lookup', 'university')
@ApiExtraModels(UniversityPageDto, UniversityOlderPageDto)
export class UniversitiesPortal {
  constructor(private readonly universities: UniversitiesService) {}

  /**
   * List universities by name
   *
   * @remarks Speaks two dialects: asked with `page_index` it answers `code` 200 with `data.university_list` and `data.count`; asked
   * with `currentPage`, or with neither, `code` 0 with `data.list` and `data.allCount`.
   */
  @Get('list')
  @Open()
  @Answers({
    family: 'lookup',
    schema: { oneOf: [{ $ref: getSchemaPath(UniversityPageDto) }, { $ref: getSchemaPath(UniversityOlderPageDto) }] },
  })
  @Fails(400)
  async list(@Query() query: UniversityListQuery): Promise<CodedAnswer<UniversityPageDto | UniversityOlderPageDto>> {
    const page = await this.universities.list(toUniversityFilter(query), readPortalPage(query));
    if (query.page_index !== undefined) return new CodedAnswer(SUCCESS.portal, toUniversityPageDto(page));
    return new CodedAnswer(SUCCESS.lookup, toUniversityOlderPageDto(page));
  }
}
