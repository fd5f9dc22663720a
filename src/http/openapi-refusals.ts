import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, operationsOf } from './openapi-examples.js';
import { describeRefusal, examplesOf, FAILURE_SCHEMA, type Surface, wrongField } from './refusal-docs.js';
import type { NamedRefusal, RefusalName } from './refusals.js';
import { isResourceApi } from './request.js';

/** What every operation with a body may be refused for before its own code runs. */
const OF_ANY_CHANGE = [400, 403, 413, 415] as const;

/** What a status means where an operation does not say more. */
const USUAL: Readonly<Record<number, readonly RefusalName[]>> = {
  401: ['no_session', 'session_expired'],
  403: ['forbidden'],
  404: ['not_found'],
  413: ['too_large'],
  415: ['wrong_content_type'],
  422: ['idempotency_mismatch'],
  429: ['too_many_requests'],
  503: ['unavailable'],
  507: ['storage_full'],
};

/** What is said of a wrong field, the most telling first; the texts are the ones that are really said. */
const WRONG_FIELDS: Readonly<Record<string, string>> = {
  newPassword: 'Please input password',
  gender: 'The gender must be Male or Female',
  email: 'Please input email',
  title: 'Please input the title',
  titleEn: 'Please input the English title',
  cname: 'Please input the name',
  uname: 'Please input the name',
  cooname: 'Please input the name',
  name: 'Please input the name',
  cid: 'Please choose a company',
  companyId: 'Please choose a company',
  kind: 'Please say what kind of file this is',
  password: 'Please input password',
  notice: 'notice must be one of privacy, terms, legal-notice',
  range: 'range must be [first, last] with at most 1000 rows',
  filter: 'filter must be a JSON object',
  page_size: 'The page size must be a whole number from 1 to 100',
  nature: 'nature must be public, private or all',
  ids: 'ids must be a list of whole numbers',
  id: 'id must be a whole number from 1',
  version: 'Please send the version that the change is based on',
};

/** Describes, in place, all that an operation may be refused for, with an example of each reason. */
export function explainRefusals(document: OpenAPIObject): void {
  for (const { path, method, operation } of operationsOf(document)) {
    if (!path.startsWith('/api/')) continue;
    const surface: Surface = isResourceApi(path) ? 'resource' : 'portal';
    const changes = method !== 'get';
    const common = [...(changes ? OF_ANY_CHANGE : []), ...(path.includes('{') ? [400] : []), 503];
    for (const status of common) operation.responses[status] ??= emptyRefusal(surface, status);
    for (const [status, response] of Object.entries(operation.responses)) {
      const content = response && 'content' in response ? response.content?.['application/json'] : undefined;
      if (Number(status) < 400 || !content || !isFailure(content.schema)) continue;
      const named = content.examples ?? {};
      // What is malformed is so before anything else is looked at, whatever a call says of its own.
      const asUsual = status === '400' || Object.keys(named).length === 0;
      const usual = asUsual ? usualReasons(document, operation, Number(status), changes) : [];
      content.examples = {
        ...examplesOf(surface, usual),
        ...named,
        ...examplesOf(surface, besides(operation, Number(status), changes)),
      };
    }
  }
}

const isFailure = (schema?: object) =>
  schema !== undefined && '$ref' in schema && Object.values<unknown>(FAILURE_SCHEMA).includes(schema.$ref);

export function emptyRefusal(surface: Surface, status: number) {
  const content = { 'application/json': { schema: { $ref: FAILURE_SCHEMA[surface] } } };
  return { description: describeRefusal(status), content };
}

function usualReasons(
  document: OpenAPIObject,
  operation: Operation,
  status: number,
  changes: boolean,
): readonly (RefusalName | NamedRefusal)[] {
  if (status === 400) return wrongInput(document, operation, changes);
  // Without a session nobody is forbidden anything but what `besides` adds.
  if (status === 403 && !operation.security?.length && changes) return [];
  return USUAL[status] ?? [];
}

/** Refusals that go with a status whatever the operation says of it. */
function besides(operation: Operation, status: number, changes: boolean): RefusalName[] {
  if (status === 403 && changes) return ['cross_site'];
  if (status === 409 && operation.parameters?.some((one) => 'name' in one && one.name === 'Idempotency-Key')) {
    return ['in_progress', 'already_done'];
  }
  return [];
}

function wrongInput(document: OpenAPIObject, operation: Operation, changes: boolean): NamedRefusal[] {
  const given = new Set([...bodyFields(document, operation), ...queryFields(operation)]);
  const field = Object.keys(WRONG_FIELDS).find((name) => given.has(name));
  const wrong = field === undefined ? [] : [wrongField(field, WRONG_FIELDS[field] ?? '')];
  const page: NamedRefusal[] = given.has('page_index') ? [{ reason: 'page_too_large' }] : [];
  if (wrong.length > 0) return [...wrong, ...page];
  const message = changes
    ? "Body is not valid JSON but content-type is set to 'application/json'"
    : 'This request is not well formed';
  return [{ reason: 'invalid_input', message, errors: {} }];
}

function bodyFields(document: OpenAPIObject, { requestBody }: Operation): string[] {
  if (!requestBody || '$ref' in requestBody) return [];
  const schemas = document.components?.schemas ?? {};
  return Object.values(requestBody.content).flatMap(({ schema }) => {
    const found = schema && '$ref' in schema ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
    if (!found || '$ref' in found) return [];
    return found.oneOf ? ['ids'] : Object.keys(found.properties ?? {});
  });
}

const queryFields = ({ parameters = [] }: Operation) =>
  parameters.flatMap((one) => ('name' in one && one.in === 'query' ? [one.name] : []));
