import { Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CompaniesService } from '../modules/companies/companies.service.js';
import { Open } from '../platform/http/access.js';
import { missing } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { RecordIdQuery } from '../platform/http/record-id.js';
import {
  PortalCompanyInfoDto,
  PortalCompanyListDto,
  toPortalCompanyInfoDto,
  toPortalCompanyListDto,
} from './companies.dto.js';
import { byName, NamedListQuery, nameAsked } from './named-list.dto.js';

@ApiTags('Catalogue')
@Portal('lookup', 'company')
export class CompaniesPortal {
  constructor(private readonly companies: CompaniesService) {}

  /** List agencies by name */
  @Get('list')
  @Open()
  @Answers({ family: 'lookup', model: PortalCompanyListDto })
  @ApiErrors(400)
  async listPortalCompanies(@Query() query: NamedListQuery): Promise<PortalCompanyListDto> {
    return toPortalCompanyListDto(await this.companies.list(byName(query, nameAsked(query))));
  }

  /**
   * Find agencies by their name
   *
   * @remarks Each word that is given must begin a word of the name; Chinese is found by any of its characters. Nothing
   * given finds all.
   */
  @Get('search')
  @Open()
  @Answers({ family: 'lookup', model: PortalCompanyListDto })
  @ApiErrors(400)
  async searchPortalCompanies(@Query() query: NamedListQuery): Promise<PortalCompanyListDto> {
    return this.listPortalCompanies(query);
  }

  /** One agency, with the universities that it works for */
  @Get('info')
  @Open()
  @Answers({ family: 'lookup', model: PortalCompanyInfoDto })
  @ApiErrors(400, missing('Company'))
  async getPortalCompany(@Query() { id }: RecordIdQuery): Promise<PortalCompanyInfoDto> {
    const company = await this.companies.detail(id);
    return toPortalCompanyInfoDto(company, await this.companies.agentsOf(company));
  }
}
