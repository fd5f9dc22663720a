import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { editionName } from '../../domain/report/report.js';
import { Open } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { sendStored } from '../../platform/http/file-answer.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppReply } from '../../platform/http/request.js';
import { SignedLinkQuery } from '../../platform/http/signed-link.dto.js';
import { ShareRecipientsService } from './share-recipients.service.js';
import { OpenShareDto, SharedReportDto, toSharedReportDto } from './shared.dto.js';

const BINARY = { schema: { type: 'string', format: 'binary' } };
const PHOTO = { 'image/jpeg': BINARY, 'image/png': BINARY };

@ApiTags('Sharing')
@Controller('api/v1/shared')
export class SharedController {
  constructor(private readonly shared: ShareRecipientsService) {}

  /**
   * Open a link that a holder gave away
   *
   * @remarks Answers what the check by number does, of the current edition. The holder sees that and when it was
   * opened, not by whom. Where it is opened in the session of an integrator's person, webhooks of the integrator tell
   * what becomes of the report.
   */
  @Post(':token/open')
  @Open()
  @HttpCode(200)
  @LimitTo(30, 'shared')
  @ApiResponse({ status: 200, type: SharedReportDto, description: 'The report' })
  @ResourceErrors('pin_needed', 'wrong_pin', 'link_ended', 'holder_gone')
  async openSharedReport(
    @CurrentActor() actor: Actor | null,
    @Param('token') token: string,
    @Body() { pin }: OpenShareDto,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<SharedReportDto> {
    reply.header('Cache-Control', 'no-store');
    return toSharedReportDto(await this.shared.open(actor, token, pin), token);
  }

  /** The report as a PDF, by the address that opening the link has answered */
  @Get(':token/pdf')
  @Open()
  @LimitTo(30, 'shared')
  @ApiResponse({
    status: 200,
    description: 'The report',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @ResourceErrors(
    'link_expired',
    'link_ended',
    'holder_gone',
    'report_not_ready',
    'report_withdrawn',
    'unavailable',
    'file_damaged',
  )
  async getSharedPdf(
    @Param('token') token: string,
    @Query() query: SignedLinkQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    const { report, bytes } = await this.shared.download(token, query);
    const name = `${editionName(report)}.pdf`;
    return sendStored(reply, bytes, { type: 'application/pdf', name, isPublic: false, attachment: true });
  }

  /** The photo of the holder, by the address that opening the link has answered */
  @Get(':token/photo')
  @Open()
  @LimitTo(30, 'shared')
  @ApiResponse({
    status: 200,
    description: 'The photo',
    content: PHOTO,
  })
  @ResourceErrors('link_expired', 'link_ended', 'holder_gone', 'report_withdrawn', 'unavailable', 'file_damaged')
  async getSharedPhoto(
    @Param('token') token: string,
    @Query() query: SignedLinkQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    const { bytes, type } = await this.shared.photo(token, query);
    return sendStored(reply, bytes, { type, name: 'photo', isPublic: false, attachment: false });
  }
}
