import type { Drafts } from '@myverify/api-client/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { UploadQueue } from '../../../components/upload/upload-queue';
import { paths } from '../../../config/paths';
import { useSession } from '../../../lib/session';
import { type Application, toApplication } from './application';
import type { ApplicationForm } from './application-form';
import { keep, keptPlace } from './draft-autosave';
import { acceptAlso } from './LegalGate';
import { leaveFiles } from './left-files';
import type { CertificateRecord } from './queries';

/** What `location.state` tells the page of a record that was just made of a new form. */
export interface Moved {
  /** The details of the payment were asked for. */
  readonly paying?: boolean;
}

/**
 * Takes a new form to the page of the record that was made of it, with what is not saved and the files that could not
 * be sent.
 */
export function useMovedForm(form: ApplicationForm, uploads: UploadQueue, drafts: Drafts) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  return (record: CertificateRecord, values: Application, moved: Moved = {}): void => {
    if (!user) return;
    const place = keptPlace(user.id, record.id);
    const base = toApplication(record);
    if (JSON.stringify(values) !== JSON.stringify(base))
      keep(drafts, place, { version: record.version, base, values, unsent: [], sent: null });
    acceptAlso(place, keptPlace(user.id, null));
    leaveFiles(queries, record.id, uploads.snapshot());
    // Nothing is left here that leaving would lose.
    form.settle();
    uploads.clear();
    void navigate(paths.certificate(record.id), { replace: true, state: moved });
  };
}
