import { type Message, message } from '../messages/message.js';
import { compose } from '../shared/text.js';

export const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

/** The one form of an address by which it is stored and compared. */
export function normaliseEmail(text: string): string {
  return compose(compose(text).toLowerCase()).trim();
}

const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const LAST_LABEL = /\p{L}.*[\p{L}\p{M}\p{N}]/u;

/**
 * What is wrong with what somebody typed as an address, or `null`. It is validated as it would be stored: small letters
 * may be longer than capitals.
 */
export function emailProblem(given: unknown): Message | null {
  if (given === undefined || given === null || given === '') return message('email_needed');
  return typeof given === 'string' && isEmail(normaliseEmail(given)) ? null : message('email_malformed');
}

/**
 * True for `local@domain.tld` in any script, as `normaliseEmail` leaves it; neither quoted local parts nor numeric
 * hosts, which no student has.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const [local = '', domain, ...more] = text.split('@');
  if (domain === undefined || more.length > 0 || local.length > LOCAL_MAX || !LOCAL.test(local)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && LAST_LABEL.test(labels.at(-1) ?? '');
}
