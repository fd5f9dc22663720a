import { crc16 } from '../domain/payment/emvco.js';
import { readPayment } from './payment.js';

const tlv = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

function payload(initiation: string, more = ''): string {
  const account = tlv('00', 'A0000006150001') + tlv('01', '000001');
  const fields = [
    tlv('00', '01') + tlv('01', initiation) + tlv('26', account) + tlv('53', '458'),
    `${more}${tlv('58', 'MY')}${tlv('59', 'VERIFIER BERHAD')}6304`,
  ].join('');
  return fields + crc16(fields);
}

const SET: Record<string, string> = {
  BANK_NAME: 'Test Bank',
  BANK_ACCOUNT_NUMBER: '5140 1234 5678',
  BANK_ACCOUNT_NAME: 'Verifier Berhad',
  BANK_SWIFT: 'TESTMYKL',
};
const read = (code: string, production = true) =>
  readPayment((name) => ({ ...SET, DUITNOW_PAYLOAD: code })[name] ?? null, production);

describe('the payment settings', () => {
  it('take the static code of a bank', () => {
    expect(read(payload('11')).duitNowPayload).toBe(payload('11'));
  });

  it('refuse in production a code that was made for one payment, or for one amount', () => {
    for (const code of [payload('12'), payload('11', tlv('54', '669.60')), payload('12', tlv('54', '669.60'))]) {
      expect(() => read(code)).toThrow('DUITNOW_PAYLOAD must be the static code of the bank, without an amount');
      expect(read(code, false).duitNowPayload).toBe(code);
    }
  });
});
