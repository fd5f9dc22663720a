import { DomainError } from '../shared/domain-error.js';

/** Tries within a window, which begins with the first; from then on the link is locked until the window ends. */
export const PIN_TRIES = 5;
export const PIN_WINDOW_MS = 15 * 60_000;

/** Judges the `tries`-th try of a window, this one counted already: counting first keeps parallel tries within the limit. */
export function mayTryPin(tries: number): boolean {
  return tries <= PIN_TRIES;
}

/** True for the one wrong try of a window after which the link is locked. */
export function locksLink(tries: number): boolean {
  return tries === PIN_TRIES;
}

export const pinNeeded = () => new DomainError('pin_needed', 'Please enter the PIN that you were given with this link');

/** The same words for a wrong PIN and for a locked link, so that guessing on teaches nothing. */
export function wrongPin(): DomainError {
  const text = `The PIN is wrong. After ${PIN_TRIES} wrong PINs this link is locked for ${PIN_WINDOW_MS / 60_000} minutes, for the right one too.`;
  return new DomainError('wrong_pin', text, { errors: { pin: text } });
}

/** The same answer for a link that was stopped, that has ended and that never was. */
export const linkEnded = () =>
  new DomainError('link_ended', 'This link has ended. The report has not: whoever has its number can still check it.');

export const holderGone = () =>
  new DomainError(
    'holder_gone',
    'The holder has closed the account, and this link with it. Whoever has the number of the report can still check it.',
  );
