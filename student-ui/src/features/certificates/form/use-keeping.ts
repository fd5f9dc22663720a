import { useEffect } from 'react';
import { forget, keep } from './kept-form';
import type { ApplicationForm } from './use-application-form';

/** Keeps what is not saved on this device at every change, for a reload, the end of the session or a crash. */
export function useKeeping(
  place: string,
  { dirty, base, values, version }: ApplicationForm,
  unsent: readonly string[],
): void {
  const names = unsent.join('\n');
  useEffect(() => {
    if (!dirty && !names) return forget(sessionStorage, place);
    keep(sessionStorage, place, { version, base, values, unsent: names ? names.split('\n') : [] });
  }, [place, dirty, base, values, version, names]);
}
