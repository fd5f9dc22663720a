import { Body, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import { message } from '../domain/messages/message.js';
import { presentTarget } from '../domain/shared/record-version.js';
import { USED_UNIVERSITY } from '../modules/universities/universities.dto.js';
import { UniversitiesService } from '../modules/universities/universities.service.js';
import { Needs } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { missing, wrongField } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { ErrorFieldNames } from '../platform/http/error-field-names.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { readTargets, TakesIds } from '../platform/http/record-id.js';
import { fromPortalNames } from './portal-names.js';
import {
  PortalUniversityChangeDto,
  PortalUniversityDto,
  PortalUniversityInputDto,
  toPortalUniversityDto,
  UNIVERSITY_NAMES,
} from './universities.dto.js';

@ApiTags('Catalogue')
@Portal('admin', 'admin')
@ErrorFieldNames(UNIVERSITY_NAMES)
export class UniversitiesAdminPortal {
  constructor(private readonly universities: UniversitiesService) {}

  /** Add a university: 409 `already_exists` where its country has one of this name */
  @Post('add/university')
  @Needs('catalog.manage')
  @Answers({ family: 'admin', message: 'Save Success!', model: PortalUniversityDto })
  @ApiErrors(400, 401, 403, wrongField('uname', message('university_taken'), 'already_exists'))
  async addPortalUniversity(
    @CurrentActor() actor: Actor,
    @Body() body: PortalUniversityInputDto,
  ): Promise<PortalUniversityDto> {
    return toPortalUniversityDto(await this.universities.add(actor, fromPortalNames(UNIVERSITY_NAMES, body)));
  }

  /** Change a university */
  @Post('update/university')
  @Needs('catalog.manage')
  @Answers({ family: 'admin', message: 'Update Success!', model: PortalUniversityDto })
  @ApiErrors(
    400,
    401,
    403,
    missing('University'),
    'stale_version',
    wrongField('uname', message('university_taken'), 'already_exists'),
  )
  async updatePortalUniversity(
    @CurrentActor() actor: Actor,
    @Body() body: PortalUniversityChangeDto,
  ): Promise<PortalUniversityDto> {
    const target = presentTarget(body.uid, body.version);
    return toPortalUniversityDto(
      await this.universities.change(actor, target, fromPortalNames(UNIVERSITY_NAMES, body)),
    );
  }

  /** Remove universities: 409 `in_use` names what refers to them */
  @Post('delete/university')
  @Needs('catalog.manage')
  @TakesIds()
  @Answers({ family: 'admin', message: 'Delete Success!' })
  @ApiErrors(400, 401, 403, missing('University'), USED_UNIVERSITY)
  async removePortalUniversities(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<null> {
    await this.universities.remove(actor, readTargets(body));
    return null;
  }
}
