import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { message } from '../../domain/messages/message.js';
import { wireText } from '../../domain/messages/wire.js';
import { UNKNOWN_NUMBER } from '../../domain/report/report-number.js';
import { Open } from '../../platform/http/access.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppReply, AppRequest } from '../../platform/http/request.js';
import { toCheckedReportDto } from './checked-report.dto.js';
import { ReportCheckDto, ReportCheckQuery, UnknownReportDto } from './report-check.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Public look-up')
@Controller('api/v1/reports')
@ApiExtraModels(UnknownReportDto)
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /**
   * Check a report by its number
   *
   * @remarks Typed in any letter case, with or without dashes. Answers what the report certifies, so that a changed
   * paper is seen, which documents a formal review accepted, what was looked at step by step, and all editions under
   * the number. A step that is `not_checked` says nothing against the report. 404 with `sample` is for the number of
   * the sample, which certifies nothing.
   */
  @Get('check/:number')
  @Open()
  @LimitTo(60, 'check-number')
  @ApiResponse({ status: 200, type: ReportCheckDto, description: 'The current edition' })
  @ApiResponse({
    status: 404,
    description: 'There is none, or it is the sample',
    schema: { $ref: getSchemaPath(UnknownReportDto) },
  })
  @ResourceErrors(400, 'mistyped')
  async checkReport(
    @Param('number') number: string,
    @Query() { edition }: ReportCheckQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ReportCheckDto | UnknownReportDto> {
    reply.header('Cache-Control', 'no-store');
    const checked = await this.reports.check(number, edition ?? null, {
      actor: request.user ?? null,
      address: request.ip,
    });
    if (checked && checked !== 'sample') return toCheckedReportDto(checked);
    reply.status(404);
    return checked
      ? { result: 'sample', message: wireText(message('sample_report_asked')), reason: 'sample_report' }
      : { result: 'unknown', message: wireText(UNKNOWN_NUMBER), reason: 'unknown_report' };
  }
}
