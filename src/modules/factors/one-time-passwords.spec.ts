import { stepAt } from '../../domain/account/one-time-password.js';
import { fromBase32, toBase32 } from '../../domain/shared/base32.js';
import { appUri, codeAt, stepOf } from './one-time-passwords.js';

/** The secret of RFC 6238, appendix B; there the codes have eight digits, of which these are the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;

it.each(VECTORS)('at %d seconds the code is that of the RFC', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(codeAt(fromBase32(SECRET), stepAt(now))).toBe(code);
  expect(stepOf(SECRET, code, now)).toBe(stepAt(now));
  expect(stepOf(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(stepAt(now));
});

describe('a clock that is off', () => {
  const now = new Date(1111111111_000);
  const codeIn = (seconds: number) => codeAt(fromBase32(SECRET), stepAt(new Date(now.getTime() + seconds * 1000)));

  it('by half a minute is borne', () => {
    expect(stepOf(SECRET, codeIn(30), now)).toBe(stepAt(now) + 1);
    expect(stepOf(SECRET, codeIn(-30), now)).toBe(stepAt(now) - 1);
  });

  it('by more, as by a day, is not', () => {
    for (const seconds of [61, -61, 86_400, -86_400]) expect(stepOf(SECRET, codeIn(seconds), now)).toBeNull();
  });
});

it('what is no code is none', () => {
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
    expect(stepOf(SECRET, text, new Date())).toBeNull();
  }
});

it('base 32 comes back as it was', () => {
  for (let length = 0; length < 21; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
    expect(fromBase32(toBase32(bytes))).toEqual(bytes);
  }
});

it('an app gets name, issuer and secret', () => {
  expect(appUri(SECRET, 'lim+1@example.com')).toBe(
    `otpauth://totp/MyVerify:lim%2B1%40example.com?secret=${SECRET}&issuer=MyVerify&algorithm=SHA1&digits=6&period=30`,
  );
});
