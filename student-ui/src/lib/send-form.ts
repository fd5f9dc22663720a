import { ApiError, failureOf, notReached } from './api';

/** As long as something moves, sending may take its time; when nothing does for this long, it is given up. */
const STALLED_MS = 30_000;

interface Sending {
  readonly address: string;
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a form with a file. Not by `fetch`, which tells nothing of progress.
 * @returns the body of the answer
 * @throws ApiError where it was refused or got no answer; the signal's reason where it was cancelled
 */
export function sendForm({ address, form, headers = {}, onProgress, signal }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const giveUp = (reason: string) => reject(new ApiError({ status: 0, reason, message: '' }));
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        giveUp('timeout');
        request.abort();
      }, STALLED_MS);
    };
    const cancel = () => {
      reject(signal.reason);
      request.abort();
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    };
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status === 200) resolve(body);
      else reject(failureOf(body, answerOf(request)));
    };
    request.onerror = () => giveUp(notReached());
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel);
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
    moved();
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('Retry-After');
  return new Response(null, { status: request.status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
