import type { OpenAPIObject } from '@nestjs/swagger';
import { type Message, message } from '../../../domain/messages/message.js';
import { BEFORE_SECOND_FACTOR_EXTENSION } from '../access.js';
import type { ErrorReason } from '../errors/error-status.js';
import type { NamedError } from '../errors/errors.js';
import { ERROR_TYPE, type Surface } from '../errors/problem.js';
import { isResourceApi } from '../request.js';
import { describeStatus, ERROR_SCHEMA, examplesOf, wrongField } from './error-docs.js';
import { type Operation, operationsOf } from './openapi-operations.js';

/** What every operation with a body may be refused for before its own code runs. */
const OF_ANY_CHANGE = [400, 403, 413, 415] as const;

/** What a status means where an operation does not say more. */
const USUAL: Readonly<Record<number, readonly ErrorReason[]>> = {
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
const WRONG_FIELDS: Readonly<Record<string, Message>> = {
  newPassword: message('password_needed'),
  gender: message('choice_expected', { label: 'gender', choices: 'Male or Female' }),
  email: message('email_needed'),
  title: message('required', { label: 'title' }),
  titleEn: message('required', { label: 'English title' }),
  cname: message('required', { label: 'name' }),
  uname: message('required', { label: 'name' }),
  cooname: message('required', { label: 'name' }),
  name: message('required', { label: 'name' }),
  cid: message('company_needed'),
  companyId: message('company_needed'),
  kind: message('file_kind_needed'),
  password: message('password_needed'),
  notice: message('one_of_needed', { name: 'notice', choices: 'privacy, terms, legal-notice' }),
  range: message('range_needed', { max: 1000 }),
  filter: message('json_object_needed', { name: 'filter' }),
  page_size: message('page_size_expected', { max: 100 }),
  nature: message('nature_needed'),
  ids: message('ids_needed'),
  id: message('positive_needed', { name: 'id' }),
  version: message('version_needed'),
};

/** Describes, in place, all that an operation may be refused for, with an example of each reason. */
export function explainErrors(document: OpenAPIObject): void {
  for (const { path, method, operation } of operationsOf(document)) {
    if (!path.startsWith('/api/')) continue;
    const surface: Surface = isResourceApi(path) ? 'resource' : 'portal';
    const changes = method !== 'get';
    const half = needsFactor(operation) ? [403] : [];
    const common = [...(changes ? OF_ANY_CHANGE : []), ...half, ...(path.includes('{') ? [400] : []), 503];
    for (const status of common) operation.responses[status] ??= bareError(surface, status);
    for (const [status, response] of Object.entries(operation.responses)) {
      const content = response && 'content' in response ? response.content?.[ERROR_TYPE[surface]] : undefined;
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
  schema !== undefined && '$ref' in schema && Object.values<unknown>(ERROR_SCHEMA).includes(schema.$ref);

export function bareError(surface: Surface, status: number) {
  const content = { [ERROR_TYPE[surface]]: { schema: { $ref: ERROR_SCHEMA[surface] } } };
  return { description: describeStatus(status), content };
}

function usualReasons(
  document: OpenAPIObject,
  operation: Operation,
  status: number,
  changes: boolean,
): readonly (ErrorReason | NamedError)[] {
  if (status === 400) return wrongInput(document, operation, changes);
  // Without a session nobody is forbidden anything but what `besides` adds.
  if (status === 403 && !operation.security?.length && changes) return [];
  return USUAL[status] ?? [];
}

/** Errors that go with a status whatever the operation says of it. */
function besides(operation: Operation, status: number, changes: boolean): ErrorReason[] {
  if (status === 403) {
    return [
      ...(needsFactor(operation) ? (['second_factor_required'] as const) : []),
      ...(changes ? (['cross_site'] as const) : []),
    ];
  }
  if (status === 409 && operation.parameters?.some((one) => 'name' in one && one.name === 'Idempotency-Key')) {
    return ['in_progress', 'already_done'];
  }
  return [];
}

function wrongInput(document: OpenAPIObject, operation: Operation, changes: boolean): NamedError[] {
  const given = new Set([...bodyFields(document, operation), ...queryFields(operation)]);
  const field = Object.keys(WRONG_FIELDS).find((name) => given.has(name));
  const said = field === undefined ? undefined : WRONG_FIELDS[field];
  const wrong = field === undefined || !said ? [] : [wrongField(field, said)];
  const page: NamedError[] = given.has('page_index') ? [{ reason: 'page_too_large' }] : [];
  if (wrong.length > 0) return [...wrong, ...page];
  const words = "Body is not valid JSON but content-type is set to 'application/json'";
  return [
    { reason: 'invalid_input', message: message('malformed_request'), ...(changes ? { words } : {}), errors: {} },
  ];
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

/** Whether staff whose session has no second factor are refused where they need one. */
function needsFactor(operation: Operation): boolean {
  const said: Readonly<Record<string, unknown>> = { ...operation };
  return Boolean(operation.security?.length) && said[BEFORE_SECOND_FACTOR_EXTENSION] !== true;
}
