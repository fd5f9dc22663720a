import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { SAMPLE_NUMBER } from '../../domain/report/sample-report.js';
import { Open } from '../../platform/http/access.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { sendStored } from '../../platform/http/file-answer.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppReply } from '../../platform/http/request.js';
import { SampleReportService } from './sample-report.service.js';

@ApiTags('Public look-up')
@Controller('api/v1/reports')
export class SampleReportController {
  constructor(private readonly samples: SampleReportService) {}

  /**
   * A sample of a report as a PDF
   *
   * @remarks Sealed as any report, marked as a sample on its page, and of nobody: a check by its number or its file
   * says that it is the sample, and a check by a program that its number is unknown. It is made for the first who asks;
   * `report_not_ready` where that takes longer than some seconds.
   */
  @Get('sample.pdf')
  @Open()
  @LimitTo(30, 'sample')
  @ApiResponse({
    status: 200,
    description: 'The sample',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @ResourceErrors('report_not_ready', 'unavailable')
  async getSampleReport(@Res({ passthrough: true }) reply: AppReply): Promise<StreamableFile> {
    const bytes = await this.samples.open();
    const name = `${SAMPLE_NUMBER}-SAMPLE.pdf`;
    return sendStored(reply, bytes, { type: 'application/pdf', name, isPublic: false, attachment: false });
  }
}
