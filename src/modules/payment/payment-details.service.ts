import { Injectable } from '@nestjs/common';
import { readDuitNow } from '../../domain/payment/duitnow.js';
import { type Fees, feesAt } from '../../domain/payment/fees.js';
import { PaymentAccount } from '../../domain/payment/payment-details.js';
import { QrDrawer } from '../../platform/qr/qr-drawer.port.js';
import { Clock } from '../../platform/security/clock.port.js';

export interface PaymentDetails {
  readonly fees: Fees;
  readonly account: PaymentAccount;
  readonly merchant: string;
  readonly qrSvg: string;
}

/** What an applicant pays, and where. */
@Injectable()
export class PaymentDetailsService {
  constructor(
    private readonly account: PaymentAccount,
    private readonly qr: QrDrawer,
    private readonly clock: Clock,
  ) {}

  async details(): Promise<PaymentDetails> {
    const { account } = this;
    const reading = readDuitNow(account.duitNowPayload);
    // The settings were checked at start.
    if ('problem' in reading) throw new Error(`the DuitNow payload cannot be shown: ${reading.problem}`);
    const fees = feesAt(this.clock.now());
    return { fees, account, merchant: reading.merchant, qrSvg: await this.qr.svg(account.duitNowPayload) };
  }
}
