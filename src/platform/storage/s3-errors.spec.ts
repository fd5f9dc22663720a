import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { translatedS3 } from './s3-errors.js';

const failure = (more: object) => Object.assign(new Error('as it came'), more);

test.each([
  [{ code: 'ECONNREFUSED' }, 'unavailable'],
  [{ code: 'EAI_AGAIN' }, 'unavailable'],
  [{ name: 'AbortError' }, 'unavailable'],
  [{ name: 'Unknown', $metadata: { httpStatusCode: 502 } }, 'unavailable'],
  [{ name: 'TooManyRequests', $metadata: { httpStatusCode: 429 } }, 'unavailable'],
  [{ name: 'NotFound', $metadata: { httpStatusCode: 404 } }, 'not_found'],
  [{ name: 'Unknown', $metadata: { httpStatusCode: 507 } }, 'storage_full'],
])('%j is %s', (more, reason) => {
  expect(translatedS3(failure(more))).toMatchObject({ name: 'DomainError', reason });
});

test.each([
  [{ code: 'ENOENT' }],
  [{ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } }],
  [{ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }],
])('%j passes unchanged', (more) => {
  const error = failure(more);
  expect(translatedS3(error)).toBe(error);
});

test('a refusal stays the one it was, and the reason of one is kept', () => {
  const refusal = new DomainError('not_found', message('no_file'));
  expect(translatedS3(refusal)).toBe(refusal);
  const cause = failure({ code: 'EPIPE' });
  expect(translatedS3(cause)).toMatchObject({ cause, details: { retryAfter: 5 } });
});
