import { useNotify } from 'react-admin';

/**
 * Copies a text and says what is done; and says so where the browser lets nobody copy, as over plain http.
 */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const notify = useNotify();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success' });
    } catch {
      notify('records.not_copied', { type: 'warning', autoHideDuration: 10_000 });
    }
  };
}
