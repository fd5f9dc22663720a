import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { PaymentAccount } from '../../domain/payment/payment-details.js';
import { PaymentSettings } from '../../ports/payment-settings.js';

@Injectable()
export class EnvPaymentSettings extends PaymentSettings {
  constructor(private readonly env: Env) {
    super();
  }

  account(): PaymentAccount {
    return this.env.payment;
  }
}
