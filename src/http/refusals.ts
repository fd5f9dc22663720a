import type { DomainErrorDetails, FieldErrors, Reason } from '../domain/shared/domain-error.js';
import { isSessionLost, SESSION_LOST_CODE, STATUS_OF } from './error-status.js';
import { envelope } from './portal-envelope.js';

/** The reasons that the API's description explains; one of them is the framework's own. */
export type RefusalName = Reason | 'wrong_content_type';

interface Explained {
  /** When it happens, for the table of reasons. */
  readonly when: string;
  /** What an answer says, as it is really said. */
  readonly message: string;
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;
}

const byField = (when: string, field: string, message: string): Explained => ({
  when,
  message,
  errors: { [field]: message },
});

/** Every reason, explained to integrators: the examples of the operations and the table of the introduction are made of it. */
export const REFUSALS: Readonly<Record<RefusalName, Explained>> = {
  invalid_input: byField(
    'Something is malformed or missing; `errors` has a text for every wrong field',
    'email',
    'Please input email',
  ),
  missing_fields: byField('Fields that this call needs are empty', 'major', 'Please input the major'),
  page_too_large: { when: 'A page above 1000 was asked for', message: '1000 is the max size' },
  wrong_code: byField(
    'The mailed code is wrong, used, expired or tried too often',
    'code',
    'The verification code is wrong or has expired',
  ),
  wrong_password: byField('The password that confirms the call is wrong', 'oldPassword', 'The old password is wrong'),
  mistyped: {
    when: 'The check character of a report number does not fit',
    message: 'This is not a report number, please check what you typed',
  },
  email_locked: byField(
    "A student's email cannot be changed here",
    'email',
    'The email of a student account cannot be changed',
  ),
  no_session: { when: 'There is no session, or it was ended: sign in', message: 'Please sign in' },
  session_expired: { when: 'The token has run out: sign in', message: 'jwt expired' },
  wrong_credentials: { when: 'Email and password do not fit', message: 'Wrong email or password' },
  forbidden: { when: 'The role may not do this', message: 'You are not allowed to do this' },
  account_disabled: { when: 'The account was disabled', message: 'This account is disabled' },
  cross_site: {
    when: 'A session cookie came with a request from another site',
    message: 'This request came from another site',
  },
  link_expired: { when: 'A signed link is older than 15 minutes, or was changed', message: 'This link has expired' },
  link_ended: {
    when: 'A link that the holder gave away was stopped, has ended, or never was',
    message: 'This link has ended. The report has not: whoever has its number can still check it.',
  },
  holder_gone: {
    when: 'The holder who gave this link away has closed the account',
    message:
      'The holder has closed the account, and this link with it. Whoever has the number of the report can still check it.',
  },
  pin_needed: {
    when: 'The link is opened with the PIN that the holder has chosen',
    message: 'Please enter the PIN that you were given with this link',
  },
  wrong_pin: byField(
    'The PIN is wrong, or the link is locked after five wrong ones',
    'pin',
    'The PIN is wrong. After 5 wrong PINs this link is locked for 15 minutes, for the right one too.',
  ),
  too_many_shares: {
    when: 'Fifty links of a certificate work already',
    message: 'A certificate has at most 50 links that work, please stop one first',
  },
  not_found: { when: 'There is no such thing, or it is not yours', message: 'There is no such record' },
  unknown_report: {
    when: 'There is no report under this number',
    message: 'There is no report under this number',
  },
  stale_version: {
    when: 'Somebody has changed the record since the `version` you sent: load it again',
    message: 'Someone else has changed this record, please load it again',
  },
  certificate_verified: {
    when: 'A verified certificate cannot be changed, rejected or removed',
    message: 'You cannot edit certified certificates',
  },
  illegal_transition: {
    when: 'The status of the record does not allow this',
    message: 'This job is done already',
  },
  report_not_ready: {
    when: 'The report is still being rendered',
    message: 'The report is being prepared, please try again in a minute',
  },
  report_withdrawn: { when: 'The report was withdrawn', message: 'This report was withdrawn' },
  report_superseded: {
    when: 'A correction has put a newer edition in the place of this one',
    message: 'This edition of the report was corrected; a newer one has taken its place',
  },
  in_use: {
    when: 'Other records refer to it; `errors` names them by id',
    message: 'Merdeka Bridge Education (Demo) is used by 2 universities',
    errors: { 12: 'Merdeka Bridge Education (Demo) is used by 2 universities' },
  },
  already_exists: byField(
    'There is one like it already',
    'name',
    'There is a company of this name in this region already',
  ),
  built_in: {
    when: 'The roles that the service brings along stay as they are',
    message: 'The role Administrator is built in and cannot be changed or removed',
  },
  last_administrator: {
    when: 'One active administrator must be left',
    message: 'The last active administrator cannot be removed, disabled or given another role',
  },
  in_progress: {
    when: 'The first request with this Idempotency-Key is being worked on',
    message: 'The first request with this Idempotency-Key is still being worked on',
    retryAfter: 5,
  },
  already_done: {
    when: 'What this Idempotency-Key stands for was done, but its answer was lost',
    message:
      'This was done already, but its answer was lost; please look at the record before trying again with another key',
  },
  too_large: {
    when: 'The file, or the body, is too large',
    message: 'Request body is too large',
  },
  wrong_format: { when: 'The file is of no type that is taken here', message: 'The file format incorrect!' },
  upload_refused: {
    when: 'The file holds something that is not taken, such as scripts or a password',
    message: 'The PDF is too complex to be checked. Print it to a new PDF and upload that.',
  },
  wrong_content_type: {
    when: 'The body is neither JSON nor, for uploads, multipart/form-data',
    message: 'Unsupported Media Type',
  },
  idempotency_mismatch: {
    when: 'The Idempotency-Key was used with another body or for another call',
    message: 'This Idempotency-Key was used for another request',
  },
  too_many_requests: {
    when: 'Too many calls: wait `retryAfter` seconds',
    message: 'Too many requests, please wait 12 seconds',
    retryAfter: 12,
  },
  cooldown: {
    when: 'A code was mailed to this address less than a minute ago, or too many were asked for today',
    message: 'Please wait 42 seconds before asking for another code',
    retryAfter: 42,
  },
  locked_out: {
    when: 'Ten wrong passwords for this account from one network within 15 minutes',
    message: 'Too many failed logins, please try again later',
    retryAfter: 840,
  },
  unavailable: {
    when: 'A part of the service does not answer: try again in a moment',
    message: 'The database does not answer, please try again',
    retryAfter: 5,
  },
  file_damaged: {
    when: 'A stored file is not as it was stored, and is given to nobody until it was restored; those who run the service were told',
    message: 'This file is not as it was stored and cannot be shown. The people who run the service have been told.',
  },
  storage_full: { when: 'There is no room left', message: 'There is no room to store the file.' },
};

export function statusOfRefusal(name: RefusalName): number {
  return name === 'wrong_content_type' ? 415 : STATUS_OF[name];
}

/** One refusal of one call: a reason, and what differs from the table. */
export interface NamedRefusal {
  readonly reason: RefusalName;
  readonly message?: string;
  readonly errors?: FieldErrors;
  /** What was changed since the version that was sent. */
  readonly stale?: DomainErrorDetails['stale'];
}

const REQUEST_ID = '0d9a2f0e-7a55-4f0c-9d7e-5a8f6f1f2b3c';

/** The body of a refusal as the error filter answers it. */
export function refusalBody({ reason, stale, ...own }: NamedRefusal, surface: 'portal' | 'resource') {
  const { when: _, ...known } = REFUSALS[reason];
  const { message, errors, retryAfter } = { ...known, ...own };
  const wait = retryAfter === undefined ? {} : { retryAfter };
  if (surface === 'resource')
    return { message, reason, errors: errors ?? {}, ...wait, ...(stale ? { stale } : {}), requestId: REQUEST_ID };
  const status = statusOfRefusal(reason);
  const code = reason !== 'wrong_content_type' && isSessionLost(reason) ? SESSION_LOST_CODE : status;
  return envelope(code, message, { message, reason, ...(errors ? { errors } : {}), ...wait, requestId: REQUEST_ID });
}
