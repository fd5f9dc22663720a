import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { FreshlyAuthenticated, Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { RoleCode, TakesRoleCode } from '../../platform/http/role-code.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { NamesColleague } from '../audit/named-changes.interceptor.js';
import { ROLE_LIST, RoleChangeDto, RoleDto, RoleInputDto, toRoleDto } from './roles.dto.js';
import { RolesService } from './roles.service.js';

@ApiTags('Users and roles')
@Controller('api/v1/roles')
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  /**
   * List roles
   *
   * @remarks Sorted by `id` (the code), `name` or `permissions` (how many). Filters: `q` (words of names and
   * permissions), `id` (a list), `name` (words, each by its beginning).
   */
  @Get()
  @Needs('users.manage')
  @AnswersRows(RoleDto)
  async listRoles(@Query() query: ResourceListQuery, @Res({ passthrough: true }) reply: AppReply): Promise<RoleDto[]> {
    const { page, sort, filter } = readResourceList(query, ROLE_LIST);
    const roles = await this.roles.list({ page, sort, filter });
    return sendRows(reply, 'roles', page, roles, toRoleDto);
  }

  /** One role */
  @Get(':id')
  @TakesRoleCode()
  @Needs('users.manage')
  @ApiResponse({ status: 200, type: RoleDto, description: 'The role' })
  @ResourceErrors(401, 403, missing('Role'))
  async getRole(@RoleCode() id: number): Promise<RoleDto> {
    return toRoleDto(await this.roles.detail(id));
  }

  /** Make a staff role: 403 for a permission that the caller does not have */
  @Post()
  @Needs('users.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 201, type: RoleDto, description: 'The new role, with its code' })
  @ResourceErrors(
    400,
    401,
    'forbidden',
    'reauthentication_required',
    wrongField('name', message('role_taken'), 'already_exists'),
  )
  async createRole(@CurrentActor() actor: Actor, @Body() body: RoleInputDto): Promise<RoleDto> {
    return toRoleDto(await this.roles.add(actor, body));
  }

  /**
   * Change a role, in whole or in part
   *
   * @remarks Counts at once for all who have it. The built-in roles answer 409 `built_in`; a role with permissions that
   * the caller does not have answers 403.
   */
  @Put(':id')
  @NamesColleague('role.changed')
  @TakesRoleCode()
  @Needs('users.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: RoleDto, description: 'The role as it is now' })
  @ResourceErrors(
    400,
    401,
    'forbidden',
    'reauthentication_required',
    missing('Role'),
    'stale_version',
    'built_in',
    wrongField('name', message('role_taken'), 'already_exists'),
  )
  async updateRole(
    @CurrentActor() actor: Actor,
    @RoleCode() id: number,
    @Body() body: RoleChangeDto,
  ): Promise<RoleDto> {
    const { version, ...fields } = body;
    return toRoleDto(await this.roles.change(actor, presentTarget(id, version), fields));
  }

  /** Remove a role: 409 `in_use` where users have it, 409 `built_in` for those that are always there */
  @Delete(':id')
  @TakesRoleCode()
  @Needs('users.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(401, 'forbidden', 'reauthentication_required', missing('Role'), 'stale_version', 'in_use', 'built_in')
  async deleteRole(
    @CurrentActor() actor: Actor,
    @RoleCode() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.roles.remove(actor, id, version);
    return { id };
  }
}
