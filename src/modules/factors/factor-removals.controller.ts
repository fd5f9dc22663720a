import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { FreshlyAuthenticated, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { FactorRemovalsService } from './factor-removals.service.js';
import { FactorsRemovalDto } from './factors.dto.js';

@ApiTags('Users and roles')
@Controller('api/v1/users')
export class FactorRemovalsController {
  constructor(private readonly removals: FactorRemovalsService) {}

  /**
   * Remove all second factors of somebody who has lost them
   *
   * @remarks For two administrators: it is done when another one asks for the same within a day. It ends all sessions
   * of the user, who is told by mail.
   */
  @Post(':id/remove-factors')
  @HttpCode(200)
  @SignedIn()
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: FactorsRemovalDto, description: 'Asked for, or done' })
  @ResourceErrors(401, 'forbidden', 'reauthentication_required', missing('User'), 'illegal_transition')
  async removeFactorsOfUser(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<FactorsRemovalDto> {
    return { state: await this.removals.ask(actor, id) };
  }
}
