import { createApi } from '@myverify/api-client';
import { ApiError, failureIn, notReached, unanswered } from '@myverify/api-client/api-error';
import { callLimit } from '@myverify/api-client/call-limit';
import { joinSignals } from '@myverify/api-client/join-signals';
import { reauthenticate } from '@myverify/api-client/reauthentication';
import { sendForm } from '@myverify/api-client/send-form';
import { fileNameIn } from './file-name';

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

/** A part of a list, as `answerOf` gives it, and how many there are in all. */
export async function pageOf<T>(call: Promise<Answer<T>>): Promise<{ readonly rows: T; readonly total: number }> {
  const rows = await answerOf(call);
  const { headers } = (await call).response;
  return { rows, total: Number(headers.get('Content-Range')?.split('/')[1] ?? 0) };
}

/** The refusal in the body of an answer, whichever of the two surfaces it came from. */
export function failureOf(body: unknown, answer: Pick<Response, 'status' | 'headers'>): ApiError {
  return new ApiError(failureIn(body, answer));
}

export interface FetchedFile {
  readonly blob: Blob;
  /** What the service calls it. */
  readonly name: string | null;
}

/**
 * A file by its address. Without the usual time limit: there may be a lot of it.
 * @throws ApiError where it was refused, did not come or broke off; the signal's reason where it was given up
 */
export async function fetchFile(address: string, signal: AbortSignal | null = null): Promise<FetchedFile> {
  const arrived = <T>(part: Promise<T>) =>
    part.catch((error: unknown) => {
      throw signal?.aborted ? error : unanswered(notReached());
    });
  const answer = await arrived(fetch(address, { signal, credentials: 'same-origin' }));
  if (!answer.ok) throw await refusalIn(answer);
  return {
    blob: await arrived(answer.blob()),
    name: fileNameIn(answer.headers.get('Content-Disposition')) || null,
  };
}

/** The refusal of a call that is none of the API client's, with what it takes to tell it. */
async function refusalIn(answer: Response): Promise<ApiError> {
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
