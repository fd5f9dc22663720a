import { Body, Controller, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { NamesColleague } from '../audit/named-changes.interceptor.js';
import {
  INTEGRATOR_LIST,
  IntegratorChangeDto,
  IntegratorDto,
  IntegratorInputDto,
  toIntegratorDto,
} from './integrators.dto.js';
import { IntegratorsService } from './integrators.service.js';

/** The organisations whose programs use the service. */
@ApiTags('Integrators')
@Controller('api/v1/integrators')
export class IntegratorsController {
  constructor(private readonly integrators: IntegratorsService) {}

  /**
   * List the integrators
   *
   * @remarks Sorted by `name`, `id`, `contact`, `purpose`, `status` or `createdAt`. Filters: `id` (a list), `status`,
   * `q` (words of name, contact and purpose, each by its beginning).
   */
  @Get()
  @Needs('integrators.manage')
  @AuditsRead('integrator')
  @AnswersRows(IntegratorDto)
  async listIntegrators(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<IntegratorDto[]> {
    const { page, sort, filter } = readResourceList(query, INTEGRATOR_LIST);
    const found = await this.integrators.list({ page, sort, filter });
    return sendRows(reply, 'integrators', page, found, toIntegratorDto);
  }

  /** One integrator */
  @Get(':id')
  @Needs('integrators.manage')
  @AuditsRead('integrator')
  @ApiResponse({ status: 200, type: IntegratorDto, description: 'The integrator' })
  @ResourceErrors(400, 401, 403, missing('Integrator'))
  async getIntegrator(@RecordId() id: number): Promise<IntegratorDto> {
    return toIntegratorDto(await this.integrators.detail(id));
  }

  /** Add an integrator */
  @Post()
  @Needs('integrators.manage')
  @ApiResponse({ status: 201, type: IntegratorDto, description: 'The new integrator' })
  @ResourceErrors(400, 401, 403, 'already_exists')
  async createIntegrator(@CurrentActor() actor: Actor, @Body() body: IntegratorInputDto): Promise<IntegratorDto> {
    return toIntegratorDto(await this.integrators.add(actor, { ...body, status: body.status ?? 'active' }));
  }

  /** Change or close an integrator: once it is closed its people are signed out, and its keys are revoked */
  @Put(':id')
  @NamesColleague('integrator.changed')
  @Needs('integrators.manage')
  @ApiResponse({ status: 200, type: IntegratorDto, description: 'The integrator as it is now' })
  @ResourceErrors(400, 401, 403, missing('Integrator'), 'stale_version', 'already_exists')
  async updateIntegrator(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() { version, ...fields }: IntegratorChangeDto,
  ): Promise<IntegratorDto> {
    return toIntegratorDto(await this.integrators.change(actor, presentTarget(id, version), fields));
  }
}
