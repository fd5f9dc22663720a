import { ApiError, failureOf } from '../../lib/api';
import type { UploadKind } from './upload-rules';

/** As long as something moves, an upload may take its time; when nothing does for this long, it is given up. */
const STALLED_MS = 30_000;

export interface UploadedFile {
  /** `/api/file/ID`, as forms name it. */
  readonly url: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export interface Sending {
  readonly file: File;
  readonly kind: UploadKind;
  /** Sent again under the same key, the file is stored once. */
  readonly key: string;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a file. Not by `fetch`, which tells nothing of progress.
 * @throws ApiError where it was refused or got no answer; the signal's reason where it was cancelled
 */
export function sendFile({ file, kind, key, onProgress, signal }: Sending): Promise<UploadedFile> {
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
      const answer = readAnswer(request);
      if ('url' in answer) resolve(answer);
      else reject(answer);
    };
    request.onerror = () => giveUp('unreachable');
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel);
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', file);
    request.open('POST', kind === 'avatar' ? '/api/editor/uploadImg' : '/api/file/upload');
    request.setRequestHeader('Idempotency-Key', key);
    request.send(form);
    moved();
  });
}

function readAnswer(request: XMLHttpRequest): UploadedFile | ApiError {
  const body = readJson(request.responseText);
  if (request.status === 200 && isUploaded(body)) return body.data;
  const retryAfter = request.getResponseHeader('Retry-After');
  const headers = new Headers(retryAfter ? { 'Retry-After': retryAfter } : {});
  return failureOf(body, new Response(null, { status: request.status, headers }));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isUploaded(body: unknown): body is { data: UploadedFile } {
  return (
    typeof body === 'object' && body !== null && 'data' in body && body.data instanceof Object && 'url' in body.data
  );
}
