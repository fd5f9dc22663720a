import type { OpenAPIObject } from '@nestjs/swagger';
import { SECRET_ANSWER_EXTENSION } from '../access.js';
import { isResourceApi } from '../request.js';
import { bareError } from './openapi-errors.js';
import { operationsOf } from './openapi-operations.js';

const HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' },
  example: '5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10',
} as const;

const SECRET_HEADER = {
  ...HEADER,
  description:
    'Sent along, the request is done once, however often it is sent within 24 hours. What it answers is kept nowhere: who repeats it is told 409 `already_done`.',
} as const;

/**
 * Documents the header on every operation that takes it: those that change something and need a session or an API key.
 */
export function documentIdempotency(document: OpenAPIObject): void {
  for (const { path, method, operation } of operationsOf(document)) {
    if (!path.startsWith('/api/') || method === 'get' || !operation.security?.length) continue;
    const isSecret = Reflect.get(operation, SECRET_ANSWER_EXTENSION) === true;
    operation.parameters = [...(operation.parameters ?? []), isSecret ? SECRET_HEADER : HEADER];
    const surface = isResourceApi(path) ? 'resource' : 'portal';
    for (const status of [409, 422]) operation.responses[status] ??= bareError(surface, status);
  }
}
