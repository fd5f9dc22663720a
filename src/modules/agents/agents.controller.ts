import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { Needs, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { NamesColleague } from '../audit/named-changes.interceptor.js';
import { AGENT_LIST, AgentChangeDto, AgentDto, AgentInputDto, toAgentDto } from './agents.dto.js';
import { AgentsService } from './agents.service.js';

@ApiTags('Catalogue')
@Controller('api/v1/agents')
export class AgentsController {
  constructor(private readonly agents: AgentsService) {}

  /**
   * List which agency works for which university
   *
   * @remarks Sorted by `id`, `companyName` or `universityName`. Filters: `q` (words of both names), `id` (a list),
   * `companyId`, `universityId`, and `companyName` and `universityName` (words, each by its beginning).
   */
  @Get()
  @SignedIn()
  @AnswersRows(AgentDto)
  async listAgents(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<AgentDto[]> {
    const { page, sort, filter } = readResourceList(query, AGENT_LIST);
    const agents = await this.agents.list({ page, sort, filter });
    return sendRows(reply, 'agents', page, agents, toAgentDto);
  }

  /** One link */
  @Get(':id')
  @SignedIn()
  @ApiResponse({ status: 200, type: AgentDto, description: 'The link' })
  @ResourceErrors(400, 401, missing('Agent'))
  async getAgent(@RecordId() id: number): Promise<AgentDto> {
    return toAgentDto(await this.agents.detail(id));
  }

  /** Make a company an agency of a university: 409 `already_exists` where it is */
  @Post()
  @Needs('catalog.manage')
  @ApiResponse({ status: 201, type: AgentDto, description: 'The new link' })
  @ResourceErrors(400, 401, 403, wrongField('universityId', message('agency_taken'), 'already_exists'))
  async createAgent(@CurrentActor() actor: Actor, @Body() body: AgentInputDto): Promise<AgentDto> {
    return toAgentDto(await this.agents.add(actor, body));
  }

  /** Change a link, in whole or in part */
  @Put(':id')
  @NamesColleague('agent.changed')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: AgentDto, description: 'The link as it is now' })
  @ResourceErrors(
    400,
    401,
    403,
    missing('Agent'),
    'stale_version',
    wrongField('universityId', message('agency_taken'), 'already_exists'),
  )
  async updateAgent(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: AgentChangeDto,
  ): Promise<AgentDto> {
    const { version, ...link } = body;
    return toAgentDto(await this.agents.change(actor, presentTarget(id, version), link));
  }

  /** Remove a link */
  @Delete(':id')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, missing('Agent'), 'stale_version')
  async deleteAgent(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.agents.remove(actor, [{ id, version }]);
    return { id };
  }
}
