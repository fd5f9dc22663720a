import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { errorCode, LINE_LOST } from '../error-code.js';

interface S3Failure {
  readonly name?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: unknown };
}

const ABSENT = new Set<unknown>(['NoSuchKey', 'NotFound']);
/** The words of Amazon, MinIO and Ceph. */
const FULL = new Set<unknown>([
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'XMinioStorageFull',
]);
/** Our own limit, and what the system or the SDK say of a line that breaks or stays silent. */
const LOST = new Set<unknown>([
  'AbortError',
  'TimeoutError',
  ...LINE_LOST,
  'ECONNABORTED',
  'SlowDown',
  'ServiceUnavailable',
  'RequestTimeout',
]);

/** The store did not answer in time, or stopped in the middle of an answer. */
export class StorageTimeout extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * What a failed call means; what a setting is to blame for (no such bucket, wrong keys) passes unchanged, and is a
 * defect.
 */
export function translatedS3(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || error instanceof DomainError) return error;
  const { name, $metadata }: S3Failure = error;
  const status = Number($metadata?.httpStatusCode ?? 0);
  if (ABSENT.has(name)) return new DomainError('not_found', message('no_file'));
  if (FULL.has(name) || status === 507) {
    return new DomainError('storage_full', message('storage_full'));
  }
  const lost = LOST.has(name) || LOST.has(errorCode(error)) || status === 429 || status >= 500;
  if (!lost) return error;
  const refusal = new DomainError('unavailable', message('storage_silent'), {
    retryAfter: 5,
  });
  return Object.assign(refusal, { cause: error });
}
