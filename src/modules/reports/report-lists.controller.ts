import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
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
import { ReportListsService } from './report-lists.service.js';
import { REPORT_LIST, ReportChangeDto, ReportDto, toReportDto } from './report-resource.dto.js';

@ApiTags('Reports')
@Controller('api/v1/reports')
export class ReportListsController {
  constructor(private readonly reports: ReportListsService) {}

  /**
   * List reports, an edition each
   *
   * @remarks Newest first, or sorted by `id`, `number`, `holder`, `certificateId`, `edition`, `status`, `issuedAt` or
   * `renderedAt`. Filters: `q` (beginnings of words of the holder's name and of the parts of the number), `id` (a
   * list), `number` (whole, as people type it), `certificateId`, `status`. Totals are counted up to 100,000.
   */
  @Get()
  @Needs('certificates.read')
  @AuditsRead('report')
  @AnswersRows(ReportDto)
  async listReports(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ReportDto[]> {
    const { page, sort, filter } = readResourceList(query, REPORT_LIST);
    const reports = await this.reports.search({ page, sort, filter });
    return sendRows(reply, 'reports', page, reports, (report) => toReportDto(actor, report));
  }

  /** One edition of a report */
  @Get(':id')
  @Needs('certificates.read')
  @AuditsRead('report')
  @ApiResponse({ status: 200, type: ReportDto, description: 'The edition' })
  @ResourceErrors(401, 403, missing('Report'))
  async getReport(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ReportDto> {
    return toReportDto(actor, await this.reports.detail(id));
  }

  /**
   * Send back a whole edition, as clients do that save what they have shown
   *
   * @remarks It stays as it is: an edition is changed by withdrawing or correcting it. 428 `version_required` where no
   * version is sent.
   */
  @Put(':id')
  @Needs('reports.withdraw')
  @ApiResponse({ status: 200, type: ReportDto, description: 'The edition' })
  @ResourceErrors(400, 401, 403, missing('Report'), 'stale_version', 'version_required')
  async updateReport(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() { version }: ReportChangeDto,
  ): Promise<ReportDto> {
    return toReportDto(actor, await this.reports.keep(presentTarget(id, version)));
  }
}
