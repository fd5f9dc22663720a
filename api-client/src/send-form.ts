import { ApiError, failureIn, notReached, unanswered } from './api-error.js';
import { stopwatch } from './stopwatch.js';

interface Sending {
  readonly address: string;
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a form with a file. Not by `fetch`, which tells nothing of progress. As long as something moves, it may take
 * its time.
 * @returns the body of the answer
 * @throws ApiError where it was refused or got no answer; the signal's reason where it was cancelled
 */
export function sendForm({ address, form, headers = {}, onProgress, signal }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stalled = stopwatch(() => {
      reject(unanswered('timeout'));
      request.abort();
    });
    const cancel = () => {
      reject(signal.reason);
      request.abort();
    };
    request.upload.onprogress = ({ loaded, total }) => {
      stalled.again();
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    };
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status === 200) resolve(body);
      else reject(new ApiError(failureIn(body, answerOf(request))));
    };
    request.onerror = () => reject(unanswered(notReached()));
    request.onloadend = () => {
      stalled.end();
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel);
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
    stalled.again();
  });
}

function answerOf(request: XMLHttpRequest): Pick<Response, 'status' | 'headers'> {
  const retryAfter = request.getResponseHeader('Retry-After');
  return { status: request.status, headers: new Headers(retryAfter ? { 'Retry-After': retryAfter } : {}) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
