export interface RateAnswer {
  readonly allowed: boolean;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

/** Counts events by key in fixed windows, shared by all processes where Redis is set. */
export abstract class RateLimiter {
  /** Counts one event; not allowed once more than `limit` came in the window. */
  abstract hit(key: string, limit: number, windowSeconds: number): Promise<RateAnswer>;
  /** Asks without counting. */
  abstract peek(key: string, limit: number): Promise<RateAnswer>;
}
