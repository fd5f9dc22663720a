import { type Message, message } from '../messages/message.js';
import type { Day } from '../shared/calendar.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { NOTICE_LANGUAGES, NOTICE_NAMES, NOTICES, type NoticeLanguage, type NoticeName } from './notice.js';

/** What somebody agrees to, in the wording and the language that were shown. */
export interface ConsentGiven {
  readonly notice: NoticeName;
  readonly version: Day;
  readonly language: NoticeLanguage;
}

export interface Consent extends ConsentGiven {
  readonly id: number;
  readonly userId: number;
  readonly at: Date;
  /** `null` while it holds. */
  readonly withdrawnAt: Date | null;
}

/**
 * The notices to which consent can be taken back while the account goes on. Without the others there is no account:
 * erasing it takes them back.
 */
export const WITHDRAWABLE_NOTICES = ['enquiries'] as const satisfies readonly NoticeName[];
export type WithdrawableNotice = (typeof WITHDRAWABLE_NOTICES)[number];

/** Whether somebody agrees to a notice, in whatever version and language. */
export function agreesTo(consents: readonly Pick<Consent, 'notice' | 'withdrawnAt'>[], to: NoticeName): boolean {
  return consents.some(({ notice, withdrawnAt }) => notice === to && withdrawnAt === null);
}

type Unvalidated = { readonly [Field in keyof ConsentGiven]?: unknown };

/** What is wrong with a consent, by field: a notice, version or language that there is not. */
export function consentErrors(given: unknown): FieldErrors {
  const { notice: name, version, language }: Unvalidated = typeof given === 'object' && given !== null ? given : {};
  const notice = NOTICES.find((one) => one.name === name);
  const isVersion = !notice || version === notice.version;
  return {
    ...(notice ? {} : { notice: message('one_of_needed', { name: 'notice', choices: NOTICE_NAMES.join(', ') }) }),
    ...(isVersion ? {} : { version: message('notice_version', { version: notice.version }) }),
    ...(NOTICE_LANGUAGES.some((one) => one === language)
      ? {}
      : { language: message('one_of_needed', { name: 'language', choices: NOTICE_LANGUAGES.join(', ') }) }),
  };
}

/** What is wrong with a list of consents, which may be left out, or `null`. */
export function consentsProblem(given: unknown): Message | null {
  if (given === undefined || given === null) return null;
  if (!Array.isArray(given) || given.length > NOTICES.length * NOTICE_LANGUAGES.length) {
    return message('consents_expected');
  }
  return given.flatMap((each) => Object.values(consentErrors(each)))[0] ?? null;
}
