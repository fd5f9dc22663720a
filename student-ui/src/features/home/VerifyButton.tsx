import { Button } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton';
import { manage, paths } from '../../config/paths';
import { useSession } from '../../lib/session';
import { useHomeTexts } from './home.texts';

/** Leads staff to all certificates, students to their own, everyone else to the login. */
export function VerifyButton() {
  const t = useHomeTexts();
  const { user, isStaff } = useSession();
  if (isStaff) {
    return (
      <Button component="a" href={manage.certificates} size="md">
        {t('verify')}
      </Button>
    );
  }
  return (
    <LinkButton to={user === null ? paths.login : paths.certificates} size="md">
      {t('verify')}
    </LinkButton>
  );
}
