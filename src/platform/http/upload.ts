import { createHash, type Hash } from 'node:crypto';
import { message } from '../../domain/messages/message.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import type { AppRequest } from './request.js';

export interface Upload<T> {
  readonly name: string;
  /** What `stage` made of the bytes. */
  readonly staged: T;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a multipart form with one part `file`; the other fields may come before or after it.
 * @param largest bytes of a file after which it is cut off, where that is not as for all uploads.
 * @throws DomainError `invalid_input` where it is no such form, or breaks off.
 */
export async function readUpload<T>(
  request: AppRequest,
  stage: (stream: AsyncIterable<Uint8Array>) => Promise<T>,
  discard: (staged: T) => Promise<void>,
  largest?: number,
): Promise<Upload<T>> {
  const work = request.keyedWork;
  if (!work) return readForm(request, stage, discard, largest);
  const hash = createHash('sha256');
  const upload = await readForm(request, (stream) => stage(hashed(stream, hash)), discard, largest);
  // What is too large is not read to its end, and stages as nothing: there is nothing to compare a repeat with.
  if (upload.staged !== null) work.uploadHash = finish(hash, upload);
  return upload;
}

/** The hash of a form as `readUpload` reads it, of which nothing is kept. @throws DomainError as `readUpload` does. */
export async function hashUpload(request: AppRequest): Promise<string> {
  const hash = createHash('sha256');
  const drain = async (stream: AsyncIterable<Uint8Array>) => {
    for await (const chunk of stream) hash.update(chunk);
  };
  return finish(hash, await readForm(request, drain, async () => undefined));
}

async function readForm<T>(
  request: AppRequest,
  stage: (stream: AsyncIterable<Uint8Array>) => Promise<T>,
  discard: (staged: T) => Promise<void>,
  largest?: number,
): Promise<Upload<T>> {
  if (!request.isMultipart()) throw fieldError('file', message('multipart_needed'));
  const fields: Record<string, string> = {};
  let received: { name: string; staged: T } | null = null;
  let ownFailure: unknown;
  try {
    for await (const part of request.parts(largest === undefined ? {} : { limits: { fileSize: largest } })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      } else if (part.fieldname === 'file' && !received) {
        const staged = await stage(part.file).catch((error: unknown) => {
          if (!part.file.errored) ownFailure = error;
          throw error;
        });
        received = { name: part.filename ?? '', staged };
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    // The connection may break after the file has arrived whole.
    if (received) await discard(received.staged);
    throw error === ownFailure ? error : readingError(error);
  }
  if (!received) throw fieldError('file', message('upload_missing'));
  return { ...received, fields };
}

async function* hashed(stream: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    hash.update(chunk);
    yield chunk;
  }
}

function finish(hash: Hash, { name, fields }: Upload<unknown>): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash.update(JSON.stringify([name, sorted])).digest('hex');
}

/**
 * The parser throws errors without a status for forms that are cut off or malformed, and "too large" for a second file.
 */
function readingError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return fieldError('file', message('one_file_at_a_time'));
  return 'statusCode' in error ? error : fieldError('file', message('upload_broken'));
}
