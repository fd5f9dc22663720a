import { Injectable } from '@nestjs/common';
import { type CertificateType } from '../../domain/certificate/certificate.fields.js';
import { readDuitNow } from '../../domain/payment/duitnow.js';
import { FEES, type Fee } from '../../domain/payment/fees.js';
import { PaymentAccount } from '../../domain/payment/payment-details.js';
import { QrDrawer } from '../../platform/payment/qr-drawer.port.js';

export interface PaymentDetails {
  readonly fees: Readonly<Record<CertificateType, Fee>>;
  readonly account: PaymentAccount;
  readonly merchant: string;
  readonly qrSvg: string;
}

/** What an applicant pays, and where. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly account: PaymentAccount,
    private readonly qr: QrDrawer,
  ) {}

  async details(): Promise<PaymentDetails> {
    const { account } = this;
    const reading = readDuitNow(account.duitNowPayload);
    // The settings were checked at start.
    if ('problem' in reading) throw new Error(`the DuitNow payload cannot be shown: ${reading.problem}`);
    return { fees: FEES, account, merchant: reading.merchant, qrSvg: await this.qr.svg(account.duitNowPayload) };
  }
}
