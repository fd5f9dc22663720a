import type { PaymentAccount } from '../../domain/payment/payment-details.js';

export abstract class PaymentSettings {
  abstract account(): PaymentAccount;
}
