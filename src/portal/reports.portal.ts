import { Body, Get, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import { message } from '../domain/messages/message.js';
import { ReportHolderQuery } from '../modules/reports/report-holder.dto.js';
import { type OpenedPdf, ReportsService } from '../modules/reports/reports.service.js';
import { Acts, Open, SignedIn } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { missing, wrongField } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import type { NamedError } from '../platform/http/errors/errors.js';
import { sendStored } from '../platform/http/file-answer.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { RecordId } from '../platform/http/record-id.js';
import type { AppReply, AppRequest } from '../platform/http/request.js';
import { SignedLinkQuery } from '../platform/http/signed-link.dto.js';
import { CertificateIdQuery } from './certificates.dto.js';
import {
  CertificateIdDto,
  ReportDownloadDto,
  reportFileName,
  StudentSearchDto,
  toReportDownloadDto,
  toStudentSearchDto,
} from './reports.dto.js';

const PDF_ANSWER = {
  status: 200,
  description: 'The report',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
} as const;

const WRONG_ID = wrongField('id', message('whole_number_needed', { name: 'id' }));

const SEARCHED_FOR_NOTHING: NamedError = {
  reason: 'missing_fields',
  message: message('holder_needed'),
  errors: { name: message('required', { label: 'name' }), passport: message('required', { label: 'passport number' }) },
};

@ApiTags('Reports')
@Portal('portal')
export class ReportsPortal {
  constructor(private readonly reports: ReportsService) {}

  /** A link to the report of a verified certificate; it works for 15 minutes */
  @Post('cert/download')
  @Acts('read')
  @Answers({ model: ReportDownloadDto })
  @ApiErrors(WRONG_ID, 401, missing('Certificate'), 'report_not_ready', 'report_withdrawn')
  async getPortalReportLink(
    @CurrentActor() actor: Actor,
    @Body() { id }: CertificateIdDto,
  ): Promise<ReportDownloadDto> {
    return toReportDownloadDto(await this.reports.download(actor, id));
  }

  /** The report of a verified certificate as a PDF */
  @Get('cert/pdf')
  @SignedIn()
  @ApiResponse(PDF_ANSWER)
  @ApiErrors(
    WRONG_ID,
    401,
    missing('Certificate'),
    'report_not_ready',
    'report_withdrawn',
    'unavailable',
    'file_damaged',
  )
  async getPortalReportPdf(
    @CurrentActor() actor: Actor,
    @Query() { id }: CertificateIdQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    return answerPdf(reply, await this.reports.openPdf(actor, id), true);
  }

  /** A report as a PDF, by a signed link */
  @Get('report/:id/pdf')
  @Open()
  @ApiResponse(PDF_ANSWER)
  @ApiErrors(
    400,
    'link_expired',
    404,
    'report_not_ready',
    'report_withdrawn',
    'report_superseded',
    'unavailable',
    'file_damaged',
  )
  async getReportPdfByLink(
    @RecordId() id: number,
    @Query() query: SignedLinkQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    return answerPdf(reply, await this.reports.openByLink(id, query), false);
  }
}

@ApiTags('Public look-up')
@Portal('lookup')
export class ReportLookupPortal {
  constructor(private readonly reports: ReportsService) {}

  /**
   * Find a student's report
   *
   * @remarks All three must match what the report says. Ten misses a minute from one address, or twenty an hour for one
   * passport, and further searches are refused for a while.
   */
  @Get('studentinfo/search')
  @Open()
  @Answers({ family: 'lookup', model: StudentSearchDto })
  @ApiErrors(400, SEARCHED_FOR_NOTHING, missing('Student'))
  async lookUpReport(
    @Query() query: ReportHolderQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StudentSearchDto> {
    reply.header('Cache-Control', 'no-store');
    return toStudentSearchDto(await this.reports.search(query, { actor: request.user ?? null, address: request.ip }));
  }
}

function answerPdf(reply: AppReply, { report, bytes }: OpenedPdf, attachment: boolean): StreamableFile {
  return sendStored(reply, bytes, {
    type: 'application/pdf',
    name: reportFileName(report),
    isPublic: false,
    attachment,
  });
}
