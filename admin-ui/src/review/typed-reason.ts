/** A reason is kept for this tab while it is typed: refusals, closed dialogs, lost sessions and reloads leave it there. */
const keyOf = (id: number) => `review.reason.${id}`;

export function readReason(id: number): string {
  return sessionStorage.getItem(keyOf(id)) ?? '';
}

export function keepReason(id: number, reason: string): void {
  if (reason === '') forgetReason(id);
  else sessionStorage.setItem(keyOf(id), reason);
}

export function forgetReason(id: number): void {
  sessionStorage.removeItem(keyOf(id));
}
