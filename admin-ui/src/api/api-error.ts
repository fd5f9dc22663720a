/** What a refused call answers, whichever of the two surfaces it came from. */
export interface Refusal {
  /** The server's words, in the present language. */
  readonly message: string;
  /** A stable word such as `stale_version`. */
  readonly reason: string;
  /** Texts by field; left out where no field is to blame. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
}

/** A call that was refused, or got no answer (status 0). `status` and `body` are where react-admin looks for them. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: Refusal,
  ) {
    super(body.message);
  }

  get reason(): string {
    return this.body.reason;
  }

  /** The session is missing, over or ended elsewhere; a wrong password at sign-in is none of these. */
  get isSessionLost(): boolean {
    return this.status === 401 && this.reason !== 'wrong_credentials';
  }
}

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.isSessionLost;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the refusal out of a body; the portal's envelope holds it in `data`. */
export function readRefusal(body: unknown, status: number): Refusal {
  const envelope = isRecord(body) ? body : {};
  const details = isRecord(envelope.data) ? envelope.data : envelope;
  const errors = isRecord(details.errors) ? Object.entries(details.errors) : [];
  return {
    message: typeof details.message === 'string' ? details.message : '',
    reason: typeof details.reason === 'string' ? details.reason : `http_${status}`,
    ...(errors.length > 0
      ? { errors: Object.fromEntries(errors.map(([field, text]): [string, string] => [field, String(text)])) }
      : {}),
    ...(typeof details.retryAfter === 'number' ? { retryAfter: details.retryAfter } : {}),
  };
}
