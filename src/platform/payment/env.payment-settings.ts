import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { PaymentAccount } from '../../domain/payment/payment-details.js';
import { PaymentSettings } from './payment-settings.port.js';

@Injectable()
export class EnvPaymentSettings extends PaymentSettings {
  constructor(private readonly env: Env) {
    super();
  }

  account(): PaymentAccount {
    return this.env.payment;
  }
}
