import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { Needs, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RecordsRemovalDto, RecordsRemovedDto, toRemovalTargets } from '../../platform/http/removal.dto.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { NamesColleague } from '../audit/named-changes.interceptor.js';
import {
  toUniversityDto,
  UNIVERSITY_LIST,
  UniversityChangeDto,
  UniversityDto,
  UniversityInputDto,
  USED_UNIVERSITY,
} from './universities.dto.js';
import { UniversitiesService } from './universities.service.js';

@ApiTags('Catalogue')
@Controller('api/v1/universities')
export class UniversitiesController {
  constructor(private readonly universities: UniversitiesService) {}

  /**
   * List universities
   *
   * @remarks Sorted by `id`, `name`, `abbreviation`, `region`, `country` or `nature`. Filters: `q` (words of all that
   * is shown, each by its beginning), `id` (a list), `name` (words, each by its beginning), `region`, `nature`.
   */
  @Get()
  @SignedIn()
  @AnswersRows(UniversityDto)
  async listUniversities(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<UniversityDto[]> {
    const { page, sort, filter } = readResourceList(query, UNIVERSITY_LIST);
    const universities = await this.universities.list({ page, sort, filter });
    return sendRows(reply, 'universities', page, universities, toUniversityDto);
  }

  /** One university */
  @Get(':id')
  @SignedIn()
  @ApiResponse({ status: 200, type: UniversityDto, description: 'The university' })
  @ResourceErrors(400, 401, missing('University'))
  async getUniversity(@RecordId() id: number): Promise<UniversityDto> {
    return toUniversityDto(await this.universities.detail(id));
  }

  /** Add a university: 409 `already_exists` where its country has one of this name */
  @Post()
  @Needs('catalog.manage')
  @ApiResponse({ status: 201, type: UniversityDto, description: 'The new university' })
  @ResourceErrors(400, 401, 403, wrongField('name', message('university_taken'), 'already_exists'))
  async createUniversity(@CurrentActor() actor: Actor, @Body() body: UniversityInputDto): Promise<UniversityDto> {
    return toUniversityDto(await this.universities.add(actor, body));
  }

  /** Change a university, in whole or in part */
  @Put(':id')
  @NamesColleague('university.changed')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: UniversityDto, description: 'The university as it is now' })
  @ResourceErrors(
    400,
    401,
    403,
    missing('University'),
    'stale_version',
    wrongField('name', message('university_taken'), 'already_exists'),
    { reason: 'contact_not_released', message: message('entries_wait') },
  )
  async updateUniversity(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: UniversityChangeDto,
  ): Promise<UniversityDto> {
    const { version, ...fields } = body;
    return toUniversityDto(await this.universities.change(actor, presentTarget(id, version), fields));
  }

  /**
   * Remove several universities, all of the ids or none
   *
   * @remarks `errors` of a refusal tells by id what keeps each of those that must stay.
   */
  @Post('remove')
  @Needs('catalog.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: RecordsRemovedDto, description: 'They are gone' })
  @ResourceErrors(400, 401, 403, missing('University'), 'stale_version', USED_UNIVERSITY)
  async deleteUniversities(@CurrentActor() actor: Actor, @Body() body: RecordsRemovalDto): Promise<RecordsRemovedDto> {
    await this.universities.remove(actor, toRemovalTargets(body));
    return { ids: body.ids };
  }

  /** Remove a university: 409 `in_use` names what refers to it */
  @Delete(':id')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, missing('University'), 'stale_version', USED_UNIVERSITY)
  async deleteUniversity(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.universities.remove(actor, [{ id, version }]);
    return { id };
  }
}
