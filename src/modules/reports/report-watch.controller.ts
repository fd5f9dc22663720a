import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Open } from '../../platform/http/access.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppRequest } from '../../platform/http/request.js';
import { WatchAskedDto, WatchedReportDto, WatchReportDto, WatchStoppedDto, WatchTokenDto } from './report-watch.dto.js';
import { ReportWatchService } from './report-watch.service.js';

@ApiTags('Public look-up')
@Controller('api/v1/reports')
export class ReportWatchController {
  constructor(private readonly watching: ReportWatchService) {}

  /**
   * Be told when a report changes
   *
   * @remarks The address gets a mail with a link that works for 24 hours. Once it is confirmed there, it gets a mail
   * when the report is withdrawn or corrected, for 90 days. Asked and confirmed again, the time begins anew; the answer
   * is the same. Each mail has a link that ends it.
   */
  @Post('check/:number/watch')
  @Open()
  @LimitTo(10, 'watch-report')
  @HttpCode(202)
  @ApiResponse({ status: 202, type: WatchAskedDto, description: 'The address is asked by mail' })
  @ResourceErrors(400, 'mistyped', 'unknown_report', 'report_withdrawn')
  async watchReport(
    @Param('number') number: string,
    @Body() { email, language = 'en' }: WatchReportDto,
    @Req() request: AppRequest,
  ): Promise<WatchAskedDto> {
    const confirmBy = await this.watching.watch({ number, email, language }, request.ip);
    return { confirmBy: confirmBy.toISOString() };
  }

  /** Begin a watch, with the token of the mail's link; doing it again begins its time anew */
  @Post('watch/confirm')
  @Open()
  @LimitTo(30, 'watch-confirm')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: WatchedReportDto, description: 'The address will be told' })
  @ResourceErrors(400, 'link_expired')
  async confirmWatch(@Body() { token }: WatchTokenDto): Promise<WatchedReportDto> {
    const until = await this.watching.confirm(token);
    return { until: until.toISOString() };
  }

  /** End a watch, with the token of a mail's link; doing it again does no harm */
  @Post('watch/stop')
  @Open()
  @LimitTo(30, 'watch-stop')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: WatchStoppedDto, description: 'No more mails about that report' })
  @ResourceErrors(400, 'link_expired')
  async stopWatch(@Body() { token }: WatchTokenDto): Promise<WatchStoppedDto> {
    await this.watching.stop(token);
    return { stopped: true };
  }
}
