import { DomainError } from '../shared/domain-error.js';

/** Tries for one account within a window; the window begins with the first. */
export const LOGIN_TRIES = 10;
export const LOGIN_WINDOW_MS = 15 * 60 * 1000;

/** The tries for an account in the window that is open. */
export interface TryWindow {
  readonly tries: number;
  readonly windowEnds: Date;
}

/** Judges the `tries`-th try of a window, this one counted already: counting first keeps parallel tries within the limit. */
export function judgeTries(tries: number): 'allowed' | 'locked' {
  return tries <= LOGIN_TRIES ? 'allowed' : 'locked';
}

/** True for the one try of a window that finds the account locked first. */
export function beginsLockOut(tries: number): boolean {
  return tries === LOGIN_TRIES + 1;
}

/** @throws DomainError `locked_out` with the seconds until the window ends. */
export function refuseLocked({ tries, windowEnds }: TryWindow, now: Date, text: string): void {
  if (judgeTries(tries) === 'allowed') return;
  const retryAfter = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  throw new DomainError('locked_out', text, { retryAfter });
}
