import type { Env } from '../../config/env.js';
import { HmacWalletSecrets } from './hmac.wallet-secrets.js';

const withSecrets = (jwtSecret: string, jwtSecretPrevious: string | null = null) =>
  new HmacWalletSecrets({ jwtSecret, jwtSecretPrevious } as Env);

const secrets = withSecrets('a'.repeat(32));
const END = new Date('2026-03-01T04:05:06.789Z');

describe('a nonce', () => {
  it('tells when it ends, to whoever has the secret that it was made with or the one after', () => {
    const nonce = secrets.nonce(END);
    expect(secrets.nonceEnd(nonce)).toEqual(END);
    expect(withSecrets('b'.repeat(32), 'a'.repeat(32)).nonceEnd(nonce)).toEqual(END);
    expect(withSecrets('b'.repeat(32)).nonceEnd(nonce)).toBeNull();
    expect(secrets.nonce(END)).not.toBe(nonce);
  });

  it('is none once anything of it is changed', () => {
    const nonce = secrets.nonce(END);
    const [random = '', end = '', seal = ''] = nonce.split('.');
    const later = String(Number(end) + 1000);
    const last = seal.slice(-1);
    // The same bytes in another spelling of base64url: the two lowest bits of the last letter say nothing.
    const twin = String.fromCharCode(last.charCodeAt(0) + 1);
    for (const wrong of [
      '',
      'nonce',
      `${random}.${later}.${seal}`,
      `${'A'.repeat(22)}.${end}.${seal}`,
      `${random}.${end}.${'A'.repeat(43)}`,
      `${random}.${end}.${seal.slice(0, -1)}${twin}`,
      `${nonce} `,
      `${random}.${end}`,
    ]) {
      expect([wrong, secrets.nonceEnd(wrong)]).toEqual([wrong, null]);
    }
  });
});

it('a PIN has six digits, and is kept for its code and its installation alone', () => {
  for (let n = 0; n < 200; n += 1) expect(secrets.pin()).toMatch(/^\d{6}$/);
  const kept = secrets.pinHashOf('code', '123456');
  expect(kept).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets.pinHashOf('code', '123456')).toBe(kept);
  expect(secrets.pinHashOf('other', '123456')).not.toBe(kept);
  expect(secrets.pinHashOf('code', '123457')).not.toBe(kept);
  expect(withSecrets('b'.repeat(32)).pinHashOf('code', '123456')).not.toBe(kept);
});
