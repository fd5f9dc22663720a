import { localise } from '../i18n/server-texts';
import { ApiError, readRefusal } from './api-error';
import { closeKey, keyOf } from './idempotency';

const TIMEOUT_MS = 30_000;
const SAFE_METHODS = ['GET', 'HEAD'];

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
  throw new ApiError(answer.status, localise(readRefusal(body, answer.status)));
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
