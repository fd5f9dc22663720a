import {
  CODE_COOLDOWN,
  CODE_TRIES,
  CODES_A_DAY,
  type CodePurpose,
  type VerificationCode,
} from './verification-code.js';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** `retryAfter` in whole seconds, at least 1. */
export type MailPermit = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

/**
 * Whether one more code for `purpose` may be mailed, given all those made for the address within the last day, in any order:
 * the cooldown is that of the purpose, the number a day that of the address.
 */
export function mayMailCode(recent: readonly VerificationCode[], purpose: CodePurpose, now: Date): MailPermit {
  const agesOf = (codes: readonly VerificationCode[]) =>
    codes
      .map((code) => Math.max(0, now.getTime() - code.createdAt.getTime()))
      .filter((age) => age < DAY)
      .sort((one, other) => one - other);
  const ages = agesOf(recent);
  const newest = agesOf(recent.filter((code) => code.purpose === purpose))[0];
  const lastOfTheDay = ages[CODES_A_DAY - 1];
  const wait = Math.max(
    newest === undefined ? 0 : CODE_COOLDOWN * SECOND - newest,
    lastOfTheDay === undefined ? 0 : DAY - lastOfTheDay,
  );
  return wait > 0 ? { allowed: false, retryAfter: Math.ceil(wait / SECOND) } : { allowed: true };
}

/** Whether a code may still be tried. A dead one is refused before its digits are looked at. */
export function judgeCode(code: VerificationCode | null, now: Date): 'usable' | 'dead' {
  if (!code || code.deadAt !== null || code.tries >= CODE_TRIES) return 'dead';
  return now.getTime() < code.expiresAt.getTime() ? 'usable' : 'dead';
}
