import type { Caller, KnownDevice } from '../../domain/account/known-device.js';

/** Browsers that accounts have signed in with, as their signed cookie tells. */
export abstract class KnownDevices {
  /** @returns `null` for what was not written here, was changed, or is too old. */
  abstract read(value: string, now: Date): KnownDevice | null;
  /** The value of the cookie after an account has signed in with the browser. */
  abstract written(device: KnownDevice | null, userId: number, now: Date): string;
  /** Whether the account has signed in with the browser before. */
  abstract knows(device: KnownDevice | null, userId: number): boolean;
  /**
   * Where a try for an account is counted: at the browser where it is known for the account, which no stranger shares,
   * else in the network.
   * @param userId `null` where there is no such account.
   */
  abstract placeOf(caller: Caller, userId: number | null): Place;
}

export interface Place {
  readonly name: string;
  readonly isKnown: boolean;
}
