import { DomainError } from '../domain/shared/domain-error.js';
import type { AppRequest } from './request.js';

export interface Upload<T> {
  readonly name: string;
  /** What `stage` made of the bytes. */
  readonly staged: T;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a multipart form with one part `file`; the other fields may come before or after it.
 * @throws DomainError `invalid_input` where it is no such form.
 */
export async function readUpload<T>(
  request: AppRequest,
  stage: (stream: AsyncIterable<Uint8Array>) => Promise<T>,
  discard: (staged: T) => Promise<void>,
): Promise<Upload<T>> {
  if (!request.isMultipart()) throw noFile('Please send the file as multipart/form-data');
  const fields: Record<string, string> = {};
  let received: { name: string; staged: T } | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      } else if (part.fieldname === 'file' && !received) {
        received = { name: part.filename ?? '', staged: await stage(part.file) };
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    // The connection may break after the file has arrived whole.
    if (received) await discard(received.staged);
    throw error;
  }
  if (!received) throw noFile('Please choose a file');
  return { ...received, fields };
}

function noFile(text: string): DomainError {
  return new DomainError('invalid_input', text, { errors: { file: text } });
}
