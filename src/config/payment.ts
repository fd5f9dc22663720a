import { readDuitNow } from '../domain/payment/duitnow.js';
import { DEMONSTRATION_ACCOUNT, type PaymentAccount } from '../domain/payment/payment-details.js';
import { SettingError } from './setting-error.js';
import type { Given } from './variables.js';

const PAYMENT_VARIABLES = [
  'BANK_NAME',
  'BANK_ACCOUNT_NUMBER',
  'BANK_ACCOUNT_NAME',
  'BANK_SWIFT',
  'DUITNOW_PAYLOAD',
] as const;

/**
 * All of them or, outside production, none; the payload must be one that a bank could have made.
 * @throws SettingError
 */
export function readPayment(given: Given, production: boolean): PaymentAccount {
  const missing = PAYMENT_VARIABLES.filter((name) => given(name) === null);
  if (missing.length === PAYMENT_VARIABLES.length && !production) return DEMONSTRATION_ACCOUNT;
  if (missing.length > 0) throw new SettingError(`${missing.join(', ')} must be set, so that applicants can pay`);
  const [name = '', accountNumber = '', accountName = '', swift = '', duitNowPayload = ''] = PAYMENT_VARIABLES.map(
    (variable) => given(variable) ?? '',
  );
  const reading = readDuitNow(duitNowPayload);
  if ('problem' in reading) throw new SettingError(`DUITNOW_PAYLOAD is not a DuitNow code: ${reading.problem}`);
  if (production && (!reading.isStatic || reading.hasAmount)) {
    throw new SettingError(
      'DUITNOW_PAYLOAD must be the static code of the bank, without an amount (initiation 11, no tag 54): a code for one payment fails everybody after the first',
    );
  }
  const { bank } = DEMONSTRATION_ACCOUNT;
  if (production && [name, accountNumber, accountName, reading.merchant].some((text) => /demonstration/i.test(text))) {
    throw new SettingError('the payment settings must not be those of the demonstration in production');
  }
  if (!/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(swift) || (production && swift === bank.swift)) {
    throw new SettingError('BANK_SWIFT must be a SWIFT code of 8 or 11 characters');
  }
  return { bank: { name, accountNumber, accountName, swift }, duitNowPayload, isDemonstration: false };
}
