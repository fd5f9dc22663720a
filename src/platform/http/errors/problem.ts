import type { Message } from '../../../domain/messages/message.js';
import { wireText } from '../../../domain/messages/wire.js';
import type { DomainErrorDetails, FieldErrors } from '../../../domain/shared/domain-error.js';
import { envelope } from '../portal-envelope.js';
import { type ErrorReason, SESSION_LOST_CODE } from './error-status.js';

/** What answers an error, before it is put into the words and the shape of a surface. */
export interface HttpError extends DomainErrorDetails {
  readonly status: number;
  readonly reason: ErrorReason;
  readonly said: Message | readonly Message[];
  /** The framework's own words, where it knows more than the catalogue. */
  readonly words?: string;
  readonly sessionLost?: boolean;
}

export type Surface = 'portal' | 'resource';

/** The media types of errors: RFC 9457 for programs, the portal's envelope as everything else there. */
export const ERROR_TYPE = {
  portal: 'application/json',
  resource: 'application/problem+json',
} as const satisfies Record<Surface, string>;

/** Below it every reason has a page, which the `type` of a problem names. */
export const ERROR_PAGES = '/docs/errors';

/** The body of an error in the shape of a surface. */
export function errorBody(error: HttpError, surface: Surface, requestId: string): object {
  return surface === 'resource' ? problem(error, requestId) : inEnvelope(error, requestId);
}

function problem(error: HttpError, requestId: string) {
  const { status, reason, stale } = error;
  const told = tell(error);
  return {
    type: `${ERROR_PAGES}/${reason}`,
    title: titleOf(reason),
    status,
    detail: told.message,
    instance: `urn:uuid:${requestId}`,
    ...told,
    errors: told.errors ?? {},
    codes: told.codes ?? {},
    ...(stale === undefined ? {} : { stale }),
    requestId,
  };
}

function inEnvelope(error: HttpError, requestId: string) {
  const told = tell(error);
  return envelope(error.sessionLost ? SESSION_LOST_CODE : error.status, told.message, { ...told, requestId });
}

/** What both surfaces tell: texts for people, codes with their parameters for programs. */
function tell({ reason, said, words, errors, retryAfter }: HttpError) {
  return {
    message: words ?? wireText(said),
    reason,
    // Of several messages each belongs to a field.
    ...('code' in said ? said : {}),
    ...(errors ? { errors: mapped(errors, wireText), codes: mapped(errors, (one) => one) } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

function mapped<T>(errors: FieldErrors, to: (said: Message) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, to(said)]));
}

/** `stale_version` as "Stale version". */
export function titleOf(reason: string): string {
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
