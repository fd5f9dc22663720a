import { ApiError, type Failure, unanswered as withoutAnswer } from '@myverify/api-client/api-error';
import { placeOf } from '../auth/place';
import { loseSession } from '../auth/session-loss';
import { localise } from '../i18n/refusals';

/** They ask whether there is a session, or begin and end one. */
const SESSION_CALLS = [
  '/api/user/info',
  '/api/user/login',
  '/api/user/login-factor',
  '/api/user/organisation-finish',
  '/api/user/logout',
];

/**
 * What becomes of a call that was refused, or got no answer. Where the session is over, the sign-in page is on its way,
 * and whoever waits for an answer goes with the screen, with neither a success nor a failure to show.
 * @throws ApiError in the present language
 */
export function refuse(path: string, failure: Failure): Promise<never> {
  const refusal = new ApiError(localise(failure));
  if (!refusal.sessionEnded || SESSION_CALLS.includes(path)) return Promise.reject(refusal);
  loseSession(placeOf(location));
  return new Promise(() => {});
}

/** No answer came. */
export function unanswered(reason: Parameters<typeof withoutAnswer>[0]): ApiError {
  return new ApiError(localise(withoutAnswer(reason)));
}
