import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { SecretAnswer, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SharesService } from './shares.service.js';
import {
  MadeShareDto,
  NEWEST_FIRST,
  SHARE_LIST,
  ShareChangeDto,
  ShareDto,
  ShareInputDto,
  ShareViewDto,
  toMadeShareDto,
  toShareDto,
  toShareViewDto,
} from './sharing.dto.js';

const NO_RECIPIENT = wrongField('label', message('share_name_needed'));

@ApiTags('Sharing')
@Controller('api/v1')
export class SharesController {
  constructor(private readonly shares: SharesService) {}

  /**
   * The links by which the holder of a certificate shares its report
   *
   * @remarks Newest first, with those that have ended. Only the holder sees them.
   */
  @Get('certificates/:id/shares')
  @SignedIn()
  @AnswersRows(ShareDto)
  @ResourceErrors(missing('Certificate'))
  async listCertificateShares(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ShareDto[]> {
    const { page } = readResourceList(query, NEWEST_FIRST);
    return sendRows(reply, 'shares', page, await this.shares.list(actor, id, page), toShareDto);
  }

  /**
   * Share the report with one recipient
   *
   * @remarks The answer holds the link, which is told this once. The link ends; the report does not.
   */
  @Post('certificates/:id/shares')
  @SignedIn()
  @SecretAnswer()
  @ApiResponse({ status: 201, type: MadeShareDto, description: 'The link' })
  @ResourceErrors(
    NO_RECIPIENT,
    401,
    403,
    missing('Certificate'),
    'report_not_ready',
    'report_withdrawn',
    'too_many_shares',
  )
  async createShare(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: ShareInputDto,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<MadeShareDto> {
    reply.header('Cache-Control', 'no-store');
    return toMadeShareDto(await this.shares.create(actor, id, body));
  }

  /**
   * The links by which the caller shares reports
   *
   * @remarks Newest first, or sorted by `id`, `label` or `endsAt`. Filters: `id` (a list), `certificateId`.
   */
  @Get('shares')
  @SignedIn()
  @AnswersRows(ShareDto)
  async listShares(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ShareDto[]> {
    const { page, sort, filter } = readResourceList(query, SHARE_LIST);
    return sendRows(reply, 'shares', page, await this.shares.listOwn(actor, { page, sort, filter }), toShareDto);
  }

  /** One link, without its address */
  @Get('shares/:id')
  @SignedIn()
  @ApiResponse({ status: 200, type: ShareDto, description: 'The link' })
  @ResourceErrors(401, 403, missing('Link'))
  async getShare(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ShareDto> {
    return toShareDto(await this.shares.detail(actor, id));
  }

  /**
   * Change whom a link is for, or whether the PDF may be taken
   *
   * @remarks 428 `version_required` where no version is sent.
   */
  @Put('shares/:id')
  @SignedIn()
  @ApiResponse({ status: 200, type: ShareDto, description: 'The link as it is now' })
  @ResourceErrors(NO_RECIPIENT, 401, 403, missing('Link'), 'stale_version', 'version_required')
  async updateShare(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: ShareChangeDto,
  ): Promise<ShareDto> {
    const { version, ...given } = body;
    return toShareDto(await this.shares.change(actor, presentTarget(id, version), given));
  }

  /** Stop a link, as by `stop`: it stays in the lists */
  @Delete('shares/:id')
  @SignedIn()
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It opens nothing any more' })
  @ResourceErrors(401, 403, missing('Link'))
  async deleteShare(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<RemovedDto> {
    await this.shares.stop(actor, id);
    return { id };
  }

  /** Stop a link: it opens nothing any more, downloads that were begun through it included */
  @Post('shares/:id/stop')
  @SignedIn()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ShareDto, description: 'The link as it is now' })
  @ResourceErrors(401, 403, missing('Link'))
  async stopShare(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ShareDto> {
    return toShareDto(await this.shares.stop(actor, id));
  }

  /** What the recipient of a link has done, newest first */
  @Get('shares/:id/views')
  @SignedIn()
  @AnswersRows(ShareViewDto)
  @ResourceErrors(missing('Link'))
  async listShareViews(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ShareViewDto[]> {
    const { page } = readResourceList(query, NEWEST_FIRST);
    return sendRows(reply, 'views', page, await this.shares.views(actor, id, page), toShareViewDto);
  }
}
