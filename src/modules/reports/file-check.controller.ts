import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { CHECKED_TOO_LARGE, LARGEST_CHECKED } from '../../domain/certificate/file-verdict.js';
import { message } from '../../domain/messages/message.js';
import { wireText } from '../../domain/messages/wire.js';
import { Open } from '../../platform/http/access.js';
import { wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import type { NamedError } from '../../platform/http/errors/errors.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppReply, AppRequest } from '../../platform/http/request.js';
import { readUpload } from '../../platform/http/upload.js';
import { FileToCheckDto, FileVerdictDto, toFileVerdictDto, UnknownFileDto } from './file-check.dto.js';
import { FileCheckService } from './file-check.service.js';

const TOO_LARGE: NamedError = { reason: 'too_large', message: CHECKED_TOO_LARGE };
/** A megabyte above what is taken: where the parser cuts off, the file is too large already. */
const CUT_OFF = LARGEST_CHECKED + 1024 * 1024;

@ApiTags('Public look-up')
@Controller('api/v1/reports')
@ApiExtraModels(UnknownFileDto)
export class FileCheckController {
  constructor(private readonly files: FileCheckService) {}

  /**
   * Check a report by the hash of its file
   *
   * @remarks So that the file itself need not be sent. 404 says that we issued no such file: sent whole, it may turn
   * out to be an altered one of ours.
   */
  @Get('check-hash/:sha256')
  @Open()
  @LimitTo(60, 'check-hash')
  @ApiResponse({ status: 200, type: FileVerdictDto, description: 'A file that we issued' })
  @ApiResponse({ status: 404, description: 'Not a file of ours', schema: { $ref: getSchemaPath(UnknownFileDto) } })
  @ResourceErrors(wrongField('sha256', message('hash_expected')))
  async checkReportHash(
    @Param('sha256') sha256: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<FileVerdictDto | UnknownFileDto> {
    reply.header('Cache-Control', 'no-store');
    const checked = await this.files.checkHash(sha256, { actor: request.user ?? null, address: request.ip });
    if (checked) return toFileVerdictDto(checked);
    reply.status(404);
    return { result: 'unknown', message: wireText(message('no_report_of_file')), reason: 'unknown_report' };
  }

  /**
   * Check a report by its file
   *
   * @remarks Whatever is sent gets a verdict, also what is no PDF. The file is not kept.
   */
  @Post('check-file')
  @HttpCode(200)
  @Open()
  @LimitTo(20, 'check-file')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: FileToCheckDto })
  @ApiResponse({ status: 200, type: FileVerdictDto, description: 'What the file is' })
  @ResourceErrors(wrongField('file', message('upload_missing')), TOO_LARGE, 507)
  async checkReportFile(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<FileVerdictDto> {
    reply.header('Cache-Control', 'no-store');
    const { staged } = await readUpload(
      request,
      (stream) => this.files.stage(stream),
      (file) => this.files.discard(file),
      CUT_OFF,
    );
    try {
      const asker = { actor: request.user ?? null, address: request.ip };
      return toFileVerdictDto(await this.files.checkFile(staged, asker));
    } finally {
      await this.files.discard(staged);
    }
  }
}
