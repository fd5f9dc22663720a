import { createApi } from '@myverify/api-client';
import { ApiError, failureIn, notReached } from '@myverify/api-client/api-error';

/** Longer than a login may have to wait at the server, 30 seconds. */
const TIMEOUT_MS = 45_000;

/** The service at the page's own origin; the session cookie speaks for the user. */
export const api = createApi({ baseUrl: '', fetch: send });

async function send(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    return await fetch(request, { signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError({ status: 0, reason: timeout.aborted ? 'timeout' : notReached(), message: '' });
  }
}

interface Answer<T> {
  readonly data?: { readonly data: T };
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * What a portal call carries in its envelope.
 * @throws ApiError where the call was refused or got no answer
 */
export async function portal<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (data !== undefined && response.ok) return data.data;
  throw failureOf(error, response);
}

/** The refusal in the body of an answer, whichever of the two surfaces it came from. */
export function failureOf(body: unknown, answer: Pick<Response, 'status' | 'headers'>): ApiError {
  return new ApiError(failureIn(body, answer));
}
