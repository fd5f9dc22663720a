import type { Message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';

/** Tries for one account from one network within a window; the window begins with the first. */
export const LOGIN_TRIES = 10;
export const LOGIN_WINDOW_MS = 15 * 60 * 1000;
/** Failures of one account from all networks together within a window, before each further try waits. */
export const LOGIN_TRIES_EVERYWHERE = 50;
/** A session lasts so long at most. */
export const SESSION_MS = 2 * 24 * 3_600_000;
const LONGEST_WAIT_MS = 30_000;

/** The tries that were counted in the window that is open. */
export interface TryWindow {
  readonly tries: number;
  readonly windowEnds: Date;
}

/**
 * Validates the `tries`-th try of a window from one network, this one counted already: counting first keeps parallel
 * tries within the limit.
 */
export function validateTries(tries: number): 'allowed' | 'locked' {
  return tries <= LOGIN_TRIES ? 'allowed' : 'locked';
}

/** True for the one try of a window that finds the account locked first. */
export function beginsLockOut(tries: number): boolean {
  return tries === LOGIN_TRIES + 1;
}

/**
 * Milliseconds that the `tries`-th try of a window from all networks together must wait. Nothing is refused by their
 * number: whoever fails on purpose from many networks would shut the owner out.
 */
export function waitBeforeTry(tries: number): number {
  const over = tries - LOGIN_TRIES_EVERYWHERE;
  return over < 1 ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (over - 1));
}

/** @throws DomainError `locked_out` with the seconds until the window ends. */
export function refuseLocked({ tries, windowEnds }: TryWindow, now: Date, said: Message): void {
  if (validateTries(tries) === 'allowed') return;
  const retryAfter = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  throw new DomainError('locked_out', said, { retryAfter });
}

/** What a device is called at most, in UTF-16 units. */
export const DEVICE_MAX = 80;
