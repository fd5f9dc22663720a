import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { NamesColleague } from '../audit/named-changes.interceptor.js';
import {
  REJECTION_REASON_LIST,
  RejectionReasonChangeDto,
  RejectionReasonDto,
  RejectionReasonInputDto,
  toRejectionReasonDto,
} from './rejection-reasons.dto.js';
import { RejectionReasonsService } from './rejection-reasons.service.js';

@ApiTags('Saved reasons')
@Controller('api/v1/rejection-reasons')
export class RejectionReasonsController {
  constructor(private readonly reasons: RejectionReasonsService) {}

  /**
   * List the saved reasons for rejections
   *
   * @remarks Sorted by `position`, `id`, `titleEn`, `titleCn` or `titleMs`. Filters: `id` (a list), `q` (words of the
   * titles, each by its beginning).
   */
  @Get()
  @Needs('certificates.review')
  @AnswersRows(RejectionReasonDto)
  async listRejectionReasons(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<RejectionReasonDto[]> {
    const { page, sort, filter } = readResourceList(query, REJECTION_REASON_LIST);
    const found = await this.reasons.list({ page, sort, filter });
    return sendRows(reply, 'rejection-reasons', page, found, toRejectionReasonDto);
  }

  /** One saved reason */
  @Get(':id')
  @Needs('certificates.review')
  @ApiResponse({ status: 200, type: RejectionReasonDto, description: 'The reason' })
  @ResourceErrors(400, 401, 403, missing('Reason'))
  async getRejectionReason(@RecordId() id: number): Promise<RejectionReasonDto> {
    return toRejectionReasonDto(await this.reasons.detail(id));
  }

  /** Save a reason for everyone who reviews */
  @Post()
  @Needs('certificates.review')
  @ApiResponse({ status: 201, type: RejectionReasonDto, description: 'The new reason' })
  @ResourceErrors(400, 401, 403)
  async createRejectionReason(
    @CurrentActor() actor: Actor,
    @Body() body: RejectionReasonInputDto,
  ): Promise<RejectionReasonDto> {
    return toRejectionReasonDto(await this.reasons.add(actor, body));
  }

  /** Change a saved reason, in whole or in part */
  @Put(':id')
  @NamesColleague('rejection-reason.changed')
  @Needs('certificates.review')
  @ApiResponse({ status: 200, type: RejectionReasonDto, description: 'The reason as it is now' })
  @ResourceErrors(400, 401, 403, missing('Reason'), 'stale_version')
  async updateRejectionReason(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: RejectionReasonChangeDto,
  ): Promise<RejectionReasonDto> {
    const { version, ...fields } = body;
    return toRejectionReasonDto(await this.reasons.change(actor, presentTarget(id, version), fields));
  }

  /** Remove a saved reason; what was rejected with it keeps its words */
  @Delete(':id')
  @Needs('certificates.review')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, missing('Reason'), 'stale_version')
  async deleteRejectionReason(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.reasons.remove(actor, id, version);
    return { id };
  }
}
