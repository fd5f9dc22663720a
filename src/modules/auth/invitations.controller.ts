import { applyDecorators, Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { message } from '../../domain/messages/message.js';
import { Open, SecretAnswer } from '../../platform/http/access.js';
import { wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { AcceptInvitationDto, InvitationDto, InvitationTokenDto, toInvitationDto } from './invitations.dto.js';
import { InvitationsService } from './invitations.service.js';

/** By a link of a mail alone. The token is in the body, where no log and no cache sees it. */
const ByLink = () =>
  applyDecorators(
    Open(),
    HttpCode(200),
    LimitTo(30, 'invitation'),
    SecretAnswer(),
    Header('Cache-Control', 'no-store'),
  );

@ApiTags('Accounts')
@Controller('api/v1/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** For which account a mailed link lets one choose a password */
  @Post('look')
  @ByLink()
  @ApiResponse({ status: 200, type: InvitationDto, description: 'The account' })
  @ResourceErrors(400, 'invitation_ended')
  async getInvitation(@Body() { token }: InvitationTokenDto): Promise<InvitationDto> {
    return toInvitationDto(await this.invitations.look(token));
  }

  /**
   * Choose the password of an account that staff have made
   *
   * @remarks Once, within 24 hours. It signs nobody in.
   */
  @Post('accept')
  @ByLink()
  @ApiResponse({ status: 200, type: InvitationDto, description: 'The account, to sign in to with the password' })
  @ResourceErrors(400, wrongField('password', message('password_common')), 'invitation_ended')
  async acceptInvitation(@Body() { token, password }: AcceptInvitationDto): Promise<InvitationDto> {
    const invited = await this.invitations.look(token);
    return toInvitationDto({ ...invited, user: await this.invitations.accept(token, password) });
  }
}
