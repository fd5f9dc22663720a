import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { AlsoMembers, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { DraftKeyDto } from './draft-key.dto.js';
import { DraftKeyService } from './draft-key.service.js';

@ApiTags('Accounts')
@Controller('api/v1/me/draft-key')
export class DraftKeyController {
  constructor(private readonly keys: DraftKeyService) {}

  /**
   * The key with which a browser keeps what the caller has typed and not sent
   *
   * @remarks The same in every session and on every device until the caller signs out or erases the account; then
   * another. It is to be held in memory alone.
   */
  @Get()
  @SignedIn()
  @AlsoMembers()
  @ApiResponse({ status: 200, type: DraftKeyDto, description: 'The key' })
  @ResourceErrors(401)
  async getDraftKey(@CurrentActor() actor: Actor): Promise<DraftKeyDto> {
    return { key: await this.keys.own(actor) };
  }
}
