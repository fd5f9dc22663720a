const REDIRECT_MS = 3_000;

/** Where to go on after signing in again. */
export interface ReturnPlace {
  readonly pathname: string;
  readonly search: string;
}

type Listener = () => void;

const listeners = new Set<Listener>();
let leaving: Promise<void> | null = null;
let place: ReturnPlace | null = null;

/** Is told when the session is found to be over, before the screen goes. @returns what ends the listening. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the way to the sign-in page has begun, so that no form may ask to stay. */
export const isLeaving = () => leaving !== null;

/**
 * Notes where the user was and tells everyone once, however many calls were refused.
 * @returns what ends when the sign-in page is due, and whether this is the first call.
 */
export function loseSession(at: ReturnPlace): { readonly due: Promise<void>; readonly isFirst: boolean } {
  if (leaving) return { due: leaving, isFirst: false };
  place = at;
  leaving = new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));
  for (const listener of listeners) listener();
  return { due: leaving, isFirst: true };
}

/** Whether the sign-in page follows a lost session. */
export const wasLost = () => place !== null;

/** A session has begun. @returns where the last one was lost. */
export function takeReturnPlace(): ReturnPlace | null {
  const found = place;
  leaving = null;
  place = null;
  return found;
}
