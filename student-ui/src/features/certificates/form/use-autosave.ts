import { useLayoutEffect, useState } from 'react';
import type { UploadQueue } from '../../../components/upload/upload-queue';
import type { ApplicationForm } from './application-form';
import type { Sent } from './draft-autosave';
import { Keeping } from './keeping';

/** Keeps the form on this device while it is open. A tab that is out of sight may be ended without a word. */
export function useAutosave(place: string, form: ApplicationForm, uploads: UploadQueue, sent: Sent | null): Keeping {
  const [keeping] = useState(() => new Keeping(sessionStorage, place, form, uploads, sent));
  // Ended before the queue is emptied, so that the names of files that had not arrived stay.
  useLayoutEffect(() => {
    const end = keeping.begin();
    window.addEventListener('pagehide', keeping.flush);
    document.addEventListener('visibilitychange', keeping.flush);
    return () => {
      window.removeEventListener('pagehide', keeping.flush);
      document.removeEventListener('visibilitychange', keeping.flush);
      end();
    };
  }, [keeping]);
  return keeping;
}
