const PREFIX = 'draft:';
const ENDED = 'drafts-ended';

/** What is older is not given back. */
export const DRAFT_KEPT_MS = 7 * 24 * 3_600_000;

/** Where the draft of a form is kept: each user's and each form's apart. */
export function draftKey(userId: number | string, form: string): string {
  return `${PREFIX}${userId}:${form}`;
}

/** Whoever sits here has signed out: nothing that was typed is left, and other tabs leave nothing behind either. */
export function endDrafts(...storages: readonly Storage[]): void {
  for (const storage of storages) removeDrafts(storage, () => true);
  localStorage.setItem(ENDED, String(Date.now()));
}

/** Whether somebody has signed out in this browser since. */
export function haveDraftsEnded(since: number): boolean {
  return Number(localStorage.getItem(ENDED) ?? 0) >= since;
}

/** Removes what is too old, also where nobody opens the form again, and what is no draft. */
export function removeOldDrafts(storage: Storage): void {
  removeDrafts(storage, (key) => !isYoung(storage.getItem(key)));
}

/** Removes what other users have left on this device. */
export function removeDraftsOfOthers(storage: Storage, userId: number): void {
  const own = draftKey(userId, '');
  removeDrafts(storage, (key) => !key.startsWith(own));
}

function removeDrafts(storage: Storage, isToGo: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX) && isToGo(key)) storage.removeItem(key);
}

function isYoung(text: string | null): boolean {
  return Date.now() - keptAt(text) < DRAFT_KEPT_MS;
}

/** When it was kept: the first part of a kept text. */
export function keptAt(text: string | null): number {
  return Number(text?.slice(0, text.indexOf('.'))) || 0;
}
