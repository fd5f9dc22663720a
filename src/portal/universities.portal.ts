import { Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { CooperationsService } from '../modules/cooperations/cooperations.service.js';
import { UniversitiesService } from '../modules/universities/universities.service.js';
import { Open } from '../platform/http/access.js';
import { missing } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { CodedAnswer, Portal, SUCCESS } from '../platform/http/portal-envelope.js';
import { RecordIdQuery } from '../platform/http/record-id.js';
import {
  PortalCooperationListDto,
  toPortalCooperationListDto,
  UniversityCooperationQuery,
} from './cooperations.dto.js';
import { byName, NamedListQuery, nameAsked } from './named-list.dto.js';
import {
  PortalUniversityDto,
  toPortalUniversityDto,
  toUniversityFilter,
  toUniversityOlderPageDto,
  toUniversityPageDto,
  UniversityListQuery,
  UniversityOlderPageDto,
  UniversityPageDto,
} from './universities.dto.js';

@ApiTags('Catalogue')
@Portal('lookup', 'university')
@ApiExtraModels(UniversityPageDto, UniversityOlderPageDto)
export class UniversitiesPortal {
  constructor(
    private readonly universities: UniversitiesService,
    private readonly cooperations: CooperationsService,
  ) {}

  /**
   * List universities by name
   *
   * @remarks Speaks two dialects: asked with `page_index` it answers `code` 200 with `data.university_list` and
   * `data.count`; asked with `currentPage`, or with neither, `code` 0 with `data.list` and `data.allCount`.
   */
  @Get('list')
  @Open()
  @Answers({
    family: 'lookup',
    schema: { oneOf: [{ $ref: getSchemaPath(UniversityPageDto) }, { $ref: getSchemaPath(UniversityOlderPageDto) }] },
  })
  @ApiErrors(400)
  async listPortalUniversities(
    @Query() query: UniversityListQuery,
  ): Promise<CodedAnswer<UniversityPageDto | UniversityOlderPageDto>> {
    const page = await this.universities.list(byName(query, toUniversityFilter(query)));
    if (query.page_index !== undefined) return new CodedAnswer(SUCCESS.portal, toUniversityPageDto(page));
    return new CodedAnswer(SUCCESS.lookup, toUniversityOlderPageDto(page));
  }

  /**
   * Find universities by their name
   *
   * @remarks Each word that is given must begin a word of the name; Chinese is found by any of its characters. Nothing
   * given finds all.
   */
  @Get('search')
  @Open()
  @Answers({ family: 'lookup', model: UniversityOlderPageDto })
  @ApiErrors(400)
  async searchPortalUniversities(@Query() query: NamedListQuery): Promise<UniversityOlderPageDto> {
    return toUniversityOlderPageDto(await this.universities.list(byName(query, nameAsked(query))));
  }

  /** List the public or the private universities, or all */
  @Get('nature')
  @Open()
  @Answers({ family: 'lookup', model: UniversityOlderPageDto })
  @ApiErrors(400)
  async listUniversityNatures(@Query() query: UniversityListQuery): Promise<UniversityOlderPageDto> {
    return toUniversityOlderPageDto(await this.universities.list(byName(query, toUniversityFilter(query))));
  }

  /** One university */
  @Get('info')
  @Open()
  @Answers({ family: 'lookup', model: PortalUniversityDto })
  @ApiErrors(400, missing('University'))
  async getPortalUniversity(@Query() { id }: RecordIdQuery): Promise<PortalUniversityDto> {
    return toPortalUniversityDto(await this.universities.detail(id));
  }

  /** The cooperations in which a university is either side, by name */
  @Get('cooperation')
  @Open()
  @Answers({ family: 'lookup', model: PortalCooperationListDto })
  @ApiErrors(400, missing('University'))
  async listPortalCooperations(@Query() query: UniversityCooperationQuery): Promise<PortalCooperationListDto> {
    const { id } = await this.universities.detail(query.id);
    return toPortalCooperationListDto(await this.cooperations.list(byName(query, { universityId: id })));
  }
}
