import { Body, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { SignedIn } from '../../http/access.js';
import { CurrentActor } from '../../http/actor.decorator.js';
import { Answers, Fails } from '../../http/portal-docs.js';
import { Portal, Says } from '../../http/portal-envelope.js';
import { PortalUserDto, toPortalUserDto } from '../../http/user.dto.js';
import { UpdateUserDto } from './users.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('Accounts')
@Portal('portal', 'user')
export class UsersPortal {
  constructor(private readonly users: UsersService) {}

  /** The signed-in user */
  @Get('info')
  @SignedIn()
  @Answers({ model: PortalUserDto })
  @Fails(401)
  async info(@CurrentActor() actor: Actor): Promise<PortalUserDto> {
    const { user, role } = await this.users.info(actor);
    return toPortalUserDto(user, role);
  }

  /**
   * Change one's own profile
   *
   * @remarks Answers `[1, user]`: how many accounts were changed, and the account as it is now.
   */
  @Post('update')
  @SignedIn()
  @Says('Update Success!')
  @Answers({
    message: 'Update Success!',
    schema: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: { oneOf: [{ type: 'integer', example: 1 }, { $ref: '#/components/schemas/PortalUserDto' }] },
    },
  })
  @Fails(400, 'email_locked', 401)
  async update(@CurrentActor() actor: Actor, @Body() body: UpdateUserDto): Promise<[number, PortalUserDto]> {
    const { user, role } = await this.users.updateProfile(actor, body);
    return [1, toPortalUserDto(user, role)];
  }
}
