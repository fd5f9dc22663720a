import { Body, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import { mustSetUp, StaffFactors } from '../domain/account/factors.js';
import { StaffIdle } from '../domain/account/idle.js';
import { UsersService } from '../modules/users/users.service.js';
import { AlsoMembers, BeforeSecondFactor, SignedIn } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { PortalUserDto, toPortalUserDto, UpdateUserDto } from './users.dto.js';

@ApiTags('Accounts')
@Portal('portal', 'user')
export class UsersPortal {
  constructor(
    private readonly users: UsersService,
    private readonly setting: StaffFactors,
    private readonly idle: StaffIdle,
  ) {}

  /** The signed-in user */
  @Get('info')
  @SignedIn()
  @AlsoMembers()
  @BeforeSecondFactor()
  @Answers({ model: PortalUserDto })
  @ApiErrors(401)
  async getPortalUser(@CurrentActor() actor: Actor): Promise<PortalUserDto> {
    const { user, role } = await this.users.info(actor);
    return toPortalUserDto(user, role, { toSetUp: mustSetUp(this.setting, actor), idle: this.idle });
  }

  /**
   * Change one's own profile
   *
   * @remarks Answers `[1, user]`: how many accounts were changed, and the account as it is now.
   */
  @Post('update')
  @SignedIn()
  @AlsoMembers()
  @Answers({
    message: 'Update Success!',
    schema: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: { oneOf: [{ type: 'integer', example: 1 }, { $ref: '#/components/schemas/PortalUserDto' }] },
    },
  })
  @ApiErrors(400, 'email_locked', 401)
  async updatePortalUser(@CurrentActor() actor: Actor, @Body() body: UpdateUserDto): Promise<[number, PortalUserDto]> {
    const { user, role } = await this.users.updateProfile(actor, body);
    return [1, toPortalUserDto(user, role)];
  }
}
