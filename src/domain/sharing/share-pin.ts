import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';

/** Tries within a window, which begins with the first; from then on the link is locked until the window ends. */
export const PIN_TRIES = 5;
export const PIN_WINDOW_MS = 15 * 60_000;

/** Validates the `tries`-th try of a window, this one counted already: counting first keeps parallel tries within the limit. */
export function mayTryPin(tries: number): boolean {
  return tries <= PIN_TRIES;
}

/** True for the one wrong try of a window after which the link is locked. */
export function locksLink(tries: number): boolean {
  return tries === PIN_TRIES;
}

export const pinNeeded = () => new DomainError('pin_needed', message('pin_needed'));

/** The same words for a wrong PIN and for a locked link, so that guessing on teaches nothing. */
export function wrongPin(): DomainError {
  const text = message('pin_wrong', { tries: PIN_TRIES, minutes: PIN_WINDOW_MS / 60_000 });
  return new DomainError('wrong_pin', text, { errors: { pin: text } });
}

/** The same answer for a link that was stopped, that has ended and that never was. */
export const linkEnded = () => new DomainError('link_ended', message('link_ended'));

export const holderGone = () => new DomainError('holder_gone', message('holder_gone'));
