const PREFIX = 'draft:';

/** Where the draft of a form is kept: each user's and each form's apart. */
export function draftKey(userId: number | string, form: string): string {
  return `${PREFIX}${userId}:${form}`;
}

/** Keeps what is typed and not sent, as long as the storage lasts: that of a tab, until it is closed. */
export function keepDraft(storage: Storage, key: string, draft: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full, or forbidden by the browser: the warning before leaving is still there.
  }
}

/** What was kept; `null` where nothing is, or nothing that can be read. */
export function readDraft(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetDraft(storage: Storage, key: string): void {
  storage.removeItem(key);
}

/** Removes what other users have left on this device. */
export function forgetDraftsOfOthers(storage: Storage, userId: number): void {
  const own = draftKey(userId, '');
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) storage.removeItem(key);
  }
}
