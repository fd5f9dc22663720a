import type { Reason } from '../../domain/shared/domain-error.js';

/** The word for programs in an error: why the domain refuses, and what the framework and defects add to that. */
export type ErrorReason = Reason | 'wrong_content_type' | 'timeout' | 'internal';

/** The one table from the reason of an error to its HTTP status. */
export const STATUS_OF: Readonly<Record<ErrorReason, number>> = {
  invalid_input: 400,
  missing_fields: 400,
  page_too_large: 400,
  wrong_code: 400,
  wrong_password: 400,
  wrong_credentials: 401,
  email_locked: 400,
  account_disabled: 403,
  no_session: 401,
  session_expired: 401,
  forbidden: 403,
  reauthentication_required: 403,
  second_factor_required: 403,
  too_many_factors: 409,
  cross_site: 403,
  not_found: 404,
  certificate_verified: 409,
  stale_version: 409,
  version_required: 428,
  illegal_transition: 409,
  verdicts_missing: 409,
  proposal_open: 409,
  decision_pending: 409,
  decision_not_pending: 409,
  nothing_changed: 409,
  report_not_ready: 409,
  report_withdrawn: 409,
  report_superseded: 409,
  in_use: 409,
  not_assignable: 409,
  built_in: 409,
  last_administrator: 409,
  already_exists: 409,
  wrong_format: 415,
  too_large: 413,
  upload_refused: 415,
  too_many_requests: 429,
  locked_out: 429,
  cooldown: 429,
  unknown_report: 404,
  mistyped: 400,
  link_expired: 403,
  link_ended: 404,
  holder_gone: 410,
  pin_needed: 400,
  wrong_pin: 400,
  too_many_shares: 409,
  consent_missing: 409,
  contact_not_released: 409,
  confirmation_missing: 409,
  confirmation_differs: 409,
  confirmation_ended: 404,
  in_progress: 409,
  already_done: 409,
  idempotency_mismatch: 422,
  storage_full: 507,
  file_damaged: 503,
  unavailable: 503,
  wrong_content_type: 415,
  timeout: 408,
  internal: 500,
};

/** The portal's code for a lost session: clients clear their token at it and ask for a new sign-in. */
export const SESSION_LOST_CODE = 500;

export function isSessionLost(reason: ErrorReason): boolean {
  return reason === 'no_session' || reason === 'session_expired';
}
