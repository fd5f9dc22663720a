import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import type { Caller } from '../../domain/account/known-device.js';
import { message } from '../../domain/messages/message.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { FreshlyAuthenticated, Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { CurrentCaller } from '../../platform/http/caller.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { toUserDto, USER_LIST, UserChangeDto, UserDto, UserInputDto } from './users-admin.dto.js';
import { UsersAdminService } from './users-admin.service.js';

@ApiTags('Users and roles')
@Controller('api/v1/users')
export class UsersController {
  constructor(private readonly users: UsersAdminService) {}

  /**
   * List accounts
   *
   * @remarks Sorted by `id`, `username`, `email`, `name`, `roleId`, `status` or `createdAt`. Filters: `q` (as `name`,
   * or a whole passport), `id` (a list), `name` (words of name, user name or email, each by its beginning), `email`
   * (the whole address), `roleId`, `status`, `mail` (`returned`: mails to it come back). Totals of searches are counted
   * up to 100,000.
   */
  @Get()
  @Needs('users.manage')
  @AuditsRead('user')
  @AnswersRows(UserDto)
  async listUsers(@Query() query: ResourceListQuery, @Res({ passthrough: true }) reply: AppReply): Promise<UserDto[]> {
    const request = readResourceList(query, USER_LIST);
    return sendRows(reply, 'users', request.page, await this.users.list(request), toUserDto);
  }

  /** One account */
  @Get(':id')
  @Needs('users.manage')
  @AuditsRead('user')
  @ApiResponse({ status: 200, type: UserDto, description: 'The account' })
  @ResourceErrors(401, 403, missing('User'))
  async getUser(@RecordId() id: number): Promise<UserDto> {
    return toUserDto(await this.users.detail(id));
  }

  /**
   * Make an account
   *
   * @remarks Only administrators make administrators; others give only roles whose permissions they have themselves.
   * 409 `already_exists` names the field that belongs to another account. The user is mailed a link by which to choose
   * a password, for 24 hours; `password` is refused (400).
   */
  @Post()
  @Needs('users.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 201, type: UserDto, description: 'The new account' })
  @ResourceErrors(
    400,
    401,
    'forbidden',
    'reauthentication_required',
    wrongField('email', message('email_taken'), 'already_exists'),
  )
  async createUser(@CurrentActor() actor: Actor, @Body() body: UserInputDto): Promise<UserDto> {
    return toUserDto(await this.users.add(actor, { ...body }));
  }

  /**
   * Change an account, in whole or in part
   *
   * @remarks A change of role or status ends all sessions of the user. Another email is only asked for here: the
   * account keeps the one that it has until both addresses have confirmed by mail (`GET users/:id/address-change`).
   * Nobody changes their own role or status (403), and the last active administrator stays one (409
   * `last_administrator`). `password` is refused (400): everybody chooses their own. Another's email is changed by an
   * administrator (403). For one's own email `oldPassword` is needed; a wrong one counts as a failed login. Another's
   * role, status or email is changed by who has shown within ten minutes that it is they (403
   * `reauthentication_required`).
   */
  @Put(':id')
  @Needs('users.manage')
  @ApiResponse({ status: 200, type: UserDto, description: 'The account as it is now' })
  @ResourceErrors(
    400,
    wrongField('oldPassword', message('old_password_wrong'), 'wrong_password'),
    401,
    'forbidden',
    'reauthentication_required',
    missing('User'),
    'stale_version',
    'last_administrator',
    wrongField('email', message('email_taken'), 'already_exists'),
    { reason: 'locked_out', message: message('passwords_locked') },
  )
  async updateUser(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: UserChangeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<UserDto> {
    const { version, ...given } = body;
    return toUserDto(await this.users.change(actor, presentTarget(id, version), given, caller));
  }

  /**
   * Remove an account
   *
   * @remarks 409 `in_use` names what refers to it: certificates, files, news, or audit events of what the user did.
   * Such an account can only be disabled.
   */
  @Delete(':id')
  @Needs('users.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone, and so are its sessions' })
  @ResourceErrors(
    401,
    'forbidden',
    'reauthentication_required',
    missing('User'),
    'stale_version',
    'in_use',
    'last_administrator',
  )
  async deleteUser(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.users.remove(actor, id, version);
    return { id };
  }

  /** Revoke all sessions of a user */
  @Post(':id/end-sessions')
  @HttpCode(200)
  @Needs('users.manage')
  @ApiResponse({ status: 200, type: UserDto, description: 'The account, signed out everywhere' })
  @ResourceErrors(401, 403, missing('User'))
  async revokeSessionsOfUser(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<UserDto> {
    return toUserDto(await this.users.revokeSessions(actor, id));
  }
}
