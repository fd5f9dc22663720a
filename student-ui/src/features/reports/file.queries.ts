import { unexpected } from '@myverify/api-client/api-error';
import { api, failureOf, upload } from '../../lib/api';

/** So far from the beginning programs look for the sign of a PDF. */
const HEADER_WITHIN = 1024;

/** Whether a file is a PDF at all, by what it holds: a photo of a report is none. */
export async function isPdf(file: File): Promise<boolean> {
  const beginning = await file.slice(0, HEADER_WITHIN).arrayBuffer();
  return new TextDecoder('latin1').decode(beginning).includes('%PDF-');
}

/** The fingerprint of a file; `null` where the browser makes none, which it does on secure connections only. */
export async function hashOf(file: File): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function known(sha256: string) {
  const { data, error, response } = await api.GET('/api/v1/reports/check-hash/{sha256}', {
    params: { path: { sha256 } },
  });
  if (data !== undefined) return data;
  const failure = failureOf(error, response);
  if (failure.reason === 'unknown_report') return null;
  throw failure;
}

export type FileVerdict = NonNullable<Awaited<ReturnType<typeof known>>>;

/**
 * What a file is by its fingerprint alone; `null` where we issued no such file.
 * @throws ApiError where the service could not be asked: no word about the file
 */
export const checkHash: (sha256: string) => Promise<FileVerdict | null> = known;

interface Sending {
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * What a file is, by sending all of it.
 * @throws ApiError where it was refused or got no answer; the signal's reason where it was cancelled
 */
export async function checkFile({ file, onProgress, signal }: Sending): Promise<FileVerdict> {
  const form = new FormData();
  form.append('file', file);
  const body = await upload({ address: '/api/v1/reports/check-file', form, onProgress, signal });
  if (!isVerdict(body)) throw unexpected();
  return body;
}

function isVerdict(body: unknown): body is FileVerdict {
  return typeof body === 'object' && body !== null && 'verdict' in body && 'steps' in body;
}
