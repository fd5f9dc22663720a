import { message } from '../../../domain/messages/message.js';
import type { ErrorReason } from './error-status.js';
import { byField, type Explained } from './explained-error.js';

/** About what a record, a report or an integrator allows: a part of `errors.ts`. */
export const RECORD_ERRORS = {
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
    when: 'The applicant has not consented to enquiries or has withdrawn it, or the record has no applicant',
    message: message('consent_missing'),
  },
  contact_not_released: {
    when: 'The contact counts only once a second officer has released it',
    message: message('contact_not_released'),
  },
  confirmation_missing: byField(
    'An approval needs confirmations that are not there (`CONFIRMATION_REQUIRED`), or a new edition would lose one that the report names; `errors` names each such field',
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
    when: 'A newer edition has taken the place of this one',
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
} satisfies Partial<Record<ErrorReason, Explained>>;
