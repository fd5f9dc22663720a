import type { Erasure } from './personal-data.queries';

/** What another screen tells the login page on the way there. */
export interface LoginArrival {
  /** To be filled in. */
  readonly email?: string;
  /** What is left of an account that was just erased. */
  readonly erasure?: Erasure;
}

/** The state of the history: ours, or whatever else there may be. */
export function readArrival(state: unknown): LoginArrival {
  if (typeof state !== 'object' || state === null) return {};
  const { email, erasure } = state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(isErasure(erasure) ? { erasure } : {}),
  };
}

function isErasure(value: unknown): value is Erasure {
  return typeof value === 'object' && value !== null && 'kept' in value && Array.isArray(value.kept);
}
