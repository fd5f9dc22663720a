import { unexpected } from '@myverify/api-client/api-error';
import { upload } from '../../lib/api';
import type { Look } from './picture-look';
import type { UploadKind } from './upload-rules';

export interface UploadedFile {
  /** `/api/file/ID`, as forms name it. */
  readonly url: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** How the picture looked here, where it is one. */
  readonly look?: Look | null;
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
 * Uploads a file.
 * @throws ApiError where it was refused or got no answer; the signal's reason where it was cancelled
 */
export async function sendFile({ file, kind, key, onProgress, signal }: Sending): Promise<UploadedFile> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file);
  const address = kind === 'avatar' ? '/api/editor/uploadImg' : '/api/file/upload';
  const body = await upload({ address, form, headers: { 'Idempotency-Key': key }, onProgress, signal });
  if (!isUploaded(body)) throw unexpected();
  return body.data;
}

function isUploaded(body: unknown): body is { data: UploadedFile } {
  return (
    typeof body === 'object' && body !== null && 'data' in body && body.data instanceof Object && 'url' in body.data
  );
}
