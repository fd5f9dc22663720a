import type { PortalAnswer } from './portal.js';
import { inEnglish, withoutCodes } from './said.js';

/** What an answer says, without its headers: to be compared as a whole. */
export function bare({ status, code, message, errMsg, data }: PortalAnswer) {
  return withoutCodes({ status, code, message, errMsg, data });
}

/** The whole envelope of a success. */
export function accepted(message: string, data: unknown, code = 200) {
  return { status: 200, code, message, errMsg: message, data };
}

interface Details {
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfter?: unknown;
  /** Where the framework words it, the code says less than the text. */
  readonly code?: string;
}

/** The whole envelope of a refusal. */
export function refused(status: number, reason: string, message: string, details: Details = {}, code = status) {
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  return { status, code, message, errMsg: message, data: { message, reason, requestId, ...details } };
}

/** The refusal of a protected call without a session that counts: the one place of code 500. */
export const SESSION_LOST = refused(401, 'no_session', inEnglish('please_sign_in'), {}, 500);
