import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { PAYMENT_LIST, PaymentDto, toPaymentDto } from './payments.dto.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('Payments')
@Controller('api/v1/payments')
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  /**
   * List what is known of the payments for applications
   *
   * @remarks For staff who may read or review certificates. What changed last first, or sorted by `updatedAt`, `id` or
   * `state`. Filters: `q` (words of the applicant's name, each by its beginning, or the whole number of the
   * application or of its reference), `id` (a list), `state`, `reference` (a whole one, with or without blanks; what
   * its check digits do not fit finds nothing).
   */
  @Get()
  @SignedIn()
  @AuditsRead('certificate')
  @AnswersRows(PaymentDto)
  async listPayments(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<PaymentDto[]> {
    const { page, sort, filter } = readResourceList(query, PAYMENT_LIST);
    const found = await this.payments.list(actor, { page, sort, filter });
    return sendRows(reply, 'payments', page, found, toPaymentDto);
  }

  /**
   * What is known of the payment for one application
   *
   * @remarks For staff who may read or review certificates.
   */
  @Get(':id')
  @SignedIn()
  @AuditsRead('certificate')
  @ApiResponse({ status: 200, type: PaymentDto, description: 'The payment' })
  @ResourceErrors(401, 403, missing('Payment'))
  async getPayment(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.detail(actor, id));
  }
}
