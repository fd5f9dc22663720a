import { Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Open } from '../../http/access.js';
import { Answers, Fails } from '../../http/portal-docs.js';
import { Portal } from '../../http/portal-envelope.js';
import { PaymentDetailsDto, toPaymentDetailsDto } from './payment.dto.js';
import { PaymentService } from './payment.service.js';

@ApiTags('Payment')
@Portal('portal', 'payment')
export class PaymentPortal {
  constructor(private readonly payment: PaymentService) {}

  /**
   * Fees, bank account and DuitNow QR code
   *
   * @remarks The fee for stamping does not include that for the academic verification, which is applied for separately.
   */
  @Get('details')
  @Open()
  @Answers({ model: PaymentDetailsDto })
  @Fails()
  async details(): Promise<PaymentDetailsDto> {
    return toPaymentDetailsDto(await this.payment.details());
  }
}
