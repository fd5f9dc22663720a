import { type Message, message } from '../messages/message.js';
import { DomainError, fieldError } from '../shared/domain-error.js';
import { isEmpty } from '../shared/field-reader.js';

/** Wrong PINs in the life of a link; then it ends, and its holder is told and makes a new one. */
export const PIN_TRIES = 10;

export const NEW_PIN = /^[0-9]{6}$/;
/** Links made before PINs had six digits keep theirs. */
const PIN = /^\d{4,12}$/;

export function newPinProblem(given: unknown): Message | null {
  if (isEmpty(given)) return null;
  return typeof given === 'string' && NEW_PIN.test(given) ? null : message('share_pin_expected');
}

export function isPin(value: unknown): value is string {
  return typeof value === 'string' && PIN.test(value);
}

/**
 * Validates a try after so many wrong ones, this one counted already: counting first keeps parallel tries within the
 * limit.
 */
export function mayTryPin(wrongPins: number): boolean {
  return wrongPins <= PIN_TRIES;
}

/** Whether a link ends after so many wrong PINs. */
export function locksLink(wrongPins: number): boolean {
  return wrongPins >= PIN_TRIES;
}

export const pinNeeded = () => new DomainError('pin_needed', message('pin_needed'));

/** The same words for every wrong PIN, the last one too. */
export function wrongPin(): DomainError {
  return fieldError('pin', message('pin_wrong', { tries: PIN_TRIES }), 'wrong_pin');
}

/** The same answer for a link that was stopped, that has ended and that never was. */
export const linkEnded = () => new DomainError('link_ended', message('link_ended'));

export const holderGone = () => new DomainError('holder_gone', message('holder_gone'));
