import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { FreshlyAuthenticated, Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { IntegratorsService } from './integrators.service.js';
import { InviteMemberDto, MemberDto, toInvitee, toMemberDto } from './members.dto.js';
import { MembersService } from './members.service.js';

/** The people of an integrator, as staff see to them. */
@ApiTags('Integrators')
@Controller('api/v1/integrators/:id/members')
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly integrators: IntegratorsService,
  ) {}

  /** List the people of an integrator */
  @Get()
  @Needs('integrators.manage')
  @AuditsRead('user')
  @ApiResponse({ status: 200, type: [MemberDto], description: 'All of them, as they came' })
  @ResourceErrors(400, 401, 403, missing('Integrator'))
  async listMembers(@RecordId() id: number): Promise<MemberDto[]> {
    await this.integrators.detail(id);
    return (await this.members.list(id)).map(toMemberDto);
  }

  /**
   * Invite somebody to an integrator
   *
   * @remarks They are mailed a link by which to choose a password, for 24 hours. Signed in, they see what is the
   * integrator's, and nothing else.
   */
  @Post()
  @Needs('integrators.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 201, type: MemberDto, description: 'The new member' })
  @ResourceErrors(
    400,
    401,
    'forbidden',
    'reauthentication_required',
    missing('Integrator'),
    'integrator_closed',
    'too_many_members',
    wrongField('email', message('email_taken'), 'already_exists'),
  )
  async inviteMember(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: InviteMemberDto,
  ): Promise<MemberDto> {
    return toMemberDto(await this.members.invite(actor, id, toInvitee(body)));
  }

  /** Mail somebody's invitation anew: the link before ends */
  @Post(':userId/send-invitation')
  @HttpCode(200)
  @Needs('integrators.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'Whose it is' })
  @ResourceErrors(400, 401, 403, missing('Member'), 'illegal_transition', 'cooldown')
  async resendMemberInvitation(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @RecordId('userId') userId: number,
  ): Promise<RemovedDto> {
    await this.members.sendAgain(actor, id, userId);
    return { id: userId };
  }

  /**
   * Remove somebody from an integrator
   *
   * @remarks The account, its sessions and the keys that it has made end at once.
   */
  @Post(':userId/remove')
  @HttpCode(200)
  @Needs('integrators.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: RemovedDto, description: 'They are gone' })
  @ResourceErrors(400, 401, 'forbidden', 'reauthentication_required', missing('Member'))
  async removeMember(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @RecordId('userId') userId: number,
  ): Promise<RemovedDto> {
    await this.members.remove(actor, id, userId);
    return { id: userId };
  }
}
