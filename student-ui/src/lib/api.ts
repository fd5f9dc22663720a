import { createApi } from '@myverify/api-client';
import { ApiError, failureIn, notReached, unanswered } from '@myverify/api-client/api-error';
import { callLimit } from '@myverify/api-client/call-limit';
import { joinSignals } from '@myverify/api-client/join-signals';
import { reauthenticate } from '@myverify/api-client/reauthentication';
import { sendForm } from '@myverify/api-client/send-form';

let bringWords: () => Promise<void> = async () => undefined;

/** Has the words for refusals brought before one is told. */
export function beforeRefusals(bring: () => Promise<void>): void {
  bringWords = bring;
}

/** The service at the page's own origin; the session cookie speaks for the user. */
export const api = createApi({ baseUrl: '', fetch: send });

async function send(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(callLimit(request));
  const signal = joinSignals(request.signal, timeout);
  // A body can be sent once only.
  const again = request.clone();
  try {
    const answer = await fetch(request, { signal });
    if ((await isAskedWho(answer)) && (await reauthenticate())) return send(again);
    if (!answer.ok) await bringWords();
    return answer;
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw unanswered(timeout.aborted ? 'timeout' : notReached());
  }
}

/** Whether it is refused only until whoever sits here has shown that it is they. */
async function isAskedWho(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  return (
    failureIn(
      await answer
        .clone()
        .json()
        .catch(() => null),
      answer,
    ).reason === 'reauthentication_required'
  );
}

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * What a portal call carries in its envelope.
 * @throws ApiError where the call was refused or got no answer
 */
export async function portal<T>(call: Promise<Answer<{ readonly data: T }>>): Promise<T> {
  return (await answerOf(call)).data;
}

/** What a call of `/api/v1` answers. @throws ApiError as `portal` does. */
export async function answerOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (data !== undefined && response.ok) return data;
  throw failureOf(error, response);
}

/** The refusal in the body of an answer, whichever of the two surfaces it came from. */
export function failureOf(body: unknown, answer: Pick<Response, 'status' | 'headers'>): ApiError {
  return new ApiError(failureIn(body, answer));
}

/** The refusal of a call that is none of the API client's, with what it takes to tell it. */
export async function refusalIn(answer: Response): Promise<ApiError> {
  await bringWords();
  return failureOf(await answer.json().catch(() => null), answer);
}

/** Sends a form with a file, as `sendForm` does. */
export async function upload(sending: Parameters<typeof sendForm>[0]): Promise<unknown> {
  try {
    return await sendForm(sending);
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) await bringWords();
    throw error;
  }
}
