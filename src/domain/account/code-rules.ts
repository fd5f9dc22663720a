import {
  CODE_COOLDOWN,
  CODE_MINUTES,
  CODE_TRIES,
  CODES_A_DAY,
  CODES_EVERYWHERE,
  type CodePurpose,
  type CodeTriedFrom,
  type VerificationCode,
} from './verification-code.js';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** `retryAfter` in whole seconds, at least 1. */
export type MailPermit = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

/** Who asks: a code for what, and from where. */
export interface CodeAsked {
  readonly purpose: CodePurpose;
  /** The network, or the browser where it is known for the account. */
  readonly network: string;
  readonly isKnown: boolean;
}

/**
 * Whether one more code may be mailed, given all those made for the address within the last day, in any order. The
 * number a day is that of the purpose and network, so that nobody uses up another's; the cooldown is that of the
 * purpose, from wherever it was asked. Where very many were asked for from everywhere, it is as long as a code works:
 * whoever has the mailbox has a code that works all the same. A known browser is held to its own codes alone.
 */
export function mayMailCode(recent: readonly VerificationCode[], asked: CodeAsked, now: Date): MailPermit {
  const ages = (codes: readonly VerificationCode[]) =>
    codes
      .map((code) => Math.max(0, now.getTime() - code.createdAt.getTime()))
      .filter((age) => age < DAY)
      .sort((one, other) => one - other);
  const ofPurpose = recent.filter(({ purpose }) => purpose === asked.purpose);
  const here = ages(ofPurpose.filter(({ network }) => network === asked.network));
  const everywhere = asked.isKnown ? here : ages(ofPurpose);
  const [newest] = everywhere;
  const lastHere = here[CODES_A_DAY - 1];
  const lastEverywhere = everywhere[CODES_EVERYWHERE - 1];
  const after = (seconds: number) => (newest === undefined ? 0 : seconds * SECOND - newest);
  const wait = Math.max(
    after(CODE_COOLDOWN),
    lastHere === undefined ? 0 : DAY - lastHere,
    lastEverywhere === undefined ? 0 : Math.min(after(CODE_MINUTES * 60), DAY - lastEverywhere),
  );
  return wait > 0 ? { allowed: false, retryAfter: Math.ceil(wait / SECOND) } : { allowed: true };
}

/** Tries are counted apart, so that a stranger's wrong ones do not end the code of whoever asked for it. */
export function triedFrom(code: VerificationCode, places: readonly string[]): CodeTriedFrom {
  return code.network !== null && places.includes(code.network) ? 'here' : 'elsewhere';
}

/** Whether a code may still be tried from there. A dead one is refused before its digits are looked at. */
export function validateCode(code: VerificationCode | null, from: CodeTriedFrom, now: Date): 'usable' | 'dead' {
  if (!code || code.deadAt !== null) return 'dead';
  if ((from === 'here' ? code.tries : code.triesElsewhere) >= CODE_TRIES) return 'dead';
  return now.getTime() < code.expiresAt.getTime() ? 'usable' : 'dead';
}
