import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { FreshlyAuthenticated, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import {
  PROPOSAL_LIST,
  ProposalDto,
  ProposalRefusalDto,
  SettledProposalDto,
  toProposalDto,
  toProposalFilter,
  toSettledDto,
} from './proposals.dto.js';
import { ProposalsService } from './proposals.service.js';

const NO_REASON = wrongField('reason', message('reason_needed'), 'missing_fields');

@ApiTags('Proposals')
@Controller('api/v1/proposals')
export class ProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  /**
   * List what officers propose
   *
   * @remarks For staff with `reports.withdraw` (withdrawals; with `certificates.read` corrections, too) or
   * `certificates.review` (approvals), each of what they could release. Newest first, or sorted by `id`, `proposedAt`,
   * `action`, `certificateId`, `proposedBy`, `reason`, `state` or `settledAt`. Filters: `q` (words of the
   * holder's name, each by its beginning, the beginning of the report's number, or the whole number of the certificate
   * or of the proposal), `releasable` (true: what waits for the caller as the second officer), `id` (a list),
   * `action`, `state`, `certificateId`, `proposedBy`. `SECOND_APPROVAL` says what is proposed at all.
   */
  @Get()
  @SignedIn()
  @AuditsRead('proposal')
  @AnswersRows(ProposalDto)
  async listProposals(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ProposalDto[]> {
    const { page, sort, filter } = readResourceList(query, PROPOSAL_LIST);
    const found = await this.proposals.list(actor, { page, sort, filter: toProposalFilter(filter) });
    return sendRows(reply, 'proposals', page, found, toProposalDto);
  }

  /** One proposal */
  @Get(':id')
  @SignedIn()
  @AuditsRead('proposal')
  @ApiResponse({ status: 200, type: ProposalDto, description: 'The proposal' })
  @ResourceErrors(401, 403, missing('Proposal'))
  async getProposal(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ProposalDto> {
    return toProposalDto(await this.proposals.detail(actor, id));
  }

  /**
   * Do what another officer has proposed
   *
   * @remarks 403 for whoever has proposed it; 409 `illegal_transition` where it is settled, or the record has changed
   * since.
   */
  @Post(':id/release')
  @SignedIn()
  @FreshlyAuthenticated()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: SettledProposalDto, description: 'It is done' })
  @ResourceErrors(
    401,
    'forbidden',
    'reauthentication_required',
    missing('Proposal'),
    'illegal_transition',
    'stale_version',
    'verdicts_missing',
    'confirmation_missing',
    'confirmation_differs',
    'report_withdrawn',
    'report_superseded',
  )
  async releaseProposal(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<SettledProposalDto> {
    return toSettledDto(await this.proposals.release(actor, id));
  }

  /** Refuse what another officer has proposed: nothing changes, and the reason is kept */
  @Post(':id/refuse')
  @SignedIn()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: SettledProposalDto, description: 'It is refused', example: { state: 'refused' } })
  @ResourceErrors(NO_REASON, 401, 403, missing('Proposal'), 'illegal_transition')
  async refuseProposal(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() { reason }: ProposalRefusalDto,
  ): Promise<SettledProposalDto> {
    return toSettledDto(await this.proposals.refuse(actor, id, reason));
  }

  /** Take back what one has proposed oneself */
  @Post(':id/withdraw')
  @SignedIn()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: SettledProposalDto, description: 'It is gone', example: { state: 'withdrawn' } })
  @ResourceErrors(401, 403, missing('Proposal'), 'illegal_transition')
  async withdrawProposal(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<SettledProposalDto> {
    return toSettledDto(await this.proposals.withdraw(actor, id));
  }
}
