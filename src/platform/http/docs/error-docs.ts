import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { type Message, message } from '../../../domain/messages/message.js';
import type { RecordName } from '../../../domain/shared/not-found.js';
import { type ErrorReason, STATUS_OF } from '../errors/error-status.js';
import { ERRORS, exampleBody, type NamedError } from '../errors/errors.js';
import { ERROR_TYPE, type Surface } from '../errors/problem.js';

/** A status, for its usual reason; a reason; or a reason with the words of this call. */
export type ErrorSpec = number | ErrorReason | NamedError;

export const ERROR_SCHEMA = {
  portal: '#/components/schemas/PortalFailure',
  resource: '#/components/schemas/ResourceFailure',
} as const satisfies Record<Surface, string>;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'Malformed or missing input; `errors` names every field',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  409: 'Not possible in the present state; `reason` says why',
  410: 'Gone for good',
  412: '`If-Match` names another version than the record has by now',
  413: 'Too large',
  415: 'Not an acceptable type',
  422: 'The Idempotency-Key was used for another request',
  428: 'The `version` that the change is based on is missing',
  429: 'Too many requests; `Retry-After` says when to come back',
  503: 'A part of the service does not answer; `Retry-After` says when to come back',
  507: 'There is no room left',
};

export function describeStatus(status: number): string {
  return DESCRIPTIONS[status] ?? 'Refused';
}

/** Where the example of a reason lies in the document; in the words of a call it lies with the call. */
export function exampleOf(surface: Surface, error: ErrorReason | NamedError): object {
  if (typeof error === 'string') return { $ref: `#/components/examples/${surface}_${error}` };
  return { summary: error.reason, value: exampleBody(error, surface) };
}

/** All reasons on both surfaces, for the document's components. */
export function errorExamples(): Record<string, object> {
  const names = Object.keys(ERRORS) as ErrorReason[];
  const surfaces: Surface[] = ['portal', 'resource'];
  return Object.fromEntries(
    surfaces.flatMap((surface) =>
      names.map((reason) => [
        `${surface}_${reason}`,
        { summary: ERRORS[reason].when, value: exampleBody({ reason }, surface) },
      ]),
    ),
  );
}

/**
 * Documents what a call may be refused for; the usual reasons of a bare status are filled in when the document is made.
 */
export function documentErrors(surface: Surface, specs: readonly ErrorSpec[]) {
  const byStatus = new Map<number, Exclude<ErrorSpec, number>[]>();
  for (const spec of [...specs, 'too_many_requests' as const]) {
    const status = statusOf(spec);
    const named = byStatus.get(status) ?? [];
    byStatus.set(status, typeof spec === 'number' ? named : [...named, spec]);
  }
  return applyDecorators(
    ...[...byStatus].map(([status, named]) =>
      ApiResponse({
        status,
        description: describeStatus(status),
        // Named here, or a failure would be described by the type of a file that is the success.
        content: {
          [ERROR_TYPE[surface]]: { schema: { $ref: ERROR_SCHEMA[surface] }, examples: examplesOf(surface, named) },
        },
      }),
    ),
  );
}

function statusOf(spec: ErrorSpec): number {
  if (typeof spec === 'number') return spec;
  return STATUS_OF[typeof spec === 'string' ? spec : spec.reason];
}

/** `<what> not found!`, as a lookup in vain is refused. */
export const missing = (what: RecordName): NamedError => ({
  reason: 'not_found',
  message: message('not_found', { what }),
});

/** An error for one wrong field. */
export function wrongField(field: string, said: Message, reason: ErrorReason = 'invalid_input'): NamedError {
  return { reason, message: said, errors: { [field]: said } };
}

export function examplesOf(
  surface: Surface,
  named: readonly (ErrorReason | NamedError)[],
): Record<string, { $ref: string }> {
  const entries = named.map((one) => [typeof one === 'string' ? one : one.reason, exampleOf(surface, one)]);
  return Object.fromEntries(entries) as Record<string, { $ref: string }>;
}
