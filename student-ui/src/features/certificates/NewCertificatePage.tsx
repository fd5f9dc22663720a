import { useState } from 'react';
import { LoadingState } from '../../components/LoadingState';
import { Page } from '../../components/Page';
import { useDrafts } from '../../lib/drafts';
import { type User, useSession } from '../../lib/session';
import { EMPTY_APPLICATION, fromProfile } from './form/application';
import { CertificateForm } from './form/CertificateForm';
import { useFormTexts } from './form/form.texts';

export default function NewCertificatePage() {
  const t = useFormTexts();
  const { user, isStudent } = useSession();
  if (!user) return <LoadingState />;
  return (
    <Page title={t('newTitle')} lead={t(isStudent ? 'newLead' : 'newLeadStaff')}>
      <NewForm key={user.id} user={user} isStudent={isStudent} />
    </Page>
  );
}

function NewForm({ user, isStudent }: { user: User; isStudent: boolean }) {
  // The profile as it was when the form was opened: what comes later must not write over what was typed.
  const [initial] = useState(() => (isStudent ? fromProfile(user) : EMPTY_APPLICATION));
  const drafts = useDrafts(user.id);
  if (!drafts) return <LoadingState />;
  return <CertificateForm user={user} drafts={drafts} record={null} initial={initial} />;
}
