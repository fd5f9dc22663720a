import { Body, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import { message } from '../domain/messages/message.js';
import { presentTarget } from '../domain/shared/record-version.js';
import { CooperationsService } from '../modules/cooperations/cooperations.service.js';
import { Needs } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { missing, wrongField } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { ErrorFieldNames } from '../platform/http/error-field-names.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { readTargets, TakesIds } from '../platform/http/record-id.js';
import {
  COOPERATION_NAMES,
  cooperationAsked,
  PortalCooperationChangeDto,
  PortalCooperationDto,
  PortalCooperationInputDto,
  toPortalCooperationDto,
} from './cooperations.dto.js';
import { fromPortalNames } from './portal-names.js';

@ApiTags('Catalogue')
@Portal('admin', 'admin')
@ErrorFieldNames(COOPERATION_NAMES)
export class CooperationsAdminPortal {
  constructor(private readonly cooperations: CooperationsService) {}

  /**
   * Add a cooperation of two different universities
   *
   * @remarks 409 `already_exists` where they have one of this name.
   */
  @Post('add/coo')
  @Needs('catalog.manage')
  @Answers({ family: 'admin', message: 'Save Success!', model: PortalCooperationDto })
  @ApiErrors(400, 401, 403, wrongField('cooname', message('cooperation_taken'), 'already_exists'))
  async addPortalCooperation(
    @CurrentActor() actor: Actor,
    @Body() body: PortalCooperationInputDto,
  ): Promise<PortalCooperationDto> {
    return toPortalCooperationDto(await this.cooperations.add(actor, fromPortalNames(COOPERATION_NAMES, body)));
  }

  /** Change a cooperation */
  @Post('update/coo')
  @Needs('catalog.manage')
  @Answers({ family: 'admin', message: 'Update Success!', model: PortalCooperationDto })
  @ApiErrors(
    400,
    401,
    403,
    missing('Cooperation'),
    'stale_version',
    wrongField('cooname', message('cooperation_taken'), 'already_exists'),
  )
  async updatePortalCooperation(
    @CurrentActor() actor: Actor,
    @Body() body: PortalCooperationChangeDto,
  ): Promise<PortalCooperationDto> {
    const target = presentTarget(cooperationAsked(body), body.version);
    return toPortalCooperationDto(
      await this.cooperations.change(actor, target, fromPortalNames(COOPERATION_NAMES, body)),
    );
  }

  /** Remove cooperations */
  @Post('delete/coo')
  @Needs('catalog.manage')
  @TakesIds()
  @Answers({ family: 'admin', message: 'Delete Success!' })
  @ApiErrors(400, 401, 403, missing('Cooperation'))
  async removePortalCooperations(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<null> {
    await this.cooperations.remove(actor, readTargets(body));
    return null;
  }
}
