import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import type { KeyCaller } from '../../domain/integrator/api-key.js';
import { message } from '../../domain/messages/message.js';
import { FreshlyAuthenticated, MembersOnly, SecretAnswer } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { CurrentKey } from '../../platform/http/key.decorator.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import { ApiKeyDto, MadeApiKeyDto, toApiKeyDto, toKeyFields, toMadeApiKeyDto } from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';
import { IntegratorsService } from './integrators.service.js';
import { InviteMemberDto, MemberDto, toInvitee, toMemberDto } from './members.dto.js';
import { MembersService } from './members.service.js';
import { OwnIntegratorDto, OwnKeyInputDto, toOwnIntegratorDto } from './own-integrator.dto.js';

/** What the people of an integrator see and do; its checks and webhooks are the calls that its programs make. */
@ApiTags('Own integrator')
@MembersOnly()
@Controller('api/v1/integrator')
export class OwnIntegratorController {
  constructor(
    private readonly integrators: IntegratorsService,
    private readonly keys: ApiKeysService,
    private readonly members: MembersService,
  ) {}

  /** Your integrator, and how much it was used of late */
  @Get()
  @ApiResponse({ status: 200, type: OwnIntegratorDto, description: 'The integrator' })
  @ResourceErrors(401, 403)
  async getOwnIntegrator(@CurrentKey() { integratorId }: KeyCaller): Promise<OwnIntegratorDto> {
    const { integrator, uses } = await this.integrators.usage(integratorId);
    return toOwnIntegratorDto(integrator, uses);
  }

  /** List the keys of your integrator, the newest first */
  @Get('api-keys')
  @ApiResponse({ status: 200, type: [ApiKeyDto], description: 'The newest 100' })
  @ResourceErrors(401, 403)
  async listOwnApiKeys(@CurrentKey() { integratorId }: KeyCaller): Promise<ApiKeyDto[]> {
    return (await this.keys.listOf(integratorId)).map(toApiKeyDto);
  }

  /**
   * Make a key of your integrator
   *
   * @remarks The answer holds the key, which is shown this once. Two of a mode work at once, so that a program can be
   * given the new one before the old one is revoked.
   */
  @Post('api-keys')
  @FreshlyAuthenticated()
  @SecretAnswer()
  @ApiResponse({ status: 201, type: MadeApiKeyDto, description: 'The new key' })
  @ResourceErrors(400, 401, 'forbidden', 'reauthentication_required', 'integrator_closed', 'too_many_keys')
  async createOwnApiKey(
    @CurrentActor() actor: Actor,
    @CurrentKey() { integratorId }: KeyCaller,
    @Body() body: OwnKeyInputDto,
  ): Promise<MadeApiKeyDto> {
    const { mode = 'live', name, permissions } = body;
    const { networks = [], endsAt = null } = toKeyFields(body);
    return toMadeApiKeyDto(await this.keys.make(actor, { integratorId, mode, name, permissions, networks, endsAt }));
  }

  /** Revoke a key of your integrator: from the next request on it opens nothing */
  @Post('api-keys/:id/revoke')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ApiKeyDto, description: 'The key as it is now' })
  @ResourceErrors(400, 401, 403, missing('Key'))
  async revokeOwnApiKey(
    @CurrentActor() actor: Actor,
    @CurrentKey() { integratorId }: KeyCaller,
    @RecordId() id: number,
  ): Promise<ApiKeyDto> {
    return toApiKeyDto(await this.keys.revoke(actor, id, integratorId));
  }

  /** List your colleagues, and yourself */
  @Get('members')
  @ApiResponse({ status: 200, type: [MemberDto], description: 'All of them, as they came' })
  @ResourceErrors(401, 403)
  async listColleagues(@CurrentKey() { integratorId }: KeyCaller): Promise<MemberDto[]> {
    return (await this.members.list(integratorId)).map(toMemberDto);
  }

  /**
   * Invite a colleague
   *
   * @remarks They are mailed a link by which to choose a password, for 24 hours, and may then do all that you may.
   */
  @Post('members')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 201, type: MemberDto, description: 'The new member' })
  @ResourceErrors(
    400,
    401,
    'forbidden',
    'reauthentication_required',
    'integrator_closed',
    'too_many_members',
    wrongField('email', message('email_taken'), 'already_exists'),
  )
  async inviteColleague(
    @CurrentActor() actor: Actor,
    @CurrentKey() { integratorId }: KeyCaller,
    @Body() body: InviteMemberDto,
  ): Promise<MemberDto> {
    return toMemberDto(await this.members.invite(actor, integratorId, toInvitee(body)));
  }

  /** Mail a colleague's invitation anew: the link before ends */
  @Post('members/:id/send-invitation')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: RemovedDto, description: 'Whose it is' })
  @ResourceErrors(400, 401, 403, missing('Member'), 'illegal_transition', 'cooldown')
  async resendColleagueInvitation(
    @CurrentActor() actor: Actor,
    @CurrentKey() { integratorId }: KeyCaller,
    @RecordId() id: number,
  ): Promise<RemovedDto> {
    await this.members.sendAgain(actor, integratorId, id);
    return { id };
  }

  /** Remove a colleague: the account, its sessions and the keys that it has made end at once */
  @Post('members/:id/remove')
  @HttpCode(200)
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: RemovedDto, description: 'They are gone' })
  @ResourceErrors(400, 401, 'forbidden', 'reauthentication_required', missing('Member'))
  async removeColleague(
    @CurrentActor() actor: Actor,
    @CurrentKey() { integratorId }: KeyCaller,
    @RecordId() id: number,
  ): Promise<RemovedDto> {
    await this.members.remove(actor, integratorId, id);
    return { id };
  }
}
