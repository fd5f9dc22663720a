import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { AlsoMembers, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { EndedSessionDto, EndedSessionsDto, OwnSessionDto, toOwnSessionDto } from './sessions.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('Accounts')
@Controller('api/v1/me/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /** Where the caller is signed in: the session that asks first, then the last used; 100 at most */
  @Get()
  @SignedIn()
  @AlsoMembers()
  @ApiResponse({ status: 200, type: [OwnSessionDto], description: 'The sessions that work' })
  @ResourceErrors(401)
  async listSessions(@CurrentActor() actor: Actor): Promise<OwnSessionDto[]> {
    return (await this.sessions.list(actor)).map((session) => toOwnSessionDto(session, actor.sessionId));
  }

  /** Sign out one of them; also the one that asks */
  @Delete(':id')
  @SignedIn()
  @AlsoMembers()
  @ApiResponse({ status: 200, type: EndedSessionDto, description: 'It has ended' })
  @ResourceErrors(401, missing('Session'))
  async endSession(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<EndedSessionDto> {
    await this.sessions.end(actor, id);
    return { id };
  }

  /** Sign out everywhere else */
  @Delete()
  @SignedIn()
  @AlsoMembers()
  @ApiResponse({ status: 200, type: EndedSessionsDto, description: 'Only the one that asks works still' })
  @ResourceErrors(401)
  async endOtherSessions(@CurrentActor() actor: Actor): Promise<EndedSessionsDto> {
    return { ended: await this.sessions.endOthers(actor) };
  }
}
