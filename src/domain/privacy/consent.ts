import { type Message, message } from '../messages/message.js';
import type { Day } from '../shared/calendar.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
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
}

type Reading = { readonly consent: ConsentGiven } | { readonly errors: FieldErrors };

/** Reads one consent out of a request. @throws DomainError `invalid_input` for a notice, version or language there is not. */
export function readConsent(raw: unknown): ConsentGiven {
  const reading = read(raw);
  if ('consent' in reading) return reading.consent;
  const { errors } = reading;
  throw new DomainError('invalid_input', Object.values(errors), { errors });
}

/** Reads a list of consents, none where it is not given. @throws DomainError `invalid_input` with the field `consents`. */
export function readConsents(raw: unknown): ConsentGiven[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw) || raw.length > NOTICES.length * NOTICE_LANGUAGES.length) {
    throw wrongList(message('consents_expected'));
  }
  return raw.map((each) => {
    const reading = read(each);
    if ('consent' in reading) return reading.consent;
    throw wrongList(Object.values(reading.errors)[0] ?? message('consents_expected'));
  });
}

function wrongList(said: Message): DomainError {
  return new DomainError('invalid_input', said, { errors: { consents: said } });
}

function read(raw: unknown): Reading {
  const given: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const notice = NOTICES.find(({ name }) => name === given.notice);
  const language = NOTICE_LANGUAGES.find((candidate) => candidate === given.language);
  const errors: Record<string, Message> = {};
  if (!notice) errors.notice = message('one_of_needed', { name: 'notice', choices: NOTICE_NAMES.join(', ') });
  else if (given.version !== notice.version) errors.version = message('notice_version', { version: notice.version });
  if (!language) errors.language = message('one_of_needed', { name: 'language', choices: NOTICE_LANGUAGES.join(', ') });
  if (!notice || !language || errors.version) return { errors };
  return { consent: { notice: notice.name, version: notice.version, language } };
}
