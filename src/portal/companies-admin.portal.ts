import { Body, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import { message } from '../domain/messages/message.js';
import { presentTarget } from '../domain/shared/record-version.js';
import { CompaniesService } from '../modules/companies/companies.service.js';
import { Needs } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { missing, wrongField } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { ErrorFieldNames } from '../platform/http/error-field-names.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { readTargets, TakesIds } from '../platform/http/record-id.js';
import {
  COMPANY_NAMES,
  PortalCompanyChangeDto,
  PortalCompanyDto,
  PortalCompanyInputDto,
  toPortalCompanyDto,
} from './companies.dto.js';
import { fromPortalNames } from './portal-names.js';

@ApiTags('Catalogue')
@Portal('admin', 'admin')
@ErrorFieldNames(COMPANY_NAMES)
export class CompaniesAdminPortal {
  constructor(private readonly companies: CompaniesService) {}

  /** Add an agency: 409 `already_exists` where its region has one of this name */
  @Post('add/company')
  @Needs('catalog.manage')
  @Answers({ family: 'admin', message: 'Save Success!', model: PortalCompanyDto })
  @ApiErrors(400, 401, 403, wrongField('cname', message('company_taken'), 'already_exists'))
  async addPortalCompany(@CurrentActor() actor: Actor, @Body() body: PortalCompanyInputDto): Promise<PortalCompanyDto> {
    return toPortalCompanyDto(await this.companies.add(actor, fromPortalNames(COMPANY_NAMES, body)));
  }

  /** Change an agency */
  @Post('update/company')
  @Needs('catalog.manage')
  @Answers({ family: 'admin', message: 'Update Success!', model: PortalCompanyDto })
  @ApiErrors(
    400,
    401,
    403,
    missing('Company'),
    'stale_version',
    wrongField('cname', message('company_taken'), 'already_exists'),
  )
  async updatePortalCompany(
    @CurrentActor() actor: Actor,
    @Body() body: PortalCompanyChangeDto,
  ): Promise<PortalCompanyDto> {
    const target = presentTarget(body.cid, body.version);
    return toPortalCompanyDto(await this.companies.change(actor, target, fromPortalNames(COMPANY_NAMES, body)));
  }

  /** Remove agencies: 409 `in_use` where one still works for a university */
  @Post('delete/company')
  @Needs('catalog.manage')
  @TakesIds()
  @Answers({ family: 'admin', message: 'Delete Success!' })
  @ApiErrors(400, 401, 403, missing('Company'), 'in_use')
  async removePortalCompanies(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<null> {
    await this.companies.remove(actor, readTargets(body));
    return null;
  }
}
