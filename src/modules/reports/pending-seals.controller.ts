import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { PENDING_SEAL_LIST, PendingSealDto, toPendingSealDto } from './pending-seals.dto.js';
import { PendingSealsService } from './pending-seals.service.js';

/** For those whose decisions the reports carry out, as with jobs. */
@ApiTags('Reports')
@Controller('api/v1')
export class PendingSealsController {
  constructor(private readonly pendingSeals: PendingSealsService) {}

  /**
   * List reports in force without a PDF
   *
   * @remarks Oldest first, with what becomes of the job that is to render each.
   */
  @Get('pending-seals')
  @Needs('certificates.review')
  @AuditsRead('report')
  @AnswersRows(PendingSealDto)
  async listPendingSeals(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<PendingSealDto[]> {
    const { page } = readResourceList(query, PENDING_SEAL_LIST);
    return sendRows(reply, 'pending-seals', page, await this.pendingSeals.list(page), toPendingSealDto);
  }

  /**
   * Have a report rendered
   *
   * @remarks Tries a job again that was given up, or orders one where there is none; where one is under way, or the PDF
   * is there, it changes nothing.
   */
  @Post('reports/:id/render')
  @Needs('certificates.review')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: PendingSealDto, description: 'How it stands now' })
  @ResourceErrors(401, 403, missing('Report'), {
    reason: 'illegal_transition',
    message: message('edition_not_in_force'),
  })
  async renderReport(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<PendingSealDto> {
    return toPendingSealDto(await this.pendingSeals.render(actor, id));
  }
}
