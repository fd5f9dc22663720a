import { Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PaymentDetailsService } from '../modules/payment/payment-details.service.js';
import { Open } from '../platform/http/access.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { PaymentDetailsDto, toPaymentDetailsDto } from './payment.dto.js';

@ApiTags('Payment')
@Portal('portal', 'payment')
export class PaymentPortal {
  constructor(private readonly payment: PaymentDetailsService) {}

  /**
   * Fees, bank account and DuitNow QR code
   *
   * @remarks The fee for stamping does not include that for the academic verification, which is applied for separately.
   */
  @Get('details')
  @Open()
  @Answers({ model: PaymentDetailsDto })
  @ApiErrors()
  async getPaymentDetails(): Promise<PaymentDetailsDto> {
    return toPaymentDetailsDto(await this.payment.details());
  }
}
