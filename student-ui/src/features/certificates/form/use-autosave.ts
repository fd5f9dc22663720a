import type { Drafts } from '@myverify/api-client/drafts';
import { useLayoutEffect, useState } from 'react';
import type { UploadQueue } from '../../../components/upload/upload-queue';
import type { ApplicationForm } from './application-form';
import { Autosave } from './autosave';
import type { Sent } from './draft-autosave';

/** Keeps the form on this device while it is open. A tab that is out of sight may be ended without a word. */
export function useAutosave(
  drafts: Drafts,
  place: string,
  form: ApplicationForm,
  uploads: UploadQueue,
  sent: Sent | null,
): Autosave {
  const [autosave] = useState(() => new Autosave(drafts, place, form, uploads, sent));
  // Ended before the queue is emptied, so that the names of files that had not arrived stay.
  useLayoutEffect(() => {
    const end = autosave.begin();
    window.addEventListener('pagehide', autosave.flush);
    document.addEventListener('visibilitychange', autosave.flush);
    return () => {
      window.removeEventListener('pagehide', autosave.flush);
      document.removeEventListener('visibilitychange', autosave.flush);
      end();
    };
  }, [autosave]);
  return autosave;
}
