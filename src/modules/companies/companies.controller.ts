import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { Needs, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RecordsRemovalDto, RecordsRemovedDto, toRemovalTargets } from '../../platform/http/removal.dto.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { NamesColleague } from '../audit/named-changes.interceptor.js';
import { COMPANY_LIST, CompanyChangeDto, CompanyDto, CompanyInputDto, toCompanyDto } from './companies.dto.js';
import { CompaniesService } from './companies.service.js';

@ApiTags('Catalogue')
@Controller('api/v1/companies')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  /**
   * List agencies
   *
   * @remarks Sorted by `id`, `name` or `region`. Filters: `q` (words of name and region, each by its beginning), `id`
   * (a list), `name` (words, each by its beginning), `region`.
   */
  @Get()
  @SignedIn()
  @AnswersRows(CompanyDto)
  async listCompanies(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<CompanyDto[]> {
    const { page, sort, filter } = readResourceList(query, COMPANY_LIST);
    const companies = await this.companies.list({ page, sort, filter });
    return sendRows(reply, 'companies', page, companies, toCompanyDto);
  }

  /** One agency */
  @Get(':id')
  @SignedIn()
  @ApiResponse({ status: 200, type: CompanyDto, description: 'The agency' })
  @ResourceErrors(400, 401, missing('Company'))
  async getCompany(@RecordId() id: number): Promise<CompanyDto> {
    return toCompanyDto(await this.companies.detail(id));
  }

  /** Add an agency: 409 `already_exists` where its region has one of this name */
  @Post()
  @Needs('catalog.manage')
  @ApiResponse({ status: 201, type: CompanyDto, description: 'The new agency' })
  @ResourceErrors(400, 401, 403, 'already_exists')
  async createCompany(@CurrentActor() actor: Actor, @Body() body: CompanyInputDto): Promise<CompanyDto> {
    return toCompanyDto(await this.companies.add(actor, body));
  }

  /** Change an agency, in whole or in part */
  @Put(':id')
  @NamesColleague('company.changed')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: CompanyDto, description: 'The agency as it is now' })
  @ResourceErrors(400, 401, 403, missing('Company'), 'stale_version', 'already_exists')
  async updateCompany(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: CompanyChangeDto,
  ): Promise<CompanyDto> {
    const { version, ...fields } = body;
    return toCompanyDto(await this.companies.change(actor, presentTarget(id, version), fields));
  }

  /**
   * Remove several agencies, all of the ids or none
   *
   * @remarks `errors` of a refusal tells by id what keeps each of those that must stay.
   */
  @Post('remove')
  @Needs('catalog.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: RecordsRemovedDto, description: 'They are gone' })
  @ResourceErrors(400, 401, 403, missing('Company'), 'stale_version', 'in_use')
  async deleteCompanies(@CurrentActor() actor: Actor, @Body() body: RecordsRemovalDto): Promise<RecordsRemovedDto> {
    await this.companies.remove(actor, toRemovalTargets(body));
    return { ids: body.ids };
  }

  /** Remove an agency: 409 `in_use` where it still works for a university */
  @Delete(':id')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, missing('Company'), 'stale_version', 'in_use')
  async deleteCompany(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.companies.remove(actor, [{ id, version }]);
    return { id };
  }
}
