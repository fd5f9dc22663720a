import { Alert, Container, Group, Text } from '@mantine/core';
import { maySession } from '@myverify/api-client/session-note';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/LinkButton';
import { paths } from '../../config/paths';
import { useSession } from '../../lib/session';
import { addressQuery } from './address.queries';
import { useReturnedTexts } from './address.texts';

/** Above every screen, while mails to the account's address come back; in full where the address is changed. */
export default function ReturnedMails() {
  const t = useReturnedTexts();
  const { pathname } = useLocation();
  // Asked anew, for it is forgotten with the session: this may hear of a new screen before it is taken away.
  const { isStudent } = useSession();
  // Nor once the session has ended, of which this may hear later than of the screen that follows.
  const enabled = isStudent && maySession();
  const { data } = useQuery({ ...addressQuery, staleTime: 60_000, enabled });
  if (!data?.bouncedSince) return null;
  const isAtAddress = pathname === paths.profile;
  return (
    <Container size="lg" mt="md">
      <Alert color="red" variant="light" c="var(--ink)" title={t('title')} role="status">
        <Text style={{ overflowWrap: 'anywhere' }}>{t('text', { email: data.email })}</Text>
        {isAtAddress && (
          <>
            <Text mt={8}>{t('works')}</Text>
            <Text mt={8}>{t('lost')}</Text>
          </>
        )}
        <Group mt="sm" gap="xs">
          {!isAtAddress && (
            <LinkButton to={paths.profile} size="xs">
              {t('change')}
            </LinkButton>
          )}
          <LinkButton to={paths.resetPassword} size="xs" variant="default">
            {t('code')}
          </LinkButton>
        </Group>
      </Alert>
    </Container>
  );
}
