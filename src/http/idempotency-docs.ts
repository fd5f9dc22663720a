import type { OpenAPIObject } from '@nestjs/swagger';

const METHODS = ['post', 'put', 'patch', 'delete'] as const;

const HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' },
  example: '5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10',
} as const;

const MISMATCH = 'The Idempotency-Key was used for another request; `reason` is `idempotency_mismatch`';
const CONFLICT =
  'The first request with this Idempotency-Key is being worked on (`in_progress`), or was done without leaving an answer (`already_done`)';

/** Documents the header on every operation that takes it: those that change something and need a session. */
export function documentIdempotency(document: OpenAPIObject): void {
  for (const [path, operations] of Object.entries(document.paths)) {
    if (!path.startsWith('/api/')) continue;
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation?.security?.length) continue;
      operation.parameters = [...(operation.parameters ?? []), HEADER];
      const failure = path.startsWith('/api/v1/') ? 'ResourceFailure' : 'PortalFailure';
      operation.responses['409'] ??= refused(CONFLICT, failure);
      operation.responses['422'] ??= refused(MISMATCH, failure);
    }
  }
}

function refused(description: string, schema: string) {
  return { description, content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } };
}
