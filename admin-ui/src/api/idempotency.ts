import { newKey } from '@myverify/api-client/idempotency-key';

/** The key of each change that is under way or whose answer was lost. */
const open = new Map<string, string>();

/**
 * The same change sent again, by a double click or after a lost answer, has the same key, so that the server does it
 * once.
 */
export function keyOf(change: string): string {
  const key = open.get(change) ?? newKey();
  open.set(change, key);
  return key;
}

/** An answer came: the same change sent from now on is a new one. */
export function closeKey(change: string): void {
  open.delete(change);
}
