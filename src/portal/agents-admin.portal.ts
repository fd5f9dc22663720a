import { Body, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import { message } from '../domain/messages/message.js';
import { AgentsService } from '../modules/agents/agents.service.js';
import { Needs } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { missing, wrongField } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { ErrorFieldNames } from '../platform/http/error-field-names.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { AGENT_NAMES, PortalAgentDto, PortalAgentInputDto, toPortalAgentDto } from './agents.dto.js';
import { fromPortalNames } from './portal-names.js';

@ApiTags('Catalogue')
@Portal('admin', 'admin')
@ErrorFieldNames(AGENT_NAMES)
export class AgentsAdminPortal {
  constructor(private readonly agents: AgentsService) {}

  /** Make a company an agency of a university: 409 `already_exists` where it is */
  @Post('add/agent')
  @Needs('catalog.manage')
  @Answers({ family: 'admin', message: 'Save Success!', model: PortalAgentDto })
  @ApiErrors(400, 401, 403, wrongField('uid', message('agency_taken'), 'already_exists'))
  async addPortalAgent(@CurrentActor() actor: Actor, @Body() body: PortalAgentInputDto): Promise<PortalAgentDto> {
    return toPortalAgentDto(await this.agents.add(actor, fromPortalNames(AGENT_NAMES, body)));
  }

  /** End the link of a company and a university */
  @Post('delete/agent')
  @Needs('catalog.manage')
  @Answers({ family: 'admin', message: 'Delete Success!' })
  @ApiErrors(400, 401, 403, missing('Agent'))
  async removePortalAgents(@CurrentActor() actor: Actor, @Body() body: PortalAgentInputDto): Promise<null> {
    await this.agents.removeLink(actor, fromPortalNames(AGENT_NAMES, body));
    return null;
  }
}
