import { CODE_COOLDOWN } from '@myverify/domain/account/verification-code';

/** Until when no further code may be asked for, and for whom one was. */
export interface CodeWait {
  readonly email: string;
  readonly until: number;
}

export type CodePurpose = 'register' | 'reset';

const keyOf = (purpose: CodePurpose) => `code-wait:${purpose}`;

/**
 * Kept for this tab, so that loading the page again does not end it: without the address, which is nobody else's
 * business.
 */
export function rememberWait(purpose: CodePurpose, wait: CodeWait): void {
  // A longer one is that of an address; the service tells it again.
  if (wait.until - Date.now() > CODE_COOLDOWN * 1000) return;
  try {
    sessionStorage.setItem(keyOf(purpose), String(wait.until));
  } catch {
    // A browser that keeps nothing counts until the page is loaded again; the server counts on.
  }
}

export function rememberedWait(purpose: CodePurpose): CodeWait | null {
  try {
    return readWait(sessionStorage.getItem(keyOf(purpose)));
  } catch {
    return null;
  }
}

/** For whom it was asked is known no more: it holds for every address, as the cooldown does. */
export function readWait(text: string | null): CodeWait | null {
  const until = Number(text ?? Number.NaN);
  return until > 0 ? { email: '', until } : null;
}

/**
 * When the button may be used again. A wait longer than the cooldown is that of one address: another one need not wait.
 */
export function endOfWait(wait: CodeWait | null, email: string, now: number): number | null {
  if (!wait || wait.until <= now) return null;
  const isCooldown = wait.until - now <= CODE_COOLDOWN * 1000;
  return isCooldown || sameAddress(wait.email, email) ? wait.until : null;
}

function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
