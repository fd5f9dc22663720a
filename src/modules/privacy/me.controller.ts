import { Body, Controller, Get, HttpCode, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import type { Caller } from '../../domain/account/known-device.js';
import { message } from '../../domain/messages/message.js';
import { AlsoMembers, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { CurrentCaller } from '../../platform/http/caller.decorator.js';
import { wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { sendArchive } from '../../platform/http/file-answer.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppReply } from '../../platform/http/request.js';
import { SessionCookie } from '../../platform/http/session-cookie.js';
import { ConsentsService } from './consents.service.js';
import { ErasureService } from './erasure.service.js';
import { ExportService } from './export.service.js';
import {
  ConsentDto,
  EraseDto,
  ErasureDto,
  GiveConsentDto,
  toConsentDto,
  toErasureDto,
  WithdrawConsentDto,
} from './privacy.dto.js';

@ApiTags('Personal data')
@Controller('api/v1/me')
export class MeController {
  constructor(
    private readonly exports: ExportService,
    private readonly erasure: ErasureService,
    private readonly consents: ConsentsService,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Everything that is held about the caller
   *
   * @remarks A ZIP with `data.json` (account, profile, preferences, certificates, reports, files, consents, sessions,
   * audit events), the uploaded files and the report PDFs. At most five an hour.
   */
  @Get('export')
  @SignedIn()
  @AlsoMembers()
  @ApiResponse({
    status: 200,
    description: 'The archive',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @ResourceErrors(401, { reason: 'too_many_requests', message: message('exports_exhausted') })
  async exportPersonalData(
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    return sendArchive(reply, await this.exports.export(actor), 'myverify-personal-data.zip');
  }

  /**
   * Erase the caller's account
   *
   * @remarks For students. Drafts, rejected and waiting applications go with their files; the account is emptied and
   * closed, all sessions end, and the email may register anew as another account. What must be kept of issued reports
   * is kept without the account; the answer names each thing, why it is kept and until when. A wrong password counts as
   * a failed login.
   */
  @Post('erase')
  @SignedIn()
  @LimitTo(20, 'erase')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ErasureDto, description: 'What is left' })
  @ResourceErrors(400, wrongField('password', message('password_wrong'), 'wrong_password'), 401, 403, {
    reason: 'locked_out',
    message: message('passwords_locked'),
  })
  async eraseAccount(
    @CurrentActor() actor: Actor,
    @Body() { password }: EraseDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ErasureDto> {
    const erasure = await this.erasure.erase(actor, password, caller);
    this.cookie.clear(reply);
    return toErasureDto(erasure);
  }

  /** The consents that the caller has given, oldest first */
  @Get('consents')
  @SignedIn()
  @ApiResponse({ status: 200, type: ConsentDto, isArray: true, description: 'All of them' })
  @ResourceErrors(401)
  async listConsents(@CurrentActor() actor: Actor): Promise<ConsentDto[]> {
    return (await this.consents.list(actor)).map(toConsentDto);
  }

  /**
   * Consent to a notice
   *
   * @remarks To its present version, in the language in which it was shown. Given again, the same consent is answered
   * as it was first stored; a consent is never changed or removed, and withdrawing it adds when.
   */
  @Post('consents')
  @SignedIn()
  @ApiResponse({ status: 201, type: ConsentDto, description: 'The consent as it is stored' })
  @ResourceErrors(400, 401)
  async giveConsent(@CurrentActor() actor: Actor, @Body() body: GiveConsentDto): Promise<ConsentDto> {
    return toConsentDto(await this.consents.give(actor, body));
  }

  /**
   * Withdraw the consent to enquiries
   *
   * @remarks Universities and the ministry are asked nothing more about the caller's certificates, and requests that
   * wait for an answer end at once; what was answered before stays. Where no consent is in force nothing changes. It
   * can be given again.
   */
  @Post('consents/withdraw')
  @SignedIn()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ConsentDto, isArray: true, description: 'All consents as they are now' })
  @ResourceErrors(400, 401)
  async withdrawConsent(@CurrentActor() actor: Actor, @Body() { notice }: WithdrawConsentDto): Promise<ConsentDto[]> {
    return (await this.consents.withdraw(actor, notice)).map(toConsentDto);
  }
}
