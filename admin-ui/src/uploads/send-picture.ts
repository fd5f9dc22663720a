import { newKey } from '../api/idempotency';
import { refuse, unanswered } from '../api/refuse';
import { stopwatch } from '../api/stopwatch';

export type PictureKind = 'avatar' | 'news' | 'editor';

const PATH = '/api/editor/uploadImg';

interface Sending {
  readonly kind: PictureKind;
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a picture; not by `fetch`, which tells nothing of progress. As long as something moves, it may take its time.
 * @returns its address, to be named in forms.
 * @throws ApiError where it is refused or nothing moves; the signal's reason where it was cancelled.
 */
export function sendPicture({ kind, file, onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', PATH);
    request.setRequestHeader('Idempotency-Key', newKey());
    const stop = stopwatch(() => {
      reject(unanswered('timeout'));
      request.abort();
    });
    const cancel = () => {
      reject(signal.reason);
      request.abort();
    };
    request.upload.onprogress = ({ loaded, total }) => {
      stop.again();
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    };
    request.onload = () => resolve(readAnswer(request));
    request.onerror = () => reject(unanswered('unreachable'));
    request.onloadend = () => {
      stop.end();
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel);
    const form = new FormData();
    // The server reads fields in their order: what it is comes before the bytes.
    form.append('kind', kind);
    form.append('file', file);
    request.send(form);
    stop.again();
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): string | Promise<string> {
  const body = parse(responseText);
  const url = status === 200 && typeof body === 'object' && body !== null && 'data' in body ? urlOf(body.data) : null;
  return url ?? refuse(PATH, status, body);
}

function urlOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string' ? data.url : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
