import { message } from '../../../domain/messages/message.js';
import type { ErrorReason } from './error-status.js';
import type { Explained } from './explained-error.js';

/** About the call itself, and parts of the service that do not answer: a part of `errors.ts`. */
export const CALL_ERRORS = {
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
} satisfies Partial<Record<ErrorReason, Explained>>;
