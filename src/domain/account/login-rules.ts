/** Tries for one account within a window; the window begins with the first. */
export const LOGIN_TRIES = 10;
export const LOGIN_WINDOW_MS = 15 * 60 * 1000;

/** Judges the `tries`-th try of a window, this one counted already: counting first keeps parallel tries within the limit. */
export function judgeTries(tries: number): 'allowed' | 'locked' {
  return tries <= LOGIN_TRIES ? 'allowed' : 'locked';
}

/** True for the one try of a window that finds the account locked first. */
export function beginsLockOut(tries: number): boolean {
  return tries === LOGIN_TRIES + 1;
}
