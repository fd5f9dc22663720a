import { createHmac, timingSafeEqual } from 'node:crypto';
import { ONE_TIME_DIGITS, STEP_SECONDS, stepsAround } from '../../domain/account/one-time-password.js';
import { fromBase32 } from '../../domain/shared/base32.js';

const ISSUER = 'MyVerify';

/**
 * What an app takes a secret from, also as a QR code. By HMAC-SHA-1, which is what every app takes (RFC 6238).
 * @param secret in base 32.
 */
export function appUri(secret: string, account: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(account)}`;
  const parameters = new URLSearchParams({
    secret,
    issuer: ISSUER,
    algorithm: 'SHA1',
    digits: String(ONE_TIME_DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/${label}?${parameters}`;
}

/** The step whose code it is, of those that are taken at the moment; `null` where it is none of them. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const key = fromBase32(secret);
  let found: number | null = null;
  // All of them are looked at, so that the time tells nothing.
  for (const step of stepsAround(now)) {
    const right = Buffer.from(codeAt(key, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** RFC 4226, section 5.3. */
export function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** ONE_TIME_DIGITS;
  return String(number).padStart(ONE_TIME_DIGITS, '0');
}
