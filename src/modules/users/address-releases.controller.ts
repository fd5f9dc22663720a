import { Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { FreshlyAuthenticated, Needs, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { SeenChangeQuery, toUserAddressDto, UserAddressDto } from './address-changes.dto.js';
import { AddressReleasesService } from './address-releases.service.js';

@ApiTags('Users and roles')
@Controller('api/v1/users')
export class AddressReleasesController {
  constructor(private readonly releases: AddressReleasesService) {}

  /** The other address of an account that waits to be confirmed */
  @Get(':id/address-change')
  @Needs('users.manage')
  @AuditsRead('user')
  @ApiResponse({ status: 200, type: UserAddressDto, description: 'What waits' })
  @ResourceErrors(401, 403, missing('User'))
  async getAddressChangeOfUser(@RecordId() id: number): Promise<UserAddressDto> {
    return toUserAddressDto(id, await this.releases.find(id));
  }

  /** Let an account keep the address that it has: the links end */
  @Delete(':id/address-change')
  @Needs('users.manage')
  @ApiResponse({ status: 200, type: UserAddressDto, description: 'Nothing waits any more' })
  @ResourceErrors(401, 403, missing('User'))
  async cancelAddressChangeOfUser(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<UserAddressDto> {
    await this.releases.cancel(actor, id);
    return toUserAddressDto(id, null);
  }

  /**
   * Do without the old address of somebody who has lost its mailbox
   *
   * @remarks For two administrators: it is done when another one asks for the same within a day. The new address has
   * to confirm all the same; `change` is null where it has done so already, and the account has the address.
   */
  @Post(':id/address-change/release')
  @HttpCode(200)
  @SignedIn()
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: UserAddressDto, description: 'Asked for, or released' })
  @ResourceErrors(
    400,
    401,
    'forbidden',
    'reauthentication_required',
    missing('User'),
    { reason: 'illegal_transition', message: message('no_address_change') },
    'stale_version',
    wrongField('email', message('email_taken'), 'already_exists'),
  )
  async releaseAddressChangeOfUser(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { requestedAt }: SeenChangeQuery,
  ): Promise<UserAddressDto> {
    return toUserAddressDto(id, await this.releases.release(actor, id, requestedAt));
  }
}
