import { applyDecorators, Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { message } from '../../domain/messages/message.js';
import { Open, SecretAnswer } from '../../platform/http/access.js';
import { wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { AddressQuestionDto, AddressTokenDto, toQuestionDto } from './address-changes.dto.js';
import { AddressLinksService } from './address-links.service.js';

/** By a link of a mail alone. The token is in the body, where no log and no cache sees it. */
const ByLink = () =>
  applyDecorators(
    Open(),
    HttpCode(200),
    LimitTo(30, 'address-link'),
    SecretAnswer(),
    Header('Cache-Control', 'no-store'),
  );

@ApiTags('Accounts')
@Controller('api/v1/address-changes')
export class AddressLinksController {
  constructor(private readonly links: AddressLinksService) {}

  /** Which address a mailed link asks about */
  @Post('look')
  @ByLink()
  @ApiResponse({ status: 200, type: AddressQuestionDto, description: 'The address' })
  @ResourceErrors(400, 'address_change_ended')
  async getAddressLink(@Body() { token }: AddressTokenDto): Promise<AddressQuestionDto> {
    return toQuestionDto(await this.links.look(token));
  }

  /**
   * Confirm another address of an account
   *
   * @remarks The account has it as soon as both mailboxes have confirmed. 409 `already_exists` where another account
   * has got it meanwhile.
   */
  @Post('confirm')
  @ByLink()
  @ApiResponse({ status: 200, type: AddressQuestionDto, description: 'Confirmed, or done' })
  @ResourceErrors(400, 'address_change_ended', wrongField('email', message('email_taken'), 'already_exists'))
  async confirmAddressChange(@Body() { token }: AddressTokenDto): Promise<AddressQuestionDto> {
    return toQuestionDto(await this.links.confirm(token));
  }

  /**
   * Say that one did not ask for it
   *
   * @remarks The change ends. Where it is the address that the account has, all sessions of the account end, too.
   */
  @Post('refuse')
  @ByLink()
  @ApiResponse({ status: 200, type: AddressQuestionDto, description: 'Nothing changes' })
  @ResourceErrors(400, 'address_change_ended')
  async refuseAddressChange(@Body() { token }: AddressTokenDto): Promise<AddressQuestionDto> {
    return toQuestionDto(await this.links.refuse(token));
  }
}
