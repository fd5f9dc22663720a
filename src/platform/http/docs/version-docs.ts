import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION } from '../access.js';
import { isResourceApi } from '../request.js';
import { describeStatus, exampleOf } from './error-docs.js';
import { bareError } from './openapi-errors.js';
import { type Operation, operationsOf } from './openapi-operations.js';

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    "The version that the change is based on, as the record's `ETag` has it: the same as to send `version`, but a stale one is 412.",
  schema: { type: 'string' },
  example: '"3"',
} as const;

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an answer that you have: 304 where it would be the same.',
  schema: { type: 'string' },
  example: '"Dk1sQ3mYVYvTnWkVSm8vC6Hn1rYOeZ6zUu4w1a2b3c4"',
} as const;

const tagged = (description: string) => ({ ETag: { description, schema: { type: 'string' as const } } });

/** Documents `ETag`, `If-Match` and `If-None-Match` on every operation that knows them. */
export function documentVersions(document: OpenAPIObject): void {
  for (const { path, method, operation } of operationsOf(document)) {
    if (!path.startsWith('/api/')) continue;
    const answer = operation.responses[200];
    if (method === 'get' && Reflect.get(operation, ACCESS_EXTENSION) === 'open' && answer && 'content' in answer) {
      answer.headers = { ...answer.headers, ...tagged('Of what is said, for `If-None-Match`') };
      operation.parameters = [...(operation.parameters ?? []), IF_NONE_MATCH];
      operation.responses[304] = { description: 'It is as you know it' };
    }
    if (!isResourceApi(path)) continue;
    if (['get', 'put'].includes(method) && answer && 'content' in answer && hasVersion(document, answer.content)) {
      answer.headers = { ...answer.headers, ...tagged('The version, in quotes') };
    }
    if (!(method === 'put' && takesInBody(document, operation)) && !(method === 'delete' && takesInQuery(operation)))
      continue;
    operation.parameters = [...(operation.parameters ?? []), IF_MATCH];
    operation.responses[412] = staleTag();
  }
}

function staleTag() {
  const failed = bareError('resource', 412);
  const example = exampleOf('resource', { reason: 'stale_version', status: 412 });
  const content = Object.entries(failed.content).map(([type, one]) => [
    type,
    { ...one, examples: { stale_version: example } },
  ]);
  return { description: describeStatus(412), content: Object.fromEntries(content) };
}

type Content = NonNullable<Exclude<NonNullable<Operation['requestBody']>, { $ref: string }>['content']>;

function hasVersion(document: OpenAPIObject, content: Content = {}): boolean {
  const schemas = document.components?.schemas ?? {};
  return Object.values(content).some(({ schema }) => {
    const found = schema && '$ref' in schema ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
    return found !== undefined && !('$ref' in found) && found.properties?.version !== undefined;
  });
}

const takesInBody = (document: OpenAPIObject, { requestBody }: Operation) =>
  requestBody !== undefined && 'content' in requestBody && hasVersion(document, requestBody.content);

const takesInQuery = ({ parameters = [] }: Operation) =>
  parameters.some((one) => 'name' in one && one.in === 'query' && one.name === 'version');
