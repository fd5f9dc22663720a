import { LoadingState } from '../../components/LoadingState';
import { Page } from '../../components/Page';
import { useDrafts } from '../../lib/drafts';
import { type User, useSession } from '../../lib/session';
import { PersonalData } from './PersonalData';
import { ProfileForm } from './ProfileForm';
import { useProfileTexts } from './profile.texts';

export default function ProfilePage() {
  const t = useProfileTexts();
  const { user, isStudent } = useSession();
  if (!user) return null;
  return (
    <Page title={t('title')} lead={isStudent && t('lead')} size="sm">
      <OwnForm key={user.id} user={user} />
      <PersonalData isStudent={isStudent} />
    </Page>
  );
}

function OwnForm({ user }: { user: User }) {
  const drafts = useDrafts(user.id);
  if (!drafts) return <LoadingState />;
  return <ProfileForm user={user} drafts={drafts} />;
}
