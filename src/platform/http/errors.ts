import { type Message, message } from '../../domain/messages/message.js';
import type { DomainErrorDetails, FieldErrors } from '../../domain/shared/domain-error.js';
import { type ErrorReason, isSessionLost, STATUS_OF } from './error-status.js';
import { errorBody, type Surface } from './problem.js';

interface Explained {
  /** When it happens, for the table of reasons. */
  readonly when: string;
  readonly message: Message;
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;
}

const byField = (when: string, field: string, message: Message): Explained => ({
  when,
  message,
  errors: { [field]: message },
});

/** Every reason, explained to integrators: the examples of the operations, the introduction's table and the reasons' pages are made of it. */
export const ERRORS: Readonly<Record<ErrorReason, Explained>> = {
  invalid_input: byField(
    'Something is malformed or missing; `errors` has a text for every wrong field',
    'email',
    message('email_needed'),
  ),
  missing_fields: byField('Fields that this call needs are empty', 'major', message('required', { label: 'major' })),
  page_too_large: { when: 'A page above 1000 was asked for', message: message('page_max', { max: 1000 }) },
  wrong_code: byField('The mailed code is wrong, used, expired or tried too often', 'code', message('code_wrong')),
  wrong_password: byField('The password that confirms the call is wrong', 'oldPassword', message('old_password_wrong')),
  mistyped: {
    when: 'The check character of a report number does not fit',
    message: message('report_number_mistyped'),
  },
  email_locked: byField("A student's email cannot be changed here", 'email', message('email_fixed')),
  no_session: { when: 'There is no session, or it was ended: sign in', message: message('please_sign_in') },
  session_expired: { when: 'The token has run out: sign in', message: message('session_expired') },
  wrong_credentials: { when: 'Email and password do not fit', message: message('wrong_credentials') },
  forbidden: { when: 'The role may not do this', message: message('not_allowed') },
  reauthentication_required: {
    when: 'It is more than ten minutes since this session last showed who uses it: `POST user/reauthenticate`, then the call again',
    message: message('reauthentication_needed'),
  },
  second_factor_required: {
    when: 'Staff work with a second factor here (`STAFF_MFA`), and this session has none: it opens nothing but setting one up',
    message: message('second_factor_needed'),
  },
  too_many_factors: {
    when: 'Ten second factors belong to the account already',
    message: message('too_many_factors', { max: 10 }),
  },
  sso_failed: {
    when: 'What came back from the organisation does not belong to a sign-in that was begun in this browser, or the sign-in was given up there',
    message: message('sso_failed'),
  },
  sso_refused: {
    when: 'The organisation knows who it is, and that opens nothing here; `message` says why',
    message: message('sso_no_account'),
  },
  sso_only: {
    when: 'Staff sign in through their organisation here (`OIDC_ONLY`), and not by a password',
    message: message('sso_only'),
  },
  account_disabled: { when: 'The account was disabled', message: message('account_disabled') },
  cross_site: {
    when: 'A session cookie came with a request from another site',
    message: message('cross_site'),
  },
  link_expired: { when: 'A signed link is older than 15 minutes, or was changed', message: message('link_expired') },
  link_ended: {
    when: 'A link that the holder gave away was stopped, has ended, or never was',
    message: message('link_ended'),
  },
  invitation_ended: {
    when: 'An invitation was accepted, has ended, was sent anew, or never was',
    message: message('invitation_ended'),
  },
  address_change_ended: {
    when: 'The change of an address was done, cancelled, refused or asked for anew, has run out, or never was',
    message: message('address_change_ended'),
  },
  holder_gone: {
    when: 'The holder who gave this link away has closed the account',
    message: message('holder_gone'),
  },
  pin_needed: {
    when: 'The link is opened with the PIN that the holder has chosen',
    message: message('pin_needed'),
  },
  wrong_pin: byField('The PIN is wrong; the tenth wrong one ends the link', 'pin', message('pin_wrong', { tries: 10 })),
  too_many_drafts: {
    when: 'A student has a hundred drafts already',
    message: message('too_many_drafts', { max: 100 }),
  },
  too_many_shares: {
    when: 'Fifty links of a certificate work already',
    message: message('too_many_shares', { max: 50 }),
  },
  wallet_off: {
    when: 'This installation offers no reports to wallets (`WALLET`)',
    message: message('wallet_off'),
  },
  consent_missing: {
    when: 'The applicant has not consented to enquiries, or the record has no applicant',
    message: message('consent_missing'),
  },
  contact_not_released: {
    when: 'The contact counts only once a second officer has released it',
    message: message('contact_not_released'),
  },
  confirmation_missing: byField(
    'An approval needs confirmations that are not there (`CONFIRMATION_REQUIRED`); `errors` names each such field',
    'certNo',
    message('field_unconfirmed'),
  ),
  confirmation_differs: byField(
    'The university or the ministry answered otherwise, and nobody has settled that; `errors` names each such field',
    'certNo',
    message('field_differs'),
  ),
  confirmation_ended: {
    when: 'The link of an enquiry was used, replaced, has ended, or never was',
    message: message('confirmation_ended'),
  },
  not_found: { when: 'There is no such thing, or it is not yours', message: message('no_record') },
  unknown_report: {
    when: 'No report of ours has this number',
    message: message('no_report_of_number'),
  },
  sample_report: {
    when: 'It is the sample, which everybody may see: it certifies nothing',
    message: message('sample_report_asked'),
  },
  stale_version: {
    when: 'Somebody has changed the record since the `version` you sent: load it again',
    message: message('stale_record'),
  },
  version_required: byField(
    'A record of this kind is changed only by who says which version was seen',
    'version',
    message('version_needed'),
  ),
  certificate_verified: {
    when: 'A verified certificate cannot be changed, rejected or removed',
    message: message('certificate_verified'),
  },
  verdicts_missing: byField(
    'A group has no standing `accepted`; `errors` names each such group',
    'passport',
    message('verdict_missing'),
  ),
  proposal_open: {
    when: 'Something is proposed about this record already, and waits for a second officer',
    message: message('proposal_open'),
  },
  decision_pending: {
    when: 'A decision about this record is held already: it has to be undone first',
    message: message('decision_pending'),
  },
  decision_not_pending: {
    when: 'No decision about this record is held: it was carried out, undone or dropped',
    message: message('decision_not_pending'),
  },
  nothing_changed: byField(
    'A rejection has marked groups in which nothing has changed since; `errors` names each such group',
    'passport',
    message('group_unchanged'),
  ),
  illegal_transition: {
    when: 'The status of the record does not allow this',
    message: message('job_done'),
  },
  report_not_ready: {
    when: 'The report is still being rendered',
    message: message('report_in_preparation'),
  },
  receipt_not_ready: {
    when: 'The application is a draft, has no proof of payment, or its receipt is still being made',
    message: message('receipt_in_preparation'),
  },
  report_withdrawn: { when: 'The report was withdrawn', message: message('report_withdrawn') },
  report_superseded: {
    when: 'A correction has put a newer edition in the place of this one',
    message: message('report_superseded'),
  },
  in_use: {
    when: 'Other records refer to it; `errors` names them by id',
    message: message('universities_many', { count: 'Merdeka Bridge Education (Demo) is used by 2' }),
    errors: { 12: message('universities_many', { count: 'Merdeka Bridge Education (Demo) is used by 2' }) },
  },
  not_assignable: {
    when: 'Some of these are decided, or in the hands of a colleague; `errors` names them by id, and nothing was changed',
    message: message('assigned_to', { id: 4711, name: 'Officer Lim' }),
    errors: { 4711: message('assigned_to', { id: 4711, name: 'Officer Lim' }) },
  },
  already_exists: byField('There is one like it already', 'name', message('company_taken')),
  built_in: {
    when: 'The roles that the service brings along stay as they are',
    message: message('role_built_in', { name: 'Administrator' }),
  },
  integrator_closed: {
    when: 'The integrator is closed: it gets no keys, and none of those it has works',
    message: message('integrator_closed'),
  },
  too_many_keys: {
    when: 'Two keys of this mode work already: revoke one first',
    message: message('too_many_keys', { max: 2 }),
  },
  too_many_rows: {
    when: 'A check has more than 1000 rows or 2 MB: nothing was done, and nothing is kept',
    message: message('too_many_rows', { max: 1000 }),
  },
  too_many_webhooks: {
    when: 'There are five webhooks of this mode already',
    message: message('too_many_webhooks', { max: 5 }),
  },
  too_many_members: {
    when: 'The integrator has fifty people already',
    message: message('too_many_members', { max: 50 }),
  },
  webhook_off: { when: 'The webhook was switched off: switch it on first', message: message('webhook_off') },
  check_unfinished: {
    when: 'The check is still being done: ask later',
    message: message('check_unfinished'),
    retryAfter: 1,
  },
  wrong_key: {
    when: 'There is no key, or it is unknown, mistyped, revoked, ended, or not for your network',
    message: message('wrong_key'),
  },
  key_in_address: {
    when: 'A key stood in the address, where logs keep it: it was ended, and its owner was told',
    message: message('key_in_address'),
  },
  last_administrator: {
    when: 'One active administrator must be left',
    message: message('last_administrator'),
  },
  in_progress: {
    when: 'The first request with this Idempotency-Key is being worked on',
    message: message('first_request_running'),
    retryAfter: 5,
  },
  already_done: {
    when: 'What this Idempotency-Key stands for was done, but its answer was lost',
    message: message('answer_lost'),
  },
  too_large: {
    when: 'The file, or the body, is too large',
    message: message('body_too_large'),
  },
  wrong_format: { when: 'The file is of no type that is taken here', message: message('file_wrong_format') },
  upload_refused: {
    when: 'The file holds something that is not taken, such as scripts or a password',
    message: message('pdf_too_complex'),
  },
  wrong_content_type: {
    when: 'The body is neither JSON nor, for uploads, multipart/form-data',
    message: message('media_type_unsupported'),
  },
  idempotency_mismatch: {
    when: 'The Idempotency-Key was used with another body or for another call',
    message: message('idempotency_key_used'),
  },
  too_many_requests: {
    when: 'Too many calls: wait `retryAfter` seconds',
    message: message('wait_seconds', { seconds: 12 }),
    retryAfter: 12,
  },
  cooldown: {
    when: 'A code was mailed to this address less than a minute ago, or too many were asked for today',
    message: message('code_cooldown', { seconds: 42 }),
    retryAfter: 42,
  },
  locked_out: {
    when: 'Ten wrong passwords for this account from one network within 15 minutes',
    message: message('logins_locked'),
    retryAfter: 840,
  },
  unavailable: {
    when: 'A part of the service does not answer: try again in a moment',
    message: message('database_silent'),
    retryAfter: 5,
  },
  file_damaged: {
    when: 'A stored file is not as it was stored, and is given to nobody until it was restored; those who run the service were told',
    message: message('file_damaged'),
  },
  storage_full: { when: 'There is no room left', message: message('storage_full') },
  timeout: { when: 'The request did not arrive whole within two minutes', message: message('request_too_slow') },
  internal: { when: 'A defect of ours, which tells nothing but its `requestId`', message: message('unexpected') },
};

/** One error of one call: a reason, and what differs from the table. */
export interface NamedError {
  readonly reason: ErrorReason;
  /** Where it is not that of the reason. */
  readonly status?: number;
  readonly message?: Message;
  /** Words of the framework's own. */
  readonly words?: string;
  readonly errors?: FieldErrors;
  /** What was changed since the version that was sent. */
  readonly stale?: DomainErrorDetails['stale'];
}

/** Of all examples. */
export const REQUEST_ID = '0d9a2f0e-7a55-4f0c-9d7e-5a8f6f1f2b3c';

/** The body of an error as the error filter answers it. */
export function exampleBody({ reason, status = STATUS_OF[reason], ...own }: NamedError, surface: Surface) {
  const { when: _, ...known } = ERRORS[reason];
  const { message, ...more } = { ...known, ...own };
  const sessionLost = isSessionLost(reason);
  return errorBody({ status, reason, said: message, ...more, sessionLost }, surface, REQUEST_ID);
}
