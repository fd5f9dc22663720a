/** What can be wrong with a field; the texts are under `rules` of the account's texts. */
export type Problem =
  | 'emailMissing'
  | 'emailWrong'
  | 'passwordMissing'
  | 'passwordLength'
  | 'passwordKinds'
  | 'staffPasswordShort'
  | 'staffPasswordLong'
  | 'confirmMissing'
  | 'confirmOther'
  | 'codeMissing'
  | 'consentMissing'
  | 'wordMissing';

const EMAIL_MAX = 254;
const LOCAL_MAX = 64;
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const LAST_LABEL = /\p{L}.*[\p{L}\p{M}\p{N}]/u;

/** As the server judges it: `local@domain.tld` in any script, blanks around it left aside. */
export function isEmail(typed: string): boolean {
  const text = typed.trim();
  const [local = '', domain, ...more] = text.split('@');
  if (text.length > EMAIL_MAX || domain === undefined || more.length > 0) return false;
  if (local.length > LOCAL_MAX || !LOCAL.test(local)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && LAST_LABEL.test(labels.at(-1) ?? '');
}

export function emailProblem(email: string): Problem | null {
  if (email.trim() === '') return 'emailMissing';
  return isEmail(email) ? null : 'emailWrong';
}

/** What a student's password needs, each part on its own. */
export interface PasswordParts {
  readonly length: boolean;
  readonly upper: boolean;
  readonly lower: boolean;
  readonly digit: boolean;
}

export function passwordParts(password: string): PasswordParts {
  const length = characters(password);
  return {
    length: length >= 8 && length <= 16,
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
  };
}

export function passwordProblem(password: string): Problem | null {
  if (password === '') return 'passwordMissing';
  const { length, upper, lower, digit } = passwordParts(password);
  if (!length) return 'passwordLength';
  return upper && lower && digit ? null : 'passwordKinds';
}

/** Staff have other rules, those of the back office. */
export function staffPasswordProblem(password: string): Problem | null {
  if (password === '') return 'passwordMissing';
  const length = characters(password);
  if (length < 6) return 'staffPasswordShort';
  return length > 128 ? 'staffPasswordLong' : null;
}

export function confirmProblem(repeated: string, password: string): Problem | null {
  if (repeated === '') return 'confirmMissing';
  return repeated === password ? null : 'confirmOther';
}

/** As it is sent: a code that is copied may bring blanks along, and a Chinese keyboard writes wide digits. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '');
}

export function codeProblem(code: string): Problem | null {
  return code.trim() === '' ? 'codeMissing' : null;
}

/** As people count: an emoji is one. */
function characters(text: string): number {
  return [...text].length;
}
