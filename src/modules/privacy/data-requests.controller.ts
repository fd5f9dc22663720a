import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { DATA_REQUEST_LIST, DataRequestDto, toDataRequestDto } from './data-requests.dto.js';
import { DataRequestsService } from './data-requests.service.js';

@ApiTags('Personal data')
@Controller('api/v1/data-requests')
export class DataRequestsController {
  constructor(private readonly requests: DataRequestsService) {}

  /**
   * List what people asked for about the data that is held of them
   *
   * @remarks Newest first, or sorted by `id`, `userId`, `kind`, `askedAt`, `dueAt`, `doneAt` or `doneBy`. Filters:
   * `q` (words of the name, user name or email of who asked, each by its beginning, or a whole passport), `id` (a
   * list), `userId`, `kind`, `open`.
   */
  @Get()
  @Needs('users.manage')
  @AuditsRead('data-request')
  @AnswersRows(DataRequestDto)
  async listDataRequests(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<DataRequestDto[]> {
    const { page, sort, filter } = readResourceList(query, DATA_REQUEST_LIST);
    const { q, ...rest } = filter;
    const found = await this.requests.list({ page, sort, filter: rest }, q);
    return sendRows(reply, 'data-requests', page, found, toDataRequestDto);
  }

  /** One request */
  @Get(':id')
  @Needs('users.manage')
  @AuditsRead('data-request')
  @ApiResponse({ status: 200, type: DataRequestDto, description: 'The request' })
  @ResourceErrors(401, 403, missing('Request'))
  async getDataRequest(@RecordId() id: number): Promise<DataRequestDto> {
    return toDataRequestDto(await this.requests.detail(id));
  }

  /** Note that a person has done what was asked: 409 `illegal_transition` where it is done */
  @Post(':id/done')
  @Needs('users.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: DataRequestDto, description: 'The request, done' })
  @ResourceErrors(401, 403, missing('Request'), 'illegal_transition')
  async finishDataRequest(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<DataRequestDto> {
    return toDataRequestDto(await this.requests.finish(actor, id));
  }
}
