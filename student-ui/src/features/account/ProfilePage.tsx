import { Page } from '../../components/Page';
import { useSession } from '../../lib/session';
import { PersonalData } from './PersonalData';
import { ProfileForm } from './ProfileForm';
import { useProfileTexts } from './profile.texts';

export default function ProfilePage() {
  const t = useProfileTexts();
  const { user, isStudent } = useSession();
  if (!user) return null;
  return (
    <Page title={t('title')} lead={isStudent && t('lead')} size="sm">
      <ProfileForm user={user} isStudent={isStudent} />
      <PersonalData isStudent={isStudent} />
    </Page>
  );
}
