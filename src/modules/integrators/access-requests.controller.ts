import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { FreshlyAuthenticated, Needs, Open } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import {
  ACCESS_REQUEST_LIST,
  AccessAskedDto,
  AccessConfirmedDto,
  AccessRequestDto,
  AccessRequestInputDto,
  AccessTokenDto,
  AdmittedDto,
  DeclineRequestDto,
  toAccessRequestDto,
  toRequestFields,
} from './access-requests.dto.js';
import { AccessRequestsService } from './access-requests.service.js';

/** Organisations that want to be integrators. */
@ApiTags('Integrators')
@Controller('api/v1/access-requests')
export class AccessRequestsController {
  constructor(private readonly requests: AccessRequestsService) {}

  /**
   * Ask for access by programs
   *
   * @remarks The address gets a mail with a link that works for three days; only what is confirmed there is read. The
   * answer is the same whether the address or the organisation is known or not.
   */
  @Post()
  @Open()
  @LimitTo(10, 'access-request')
  @HttpCode(202)
  @ApiResponse({ status: 202, type: AccessAskedDto, description: 'The address is asked by mail' })
  @ResourceErrors(400)
  async requestAccess(@Body() body: AccessRequestInputDto): Promise<AccessAskedDto> {
    const confirmBy = await this.requests.ask(toRequestFields(body), body.language ?? 'en');
    return { confirmBy: confirmBy.toISOString() };
  }

  /** Confirm the address of a request, with the token of the mail's link; doing it again does no harm */
  @Post('confirm')
  @Open()
  @LimitTo(30, 'access-confirm')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: AccessConfirmedDto, description: 'Staff will read it' })
  @ResourceErrors(400, 'link_expired')
  async confirmAccessRequest(@Body() { token }: AccessTokenDto): Promise<AccessConfirmedDto> {
    await this.requests.confirm(token);
    return { confirmed: true };
  }

  /**
   * List the requests that wait for a decision
   *
   * @remarks Sorted by `id` (the oldest first), `organisation` or `createdAt`. Filter: `id` (a list).
   */
  @Get()
  @Needs('integrators.manage')
  @AuditsRead('access-request')
  @AnswersRows(AccessRequestDto)
  async listAccessRequests(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<AccessRequestDto[]> {
    const { page, sort, filter } = readResourceList(query, ACCESS_REQUEST_LIST);
    const found = await this.requests.list({ page, sort, filter });
    return sendRows(reply, 'access-requests', page, found, toAccessRequestDto);
  }

  /** One request that waits for a decision */
  @Get(':id')
  @Needs('integrators.manage')
  @AuditsRead('access-request')
  @ApiResponse({ status: 200, type: AccessRequestDto, description: 'The request' })
  @ResourceErrors(400, 401, 403, missing('Request'))
  async getAccessRequest(@RecordId() id: number): Promise<AccessRequestDto> {
    return toAccessRequestDto(await this.requests.detail(id));
  }

  /** Admit an organisation: it becomes an integrator, and who has asked is invited */
  @Post(':id/admit')
  @HttpCode(200)
  @Needs('integrators.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: AdmittedDto, description: 'The integrator' })
  @ResourceErrors(
    400,
    401,
    'forbidden',
    'reauthentication_required',
    missing('Request'),
    'illegal_transition',
    'already_exists',
  )
  async admitAccessRequest(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<AdmittedDto> {
    return { integratorId: await this.requests.admit(actor, id) };
  }

  /** Decline a request; the reason is mailed */
  @Post(':id/decline')
  @HttpCode(200)
  @Needs('integrators.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'Which one' })
  @ResourceErrors(400, 401, 403, missing('Request'), 'illegal_transition')
  async declineAccessRequest(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() { reason }: DeclineRequestDto,
  ): Promise<RemovedDto> {
    await this.requests.decline(actor, id, reason);
    return { id };
  }
}
