export interface RateAnswer {
  readonly allowed: boolean;
  /** How many are allowed in the window. */
  readonly limit: number;
  /** How many are left of them. */
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

/** Counts events by key in fixed windows, shared by all processes where Redis is set. */
export abstract class RateLimiter {
  /** Counts one event; not allowed once more than `limit` came in the window. */
  abstract hit(key: string, limit: number, windowSeconds: number): Promise<RateAnswer>;
  /** Takes back one event that was counted, as long as its window is open. */
  abstract takeBack(key: string): Promise<void>;
}
