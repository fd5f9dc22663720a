import { type Message, message } from '../messages/message.js';
import { compose, documentNumberKey } from '../shared/text.js';

/** Whose password it is to be, as far as it is known. */
export interface PasswordOwner {
  readonly email: string;
  readonly name?: string | null;
  readonly username?: string;
  readonly passport?: string | null;
}

/** Shorter parts are in many words that are nobody's. */
const LEAST = 4;
/** Of signs that are words by themselves. */
const LEAST_IDEOGRAPHS = 2;

const lettersAndDigits = (text: string) =>
  compose(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const isTelling = (part: string) => [...part].length >= (/^\p{Script=Han}+$/u.test(part) ? LEAST_IDEOGRAPHS : LEAST);

function partsOf({ email, name, username, passport }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const [user = ''] = (username ?? '').split('@');
  const words = (name ?? '').split(/[^\p{L}\p{M}\p{N}]+/u);
  return [mailbox, user, name ?? '', ...words].map(lettersAndDigits).concat(documentNumberKey(passport ?? ''));
}

/**
 * What is wrong with a password that holds the name, the address or the passport of whose it is to be, in whatever
 * letter case.
 */
export function personalPasswordProblem(password: string, owner: PasswordOwner): Message | null {
  const text = lettersAndDigits(password);
  return partsOf(owner).some((part) => isTelling(part) && text.includes(part)) ? message('password_personal') : null;
}
