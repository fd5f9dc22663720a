/** For how long a browser is known after a sign-in. */
export const KNOWN_DEVICE_DAYS = 180;
/** Of accounts that one browser is known for: those that signed in last. */
const ACCOUNTS_MAX = 10;

/** A browser that somebody has signed in with: it has an allowance of its own, whatever strangers do. */
export interface KnownDevice {
  readonly id: string;
  /** Keyed hashes of the accounts, the one that signed in last first. */
  readonly accounts: readonly string[];
}

/** Who asks, signed in or not. */
export interface Caller {
  /** As the socket or a trusted proxy tells it. */
  readonly address: string;
  readonly device: KnownDevice | null;
}

/**
 * A browser after an account has signed in with it.
 * @param newId for one that was not known.
 */
export function remember(device: KnownDevice | null, account: string, newId: () => string): KnownDevice {
  const others = device?.accounts.filter((one) => one !== account) ?? [];
  return { id: device?.id ?? newId(), accounts: [account, ...others].slice(0, ACCOUNTS_MAX) };
}

/** A new account signs in first from wherever it was made. */
const NEW_ACCOUNT_MS = 24 * 3_600_000;

/**
 * Whether the owner is told of a sign-in: it came from a browser that the account has not signed in with, and no
 * session that is still kept began in the same network with the same kind of device. So programs, which keep no
 * cookies, do not fill a mailbox.
 * @param sessions of the account: whether there are any, and any such.
 */
export function isNewDevice(
  isKnown: boolean,
  sessions: { readonly any: boolean; readonly alike: boolean },
  accountAge: number,
): boolean {
  const isFirst = !sessions.any && accountAge < NEW_ACCOUNT_MS;
  return !isKnown && !sessions.alike && !isFirst;
}
