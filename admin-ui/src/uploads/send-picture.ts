import { ApiError, unexpected } from '@myverify/api-client/api-error';
import { newKey } from '@myverify/api-client/idempotency-key';
import { sendForm } from '@myverify/api-client/send-form';
import type { FileKind } from '@myverify/domain/files/file-kind';
import { refuse } from '../api/refuse';

export type PictureKind = Extract<FileKind, 'avatar' | 'news' | 'editor' | 'photo' | 'letter'>;

/** A letter is no picture alone, and what belongs to an application is not sent where those of articles are. */
const pathOf = (kind: PictureKind) =>
  kind === 'letter' || kind === 'photo' ? '/api/file/upload' : '/api/editor/uploadImg';

interface Sending {
  readonly kind: PictureKind;
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a picture, or a paper.
 * @returns its address, to be named in forms.
 * @throws ApiError where it is refused or nothing moves; the signal's reason where it was cancelled.
 */
export async function sendPicture({ kind, file, onProgress, signal }: Sending): Promise<string> {
  const path = pathOf(kind);
  const form = new FormData();
  // The server reads fields in their order: what it is comes before the bytes.
  form.append('kind', kind);
  form.append('file', file);
  try {
    const headers = { 'Idempotency-Key': newKey() };
    return urlIn(await sendForm({ address: path, form, headers, onProgress, signal }));
  } catch (error) {
    if (error instanceof ApiError) return refuse(path, error);
    throw error;
  }
}

function urlIn(body: unknown): string {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  if (typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string') return data.url;
  throw unexpected();
}
