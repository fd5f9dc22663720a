import { Body, Controller, HttpCode, Param, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { message } from '../../domain/messages/message.js';
import { Open } from '../../platform/http/access.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { sendStored } from '../../platform/http/file-answer.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppReply, AppRequest } from '../../platform/http/request.js';
import { ReportPhotoDto } from './report-photos.dto.js';
import { ReportPhotosService } from './report-photos.service.js';

const BINARY = { schema: { type: 'string', format: 'binary' } };
const PHOTO = { 'image/jpeg': BINARY, 'image/png': BINARY };

@ApiTags('Public look-up')
@Controller('api/v1/reports')
export class ReportPhotosController {
  constructor(private readonly photos: ReportPhotosService) {}

  /**
   * The photo of a report in force, beside which the one on the paper is held
   *
   * @remarks For whoever knows the holder's passport number and date of birth as well. Whatever is wrong, the answer is
   * the same.
   */
  @Post('check/:number/photo')
  @Open()
  @HttpCode(200)
  @LimitTo(30, 'report-photo')
  @ApiResponse({
    status: 200,
    description: 'The photo',
    content: PHOTO,
  })
  @ResourceErrors(
    400,
    'mistyped',
    { reason: 'not_found', message: message('not_found', { what: 'Student' }) },
    'unavailable',
    'file_damaged',
  )
  async getReportPhoto(
    @Param('number') number: string,
    @Body() body: ReportPhotoDto,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    const { bytes, type } = await this.photos.find(number, body, {
      actor: request.user ?? null,
      address: request.ip,
    });
    return sendStored(reply, bytes, { type, name: 'photo', isPublic: false, attachment: false });
  }
}
