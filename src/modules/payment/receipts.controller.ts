import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { sendStored } from '../../platform/http/file-answer.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { AuditsRead, IN_PATH } from '../audit/audited-read.interceptor.js';
import { ReceiptQuery } from './receipts.dto.js';
import { ReceiptsService } from './receipts.service.js';

@ApiTags('Certificates')
@Controller('api/v1/certificates')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  /**
   * The receipt of an application as a PDF
   *
   * @remarks One page with the fee, its tax and the total. Until an officer's acceptance of the payment stands and the
   * application is decided it is an acknowledgement that a payment was stated. It is made on request, in a second or
   * two; `receipt_not_ready` where that takes longer.
   */
  @Get(':id/receipt')
  @SignedIn()
  @LimitTo(20, 'receipt')
  @AuditsRead('certificate', IN_PATH)
  @ApiResponse({
    status: 200,
    description: 'The receipt',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @ResourceErrors(400, 401, missing('Certificate'), 'receipt_not_ready', 'unavailable')
  async openReceipt(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { language }: ReceiptQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    const bytes = await this.receipts.open(actor, id, language ?? 'en');
    return sendStored(reply, bytes, {
      type: 'application/pdf',
      name: `receipt-${id}.pdf`,
      isPublic: false,
      attachment: true,
    });
  }
}
