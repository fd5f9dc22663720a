import { readDuitNow } from './duitnow.js';
import { crc16 } from './emvco.js';
import { DEMONSTRATION_ACCOUNT } from './payment-details.js';

const PAYLOAD = DEMONSTRATION_ACCOUNT.duitNowPayload;

/** The payload with a part replaced and the checksum made to fit. */
function changed(from: string, to: string): string {
  const body = PAYLOAD.slice(0, -4).replace(from, to);
  return body + crc16(body);
}

describe('readDuitNow', () => {
  it('reads the merchant of a sound payload', () => {
    expect(readDuitNow(PAYLOAD)).toEqual({
      merchant: 'DEMONSTRATION',
      city: 'KUALA LUMPUR',
      isStatic: true,
      hasAmount: false,
    });
  });

  it('takes the generic format 01 and a dynamic code, too', () => {
    expect(readDuitNow(changed('000202', '000201'))).toMatchObject({ merchant: 'DEMONSTRATION' });
    expect(readDuitNow(changed('010211', '010212'))).toMatchObject({ isStatic: false });
  });

  it.each([
    ['an empty text', ''],
    ['no code', 'https://example.com'],
    ['a cut-off code', PAYLOAD.slice(0, -1)],
    ['a changed letter', PAYLOAD.replace('DEMO', 'DEMA')],
    ['a lower-case checksum', PAYLOAD.slice(0, -4) + PAYLOAD.slice(-4).toLowerCase()],
    ['another format', changed('000202', '000203')],
    ['another initiation', changed('010211', '010213')],
    ['an account of another scheme', changed('A0000006150001', 'A0000006150002')],
    ['another currency', changed('5303458', '5303840')],
    ['another country', changed('5802MY', '5802SG')],
    ['no merchant', changed('5913DEMONSTRATION', '')],
  ])('finds fault with %s', (_, payload) => {
    expect(readDuitNow(payload)).toEqual({ problem: expect.any(String) });
  });
});
