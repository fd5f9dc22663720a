import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { AlsoMembers, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { PreferencesChangeDto, PreferencesDto } from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('Preferences')
@Controller('api/v1/me/preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  /** How the caller has set up the back office: language, theme, columns, saved queries */
  @Get()
  @SignedIn()
  @AlsoMembers()
  @ApiResponse({ status: 200, type: PreferencesDto, description: 'All of them' })
  @ResourceErrors(401)
  async getPreferences(@CurrentActor() actor: Actor): Promise<PreferencesDto> {
    return { values: { ...(await this.preferences.all(actor)) } };
  }

  /** Change some of them; the others stay, so that two tabs do not lose each other's */
  @Put()
  @SignedIn()
  @AlsoMembers()
  @ApiResponse({ status: 200, type: PreferencesDto, description: 'All of them, as they are now' })
  @ResourceErrors(400, 401, 'too_large')
  async updatePreferences(
    @CurrentActor() actor: Actor,
    @Body() { values }: PreferencesChangeDto,
  ): Promise<PreferencesDto> {
    return { values: { ...(await this.preferences.change(actor, values)) } };
  }
}
