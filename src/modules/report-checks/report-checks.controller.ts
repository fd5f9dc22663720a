import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { KeyCaller } from '../../domain/integrator/api-key.js';
import { message } from '../../domain/messages/message.js';
import { readCsv, templateTitles } from '../../domain/report-check/check-csv.js';
import { type CheckRequest, readItems } from '../../domain/report-check/check-request.js';
import { RESULT_COLUMNS, type ResultRow, resultRows } from '../../domain/report-check/result-table.js';
import { BYTE_ORDER_MARK, csvLine } from '../../domain/shared/csv.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { Open, TakesCsv, TakesKey } from '../../platform/http/access.js';
import { sendCsv } from '../../platform/http/csv.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { CurrentKey } from '../../platform/http/key.decorator.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply, AppRequest } from '../../platform/http/request.js';
import {
  CheckAnswerDto,
  CSV_ANSWER,
  CSV_BODY,
  CSV_TITLES,
  ReportCheckProgressDto,
  ReportChecksInputDto,
  TemplateQuery,
  toCheckAnswerDto,
  toProgressDto,
} from './report-checks.dto.js';
import { type CheckAnswer, ReportChecksService } from './report-checks.service.js';

/** What programs of integrators ask about reports. */
@ApiTags('Report checks')
@ApiExtraModels(ReportChecksInputDto)
@Controller('api/v1/report-checks')
export class ReportChecksController {
  constructor(private readonly checks: ReportChecksService) {}

  /**
   * Check up to 1000 reports, and what is claimed of them
   *
   * @remarks As JSON, or as a CSV of the columns of the template (in English or Chinese; commas, semicolons or tabs;
   * UTF-8). Up to 100 are answered at once; more are done beside the request (permission `reports.bulk`): the answer is
   * 202 with the address of the check in `Location`. A wrong row is told by line and column, and the others are done.
   * What was not claimed is never answered.
   */
  @Post()
  @TakesKey('reports.check', 'reports.bulk')
  @TakesCsv()
  @HttpCode(200)
  @ApiConsumes('application/json', 'text/csv')
  @ApiBody({ schema: { oneOf: [{ $ref: getSchemaPath(ReportChecksInputDto) }, CSV_BODY] }, required: true })
  @ApiResponse({ status: 200, type: CheckAnswerDto, description: 'What came of each' })
  @ApiResponse({
    status: 202,
    type: ReportCheckProgressDto,
    description: 'It is being done',
    headers: { Location: { description: 'Where it is', schema: { type: 'string' } } },
  })
  @ResourceErrors(400, 'wrong_key', 403, 'too_many_rows', 'wrong_content_type')
  async createReportCheck(
    @CurrentKey() caller: KeyCaller,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<CheckAnswerDto | ReportCheckProgressDto> {
    reply.header('Cache-Control', 'no-store');
    const found = await this.checks.check(caller, readBody(body));
    if ('outcomes' in found) return toCheckAnswerDto(found);
    reply.status(202).header('Location', addressOf(found.id, caller)).header('Retry-After', '1');
    return toProgressDto(found);
  }

  /** The empty table to fill in, with titles in English or Chinese */
  @Get('template')
  @Open()
  @ApiResponse({
    status: 200,
    description: 'The titles',
    content: { 'text/csv': { schema: { type: 'string' }, example: CSV_TITLES } },
  })
  @ResourceErrors(400)
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="report-checks.csv"')
  getReportCheckTemplate(@Query() { language = 'en' }: TemplateQuery): string {
    return `${BYTE_ORDER_MARK}${csvLine(templateTitles(language))}`;
  }

  /** How far a check of many is */
  @Get(':id')
  @TakesKey('reports.bulk')
  @ApiResponse({ status: 200, type: ReportCheckProgressDto, description: 'The check' })
  @ResourceErrors(400, 'wrong_key', 403, missing('Check'))
  async getReportCheck(@CurrentKey() caller: KeyCaller, @RecordId() id: number): Promise<ReportCheckProgressDto> {
    return toProgressDto(await this.checks.detail(caller, id));
  }

  /**
   * The results of a check of many, for a day: as JSON, or with `Accept: text/csv` as a table
   *
   * @remarks The table has one line for each row that was sent, with all that is wrong with it. Columns that were not
   * read are in the `problems` of the JSON alone.
   */
  @Get(':id/results')
  @TakesKey('reports.bulk')
  @ApiResponse({
    status: 200,
    description: 'What came of each',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(CheckAnswerDto) } },
      'text/csv': { schema: { type: 'string' }, example: CSV_ANSWER },
    },
  })
  @ResourceErrors(400, 'wrong_key', 403, missing('Check'), 'check_unfinished')
  async getReportCheckResults(
    @CurrentKey() caller: KeyCaller,
    @RecordId() id: number,
    @Req() { headers }: AppRequest,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<CheckAnswerDto | StreamableFile> {
    const found = await this.checks.results(caller, id);
    reply.header('Vary', 'Accept').header('Cache-Control', 'private, no-store');
    if (!/^text\/csv\b/.test(headers.accept ?? '')) return toCheckAnswerDto(found);
    return sendCsv(reply, `report-check-${id}.csv`, RESULT_COLUMNS, groupsOf(found));
  }
}

/** In groups, as `sendCsv` takes them. */
async function* groupsOf({ outcomes, problems }: CheckAnswer): AsyncGenerator<readonly ResultRow[]> {
  const rows = resultRows(outcomes, problems);
  for (let at = 0; at < rows.length; at += 200) yield rows.slice(at, at + 200);
}

/** A member says the mode with each call; a key has its own. */
const addressOf = (id: number, { keyId, mode }: KeyCaller) =>
  `/api/v1/report-checks/${id}${keyId === null && mode === 'test' ? '?mode=test' : ''}`;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readBody(body: unknown): CheckRequest {
  if (!(body instanceof Uint8Array)) return readItems(body);
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw fieldError('csv', message('csv_not_utf8'));
  }
  return readCsv(text);
}
