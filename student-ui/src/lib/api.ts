import { createApi } from '@myverify/api-client';

/** Longer than a login may have to wait at the server, 30 seconds. */
const TIMEOUT_MS = 45_000;

/** The service at the page's own origin; the session cookie speaks for the user. */
export const api = createApi({ baseUrl: '', fetch: send });

async function send(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    return await fetch(request, { signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError({ status: 0, reason: timeout.aborted ? 'timeout' : notReached(), message: '' });
  }
}

/** Why nothing came back. Only its no is sure: a device may be connected to a line that leads nowhere. */
export function notReached(): string {
  return navigator.onLine ? 'unreachable' : 'offline';
}

interface Failure {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** A stable word such as `stale_version`. */
  readonly reason: string;
  /** The server's text, in English. */
  readonly message: string;
  /** Texts by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
  readonly sessionEnded?: boolean;
}

/** A call that was refused, or got no answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
  /** There is no session, or it is over. */
  readonly sessionEnded: boolean;

  constructor({ status, reason, message, errors = {}, retryAfter, sessionEnded = false }: Failure) {
    super(message || reason);
    this.name = 'ApiError';
    this.status = status;
    this.reason = reason;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.sessionEnded = sessionEnded;
  }
}

interface Answer<T> {
  readonly data?: { readonly data: T };
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * What a portal call carries in its envelope.
 * @throws ApiError where the call was refused or got no answer
 */
export async function portal<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (data !== undefined && response.ok) return data.data;
  throw failureOf(error, response);
}

/** What both surfaces say where somebody has to sign in; only the portal has a code of its own for it. */
const SESSION_LOST: ReadonlySet<string> = new Set(['no_session', 'session_expired']);

/** The refusal in the body of an answer, whichever of the two surfaces it came from. */
export function failureOf(body: unknown, response: Response): ApiError {
  const envelope = isRecord(body) ? body : {};
  const details = isRecord(envelope.data) ? envelope.data : envelope;
  const reason = typeof details.reason === 'string' ? details.reason : `http_${response.status}`;
  const wait = Number(details.retryAfter ?? response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    reason,
    message: typeof details.message === 'string' ? details.message : '',
    errors: isRecord(details.errors) ? textsOf(details.errors) : {},
    sessionEnded: SESSION_LOST.has(reason),
    ...(Number.isFinite(wait) ? { retryAfter: wait } : {}),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textsOf(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)]));
}
