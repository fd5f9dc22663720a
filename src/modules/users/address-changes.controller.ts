import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { FreshlyAuthenticated, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { AddressRequestDto, OwnAddressDto, toOwnAddressDto } from './address-changes.dto.js';
import { AddressChangesService } from './address-changes.service.js';

@ApiTags('Accounts')
@Controller('api/v1/me/address-change')
export class AddressChangesController {
  constructor(private readonly changes: AddressChangesService) {}

  /** The caller's address, and the other one that waits to be confirmed */
  @Get()
  @SignedIn()
  @ApiResponse({ status: 200, type: OwnAddressDto, description: 'The address' })
  @ResourceErrors(401)
  async getAddressChange(@CurrentActor() actor: Actor): Promise<OwnAddressDto> {
    return toOwnAddressDto(await this.changes.own(actor));
  }

  /**
   * Ask for another address
   *
   * @remarks Both addresses are mailed a link; the account has the other one as soon as both have confirmed, within
   * 24 hours, and all its sessions end then. What was asked for before ends. The answer does not tell whether the
   * other address has an account. Five an hour.
   */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @FreshlyAuthenticated()
  @LimitTo(20, 'address-change')
  @ApiResponse({ status: 200, type: OwnAddressDto, description: 'The mails are on their way' })
  @ResourceErrors(400, wrongField('email', message('address_unchanged')), 401, 'reauthentication_required', {
    reason: 'too_many_requests',
    message: message('address_changes_exhausted'),
  })
  async requestAddressChange(
    @CurrentActor() actor: Actor,
    @Body() { email }: AddressRequestDto,
  ): Promise<OwnAddressDto> {
    return toOwnAddressDto(await this.changes.request(actor, email));
  }

  /** Keep the present address: the links end, also of what staff asked for */
  @Delete()
  @SignedIn()
  @ApiResponse({ status: 200, type: OwnAddressDto, description: 'Nothing waits any more' })
  @ResourceErrors(401)
  async cancelAddressChange(@CurrentActor() actor: Actor): Promise<OwnAddressDto> {
    return toOwnAddressDto(await this.changes.cancel(actor));
  }
}
