import { ApiError, failureIn, notReached } from '@myverify/api-client/api-error';
import { callLimit } from '@myverify/api-client/call-limit';
import { isAtWork } from '@myverify/api-client/idle';
import { joinSignals } from '@myverify/api-client/join-signals';
import { reauthenticate } from '@myverify/api-client/reauthentication';
import { BACKGROUND_HEADER } from '@myverify/domain/account/idle';
import { closeKey, keyOf } from './idempotency';
import { refuse, unanswered } from './refuse';

const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * Sends any call of the back office but uploads: with the session cookie, a key for each change, and an end to waiting.
 * Where the service asks whether it is they, whoever sits here is asked, and the call is sent again.
 * @throws ApiError where it is refused, or no answer comes.
 */
export function send(request: Request): Promise<Response> {
  // A body can be sent once only.
  return onceShown(() => sendOnce(request.clone()));
}

/** Where the service asks whether it is they, whoever sits here is asked, and then it is done from its beginning. */
export async function onceShown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.reason === 'reauthentication_required';
    if (!isAsked || !(await reauthenticate())) throw error;
    return onceShown(work);
  }
}

/**
 * As `send`, and asks nobody.
 * @param limit ends the waiting, for the whole answer
 */
export async function sendOnce(request: Request, limit = AbortSignal.timeout(callLimit(request))): Promise<Response> {
  // What goes out by itself while nobody touches anything does not keep the session alive.
  if (!isAtWork()) request.headers.set(BACKGROUND_HEADER, '1');
  const change = await changeOf(request);
  if (change !== null) request.headers.set('Idempotency-Key', keyOf(change));
  const answer = await fetchInTime(request, limit);
  // An answer of 5xx leaves open whether the change was done; its key is good for asking again.
  if (change !== null && answer.status < 500) closeKey(change);
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  return refuse(new URL(request.url).pathname, failureIn(body, answer));
}

async function changeOf(request: Request): Promise<string | null> {
  if (SAFE_METHODS.includes(request.method)) return null;
  return `${request.method} ${request.url} ${await request.clone().text()}`;
}

async function fetchInTime(request: Request, limit: AbortSignal): Promise<Response> {
  try {
    return await fetch(request, { signal: joinSignals(request.signal, limit) });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw unanswered(limit.aborted ? 'timeout' : notReached());
  }
}
