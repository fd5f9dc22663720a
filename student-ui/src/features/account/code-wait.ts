import { CODE_COOLDOWN } from '@myverify/domain/account/verification-code';

/** Until when no further code may be asked for, and for whom one was. */
export interface CodeWait {
  readonly email: string;
  readonly until: number;
}

export type CodePurpose = 'register' | 'reset';

const keyOf = (purpose: CodePurpose) => `code-wait:${purpose}`;

/** Kept for this tab, so that loading the page again does not end it. */
export function rememberWait(purpose: CodePurpose, wait: CodeWait): void {
  try {
    sessionStorage.setItem(keyOf(purpose), JSON.stringify(wait));
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

export function readWait(text: string | null): CodeWait | null {
  try {
    const wait: unknown = JSON.parse(text ?? '');
    if (typeof wait !== 'object' || wait === null || !('email' in wait) || !('until' in wait)) return null;
    const { email, until } = wait;
    return typeof email === 'string' && typeof until === 'number' ? { email, until } : null;
  } catch {
    return null;
  }
}

/** When the button may be used again. A wait longer than the cooldown is that of one address: another one need not wait. */
export function endOfWait(wait: CodeWait | null, email: string, now: number): number | null {
  if (!wait || wait.until <= now) return null;
  const isCooldown = wait.until - now <= CODE_COOLDOWN * 1000;
  return isCooldown || sameAddress(wait.email, email) ? wait.until : null;
}

function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
