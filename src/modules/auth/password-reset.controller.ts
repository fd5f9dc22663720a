import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import type { Caller } from '../../domain/account/known-device.js';
import { message } from '../../domain/messages/message.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { CurrentCaller } from '../../platform/http/caller.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { RecordId } from '../../platform/http/record-id.js';
import { CooldownDto } from './cooldown.dto.js';
import { InvitationSentDto } from './invitations.dto.js';
import { InvitationsService } from './invitations.service.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('Users and roles')
@Controller('api/v1/users')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly invitations: InvitationsService,
  ) {}

  /**
   * Mail a user a code to set another password
   *
   * @remarks To the address of the account, as if its user had asked for it; whoever sends it sees nothing of the code.
   * The present password holds until the code is used. As often as codes may be asked for.
   */
  @Post(':id/send-password-reset')
  @HttpCode(200)
  @Needs('users.manage')
  @LimitTo(20, 'send-code')
  @ApiResponse({ status: 200, type: CooldownDto, description: 'The mail is on its way' })
  @ResourceErrors(401, 403, missing('User'), 'illegal_transition', 'cooldown')
  async sendPasswordReset(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @CurrentCaller() caller: Caller,
  ): Promise<CooldownDto> {
    return { cooldown: await this.resets.send(actor, id, caller) };
  }

  /**
   * Mail the invitation of an account anew
   *
   * @remarks For an account whose user has chosen no password yet (409 `illegal_transition` otherwise). The link works
   * for 24 hours; the one before ends. Once a minute.
   */
  @Post(':id/send-invitation')
  @HttpCode(200)
  @Needs('users.manage')
  @LimitTo(20, 'send-code')
  @ApiResponse({ status: 200, type: InvitationSentDto, description: 'The mail is on its way' })
  @ResourceErrors(
    401,
    403,
    missing('User'),
    { reason: 'illegal_transition', message: message('invitation_accepted') },
    'cooldown',
  )
  async resendInvitation(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<InvitationSentDto> {
    await this.invitations.sendAgain(actor, id);
    return { id };
  }
}
