/** What is said, by its code in the catalogue of messages, with what its text names. */
export interface Coded {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

export interface Failure {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** A stable word such as `stale_version`; `timeout`, `unreachable` or `offline` where no answer came. */
  readonly reason: string;
  /** The server's text. */
  readonly message: string;
  /** The code of that text; absent where several were joined. */
  readonly code?: string | undefined;
  readonly params?: Coded['params'];
  /** Texts by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The codes of these texts. */
  readonly codes?: Readonly<Record<string, Coded>>;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number | undefined;
}

/** No answer came, and so no words of the server: what is said of it is a code of the catalogue. */
export function unanswered(reason: 'timeout' | 'unreachable' | 'offline'): ApiError {
  return new ApiError({ status: 0, reason, code: reason, message: '' });
}

/** An answer came that no one has foreseen. */
export function unexpected(): ApiError {
  return new ApiError({ status: 200, reason: 'unexpected', code: 'unexpected', message: '' });
}

/** Why nothing came back. Only its no is sure: a device may be connected to a line that leads nowhere. */
export function notReached(): 'unreachable' | 'offline' {
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** What both surfaces say where somebody has to sign in; only the portal has a code of its own for it. */
const SESSION_LOST: ReadonlySet<string> = new Set(['no_session', 'session_expired']);

/** A call that was refused, or got no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly reason: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly codes: Readonly<Record<string, Coded>>;
  readonly code: string | undefined;
  readonly params: Coded['params'];
  readonly retryAfter: number | undefined;

  constructor({ status, reason, message, errors = {}, codes = {}, code, params, retryAfter }: Failure) {
    super(message || reason);
    this.status = status;
    this.reason = reason;
    this.errors = errors;
    this.codes = codes;
    this.code = code;
    this.params = params;
    this.retryAfter = retryAfter;
  }

  /** There is no session, or it is over. */
  get sessionEnded(): boolean {
    return SESSION_LOST.has(this.reason);
  }

  /** Where react-admin looks for the texts by field. */
  get body() {
    return { message: this.message, reason: this.reason, errors: this.errors };
  }
}

/**
 * The refusal in the body of an answer, whichever of the two surfaces it came from: the portal's envelope holds it in
 * `data`.
 */
export function failureIn(body: unknown, { status, headers }: Pick<Response, 'status' | 'headers'>): Failure {
  const envelope = isRecord(body) ? body : {};
  const details = isRecord(envelope.data) ? envelope.data : envelope;
  const wait = Number(details.retryAfter ?? headers.get('Retry-After') ?? Number.NaN);
  return {
    status,
    reason: typeof details.reason === 'string' ? details.reason : `http_${status}`,
    message: typeof details.message === 'string' ? details.message : '',
    ...codedIn(details),
    ...(isRecord(details.errors) ? { errors: textsOf(details.errors) } : {}),
    ...(isRecord(details.codes) ? { codes: codesIn(details.codes) } : {}),
    ...(Number.isFinite(wait) ? { retryAfter: wait } : {}),
  };
}

function codesIn(codes: Record<string, unknown>): Record<string, Coded> {
  const read = Object.entries(codes).map(([field, said]) => [field, isRecord(said) ? codedIn(said) : null] as const);
  return Object.fromEntries(read.filter((entry): entry is [string, Coded] => entry[1] !== null));
}

function codedIn({ code, params }: Record<string, unknown>): Coded | null {
  if (typeof code !== 'string') return null;
  return { code, ...(isRecord(params) ? { params } : {}) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsOf(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)]));
}
