import { message } from '../../../domain/messages/message.js';
import type { ErrorReason } from './error-status.js';
import { byField, type Explained } from './explained-error.js';

/** About input, sessions, accounts and links: a part of `errors.ts`. */
export const ACCESS_ERRORS = {
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
} satisfies Partial<Record<ErrorReason, Explained>>;
