import { placeOf } from '../auth/place';
import { loseSession } from '../auth/session-loss';
import { localise } from '../i18n/server-texts';
import { ApiError, readRefusal } from './api-error';
import { closeKey, keyOf } from './idempotency';

const TIMEOUT_MS = 30_000;
const SAFE_METHODS = ['GET', 'HEAD'];
/** They ask whether there is a session, or begin and end one. */
const SESSION_CALLS = ['/api/user/info', '/api/user/login', '/api/user/logout'];

/**
 * Sends any call of the back office: with the session cookie, a key for each change, and an end to waiting.
 * @throws ApiError where it is refused, or no answer comes.
 */
export async function send(request: Request): Promise<Response> {
  const change = await changeOf(request);
  if (change !== null) request.headers.set('Idempotency-Key', keyOf(change));
  const answer = await fetchInTime(request);
  // An answer of 5xx leaves open whether the change was done; its key is good for asking again.
  if (change !== null && answer.status < 500) closeKey(change);
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const refusal = new ApiError(answer.status, localise(readRefusal(body, answer.status)));
  const { pathname } = new URL(request.url);
  if (refusal.isSessionLost && !SESSION_CALLS.includes(pathname)) return leave();
  throw refusal;
}

/** The sign-in page is on its way; whoever waits for an answer goes with the screen, with neither a success nor a failure to show. */
function leave(): Promise<never> {
  loseSession(placeOf(location));
  return new Promise(() => {});
}

async function changeOf(request: Request): Promise<string | null> {
  if (SAFE_METHODS.includes(request.method)) return null;
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  // Two uploads are two intentions, and their bytes are no key of a map.
  const body = isUpload ? Math.random() : await request.clone().text();
  return `${request.method} ${request.url} ${body}`;
}

async function fetchInTime(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, timeout]) });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError(0, localise({ message: '', reason: timeout.aborted ? 'timeout' : 'unreachable' }));
  }
}
