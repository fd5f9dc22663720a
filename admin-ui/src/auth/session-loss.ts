/** Where to go on after signing in again. */
export interface ReturnPlace {
  readonly pathname: string;
  readonly search: string;
}

/** `isOver`: whoever sits here has ended it, in another window, and nothing more is to be seen. */
type Listener = (isOver: boolean) => void;

const listeners = new Set<Listener>();
let leaving = false;
let signedOut = false;
let place: ReturnPlace | null = null;

/** Is told when the session is found to be over, before the screen goes. @returns what ends the listening. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the way to the sign-in page has begun, so that no form may ask to stay. */
export const isLeaving = () => leaving;

/** Notes where the user was and tells everyone once, however many calls are refused. */
export function loseSession(at: ReturnPlace, isOver = false): void {
  if (leaving || signedOut) return;
  place = at;
  leaving = true;
  for (const listener of listeners) listener(isOver);
}

/** Whoever sits here signs out: a call that is refused from now on, such as one under way, tells nobody of a loss. */
export function signOut(): void {
  signedOut = true;
}

/** It failed: the session goes on. */
export function staySignedIn(): void {
  signedOut = false;
}

/** Whether the sign-in page follows a lost session. */
export const wasLost = () => place !== null;

/** Where the last session was lost. */
export const returnPlace = () => place;

/** A session has begun. */
export function forgetLoss(): void {
  leaving = false;
  signedOut = false;
  place = null;
}
