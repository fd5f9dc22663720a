import { placeOf } from '../auth/place';
import { loseSession } from '../auth/session-loss';
import { localise } from '../i18n/server-texts';
import { ApiError, readRefusal } from './api-error';

/** They ask whether there is a session, or begin and end one. */
const SESSION_CALLS = ['/api/user/info', '/api/user/login', '/api/user/logout'];

/**
 * What becomes of a call that was refused. Where the session is over, the sign-in page is on its way, and whoever waits for
 * an answer goes with the screen, with neither a success nor a failure to show.
 * @throws ApiError
 */
export function refuse(path: string, status: number, body: unknown): Promise<never> {
  const refusal = new ApiError(status, localise(readRefusal(body, status)));
  if (!refusal.isSessionLost || SESSION_CALLS.includes(path)) return Promise.reject(refusal);
  loseSession(placeOf(location));
  return new Promise(() => {});
}

/** No answer came. */
export function unanswered(reason: 'timeout' | 'unreachable'): ApiError {
  return new ApiError(0, localise({ message: '', reason }));
}
