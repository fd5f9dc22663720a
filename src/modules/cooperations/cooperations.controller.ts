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
  COOPERATION_LIST,
  CooperationChangeDto,
  CooperationDto,
  CooperationInputDto,
  toCooperationDto,
} from './cooperations.dto.js';
import { CooperationsService } from './cooperations.service.js';

@ApiTags('Catalogue')
@Controller('api/v1/cooperations')
export class CooperationsController {
  constructor(private readonly cooperations: CooperationsService) {}

  /**
   * List cooperations
   *
   * @remarks Sorted by `id`, `name`, `region`, `university1Name` or `university2Name`. Filters: `q` (words of all that
   * is shown, each by its beginning), `id` (a list), `name` (words, each by its beginning), `region`, `universityId`
   * (either side), `university1Id`, `university2Id`.
   */
  @Get()
  @SignedIn()
  @AnswersRows(CooperationDto)
  async listCooperations(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<CooperationDto[]> {
    const { page, sort, filter } = readResourceList(query, COOPERATION_LIST);
    const cooperations = await this.cooperations.list({ page, sort, filter });
    return sendRows(reply, 'cooperations', page, cooperations, toCooperationDto);
  }

  /** One cooperation */
  @Get(':id')
  @SignedIn()
  @ApiResponse({ status: 200, type: CooperationDto, description: 'The cooperation' })
  @ResourceErrors(400, 401, missing('Cooperation'))
  async getCooperation(@RecordId() id: number): Promise<CooperationDto> {
    return toCooperationDto(await this.cooperations.detail(id));
  }

  /**
   * Add a cooperation of two different universities
   *
   * @remarks 409 `already_exists` where they have one of this name.
   */
  @Post()
  @Needs('catalog.manage')
  @ApiResponse({ status: 201, type: CooperationDto, description: 'The new cooperation' })
  @ResourceErrors(400, 401, 403, wrongField('name', message('cooperation_taken'), 'already_exists'))
  async createCooperation(@CurrentActor() actor: Actor, @Body() body: CooperationInputDto): Promise<CooperationDto> {
    return toCooperationDto(await this.cooperations.add(actor, body));
  }

  /** Change a cooperation, in whole or in part */
  @Put(':id')
  @NamesColleague('cooperation.changed')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: CooperationDto, description: 'The cooperation as it is now' })
  @ResourceErrors(
    400,
    401,
    403,
    missing('Cooperation'),
    'stale_version',
    wrongField('name', message('cooperation_taken'), 'already_exists'),
  )
  async updateCooperation(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: CooperationChangeDto,
  ): Promise<CooperationDto> {
    const { version, ...fields } = body;
    return toCooperationDto(await this.cooperations.change(actor, presentTarget(id, version), fields));
  }

  /**
   * Remove several cooperations, all of the ids or none
   *
   * @remarks `errors` of a refusal tells by id what keeps each of those that must stay.
   */
  @Post('remove')
  @Needs('catalog.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: RecordsRemovedDto, description: 'They are gone' })
  @ResourceErrors(400, 401, 403, missing('Cooperation'), 'stale_version')
  async deleteCooperations(@CurrentActor() actor: Actor, @Body() body: RecordsRemovalDto): Promise<RecordsRemovedDto> {
    await this.cooperations.remove(actor, toRemovalTargets(body));
    return { ids: body.ids };
  }

  /** Remove a cooperation */
  @Delete(':id')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, missing('Cooperation'), 'stale_version')
  async deleteCooperation(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.cooperations.remove(actor, [{ id, version }]);
    return { id };
  }
}
