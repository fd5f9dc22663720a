import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { type Message, message } from '../../domain/messages/message.js';
import { type ErrorReason, STATUS_OF } from './error-status.js';
import { ERROR_TYPE, type Surface } from './problem.js';
import { type NamedRefusal, REFUSALS, refusalBody } from './refusals.js';

/** A status, for its usual reason; a reason; or a reason with the words of this call. */
export type Refusable = number | ErrorReason | NamedRefusal;

export const FAILURE_SCHEMA = {
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
  413: 'Too large',
  415: 'Not an acceptable type',
  422: 'The Idempotency-Key was used for another request',
  429: 'Too many requests; `Retry-After` says when to come back',
  503: 'A part of the service does not answer; `Retry-After` says when to come back',
  507: 'There is no room left',
};

export function describeRefusal(status: number): string {
  return DESCRIPTIONS[status] ?? 'Refused';
}

/** Where the example of a reason lies in the document; in the words of a call it lies with the call. */
export function exampleOfRefusal(surface: Surface, refusal: ErrorReason | NamedRefusal): object {
  if (typeof refusal === 'string') return { $ref: `#/components/examples/${surface}_${refusal}` };
  return { summary: refusal.reason, value: refusalBody(refusal, surface) };
}

/** All reasons on both surfaces, for the document's components. */
export function refusalExamples(): Record<string, object> {
  const names = Object.keys(REFUSALS) as ErrorReason[];
  const surfaces: Surface[] = ['portal', 'resource'];
  return Object.fromEntries(
    surfaces.flatMap((surface) =>
      names.map((reason) => [
        `${surface}_${reason}`,
        { summary: REFUSALS[reason].when, value: refusalBody({ reason }, surface) },
      ]),
    ),
  );
}

/** Documents what a call may be refused for; the usual reasons of a bare status are filled in when the document is made. */
export function documentRefusals(surface: Surface, refusables: readonly Refusable[]) {
  const byStatus = new Map<number, Exclude<Refusable, number>[]>();
  for (const refusable of [...refusables, 'too_many_requests' as const]) {
    const status = statusOf(refusable);
    const named = byStatus.get(status) ?? [];
    byStatus.set(status, typeof refusable === 'number' ? named : [...named, refusable]);
  }
  return applyDecorators(
    ...[...byStatus].map(([status, named]) =>
      ApiResponse({
        status,
        description: describeRefusal(status),
        // Named here, or a failure would be described by the type of a file that is the success.
        content: {
          [ERROR_TYPE[surface]]: { schema: { $ref: FAILURE_SCHEMA[surface] }, examples: examplesOf(surface, named) },
        },
      }),
    ),
  );
}

function statusOf(refusable: Refusable): number {
  if (typeof refusable === 'number') return refusable;
  return STATUS_OF[typeof refusable === 'string' ? refusable : refusable.reason];
}

/** `<what> not found!`, as a lookup in vain is refused. */
export const missing = (what: string): NamedRefusal => ({
  reason: 'not_found',
  message: message('not_found', { what }),
});

/** A refusal for one wrong field. */
export function wrongField(field: string, said: Message, reason: ErrorReason = 'invalid_input'): NamedRefusal {
  return { reason, message: said, errors: { [field]: said } };
}

export function examplesOf(
  surface: Surface,
  named: readonly (ErrorReason | NamedRefusal)[],
): Record<string, { $ref: string }> {
  const entries = named.map((one) => [typeof one === 'string' ? one : one.reason, exampleOfRefusal(surface, one)]);
  return Object.fromEntries(entries) as Record<string, { $ref: string }>;
}
