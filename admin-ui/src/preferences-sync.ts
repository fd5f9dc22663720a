import { ApiError } from '@myverify/api-client/api-error';
import { useEffect } from 'react';
import { verbs } from './api/verbs';
import { preferences, setUnsent, take, unsent, whenChanged } from './preferences';

/** Several changes, such as those of a dragged column, are sent together. */
const PAUSE_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** What cannot be sent now is sent with the next change, or at the next visit. */
async function send(): Promise<void> {
  const names = unsent();
  if (names.length === 0) return;
  const sent = new Map(names.map((name) => [name, preferences.getItem(name) ?? null]));
  try {
    await verbs.keepPreferences(Object.fromEntries(sent));
  } catch (error) {
    // Refused for good: it stays on this device, and is not sent again and again.
    if (error instanceof ApiError && (error.status === 400 || error.status === 413)) setUnsent([]);
    return;
  }
  const isStill = (name: string) =>
    JSON.stringify(preferences.getItem(name) ?? null) === JSON.stringify(sent.get(name) ?? null);
  setUnsent(unsent().filter((name) => !(sent.has(name) && isStill(name))));
}

/** While somebody is signed in, what they choose here is kept with them, and what they chose elsewhere is here. */
export function usePreferencesSync(): void {
  useEffect(() => {
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void send(), PAUSE_MS);
    };
    whenChanged(later);
    const meet = async () => {
      try {
        take((await verbs.preferences()).values);
      } catch {
        return;
      }
      await send();
    };
    void meet();
    window.addEventListener('online', later);
    return () => {
      whenChanged(() => undefined);
      clearTimeout(timer);
      window.removeEventListener('online', later);
    };
  }, []);
}
