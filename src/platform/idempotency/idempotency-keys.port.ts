/** A key that a caller sends along, so that the same request sent again is not done again. */
export interface KeyUse {
  /** By `callerId`. */
  readonly callerId: number;
  readonly key: string;
  /** Of what is asked for: two requests under one key must ask for the same. The first is kept, each is recognised. */
  readonly fingerprints: readonly [string, ...string[]];
}

/** Users by their number, programs by minus the number of their API key, so that neither meets the other's. */
export function callerId(user: { readonly userId: number } | null | undefined, apiKeyId: number | null | undefined) {
  if (user) return user.userId;
  return apiKeyId ? -apiKeyId : null;
}

/** The first answer, given again to whoever repeats the request. */
export interface KeptAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Where what was begun is told of, if the answer said so. */
  readonly location?: string;
  /**
   * SHA-256 of an uploaded body, which is not known yet when a key is taken; `null` where the fingerprints tell all.
   */
  readonly uploadHash: string | null;
}

/** The right to do what a key stands for. */
export interface HeldKey {
  readonly id: number;
  readonly token: string;
}

export type KeyState =
  /** Nobody has done it: whoever gets this does. */
  | { readonly kind: 'held'; readonly held: HeldKey }
  /** Somebody is at it. */
  | { readonly kind: 'in_progress' }
  /** Its effect is committed, but whoever did it died before there was an answer. */
  | { readonly kind: 'done' }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  /** The key was used for something else. */
  | { readonly kind: 'mismatch' };

/** What was done under which key, for all processes. */
export abstract class IdempotencyKeys {
  /**
   * Takes the key for `leaseMs`, unless somebody has it. One that was taken and neither renewed nor used may be taken
   * over.
   */
  abstract take(use: KeyUse, leaseMs: number, now: Date): Promise<KeyState>;
  /** @returns false where the key is lost. */
  abstract renew(held: HeldKey, leaseMs: number, now: Date): Promise<boolean>;
  /**
   * Runs what a held key is for: each unit of work in it marks the key as used in its own transaction, so that no crash
   * parts the effect from the mark.
   * @throws DomainError `in_progress` out of the unit of work where the key is lost by then.
   */
  abstract within<T>(held: HeldKey, work: () => T): T;
  /** Keeps the answer for those who repeat the request. */
  abstract keep(held: HeldKey, answer: KeptAnswer): Promise<void>;
  /** Gives the key back where nothing was committed under it; where something was, it stays used, without an answer. */
  abstract release(held: HeldKey, now: Date): Promise<void>;
  /** Forgets all keys of a user and what was answered under them, but for the key of the request at hand. */
  abstract forgetUser(userId: number): Promise<void>;
  /** Forgets keys that were first used before `usedBefore`, at most `limit`. @returns how many. */
  abstract forget(usedBefore: Date, limit: number): Promise<number>;
}
