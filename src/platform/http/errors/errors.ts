import type { Message } from '../../../domain/messages/message.js';
import type { DomainErrorDetails, FieldErrors } from '../../../domain/shared/domain-error.js';
import { type ErrorReason, isSessionLost, STATUS_OF } from './error-status.js';
import { ACCESS_ERRORS } from './errors.access.js';
import { CALL_ERRORS } from './errors.calls.js';
import { RECORD_ERRORS } from './errors.records.js';
import type { Explained } from './explained-error.js';
import { errorBody, type Surface } from './problem.js';

/**
 * Every reason, explained to integrators: the examples of the operations, the introduction's table and the reasons'
 * pages are made of it.
 */
export const ERRORS: Readonly<Record<ErrorReason, Explained>> = { ...ACCESS_ERRORS, ...RECORD_ERRORS, ...CALL_ERRORS };

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
