import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/LinkButton';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { useErrorText } from '../../lib/messages';
import { stopWatching } from './watch.queries';
import { useWatchTexts } from './watch.texts';

/** Where the link in a mail leads. It asks first: programs that look through mails open links too. */
export default function StopWatchPage() {
  const t = useWatchTexts();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: stopWatching });
  return (
    <Page title={t('stop.title')} lead={t('stop.lead')} size="sm">
      {token === '' && (
        <Alert color="red" role="alert" title={t('stop.incomplete')}>
          {t('stop.incompleteText')}
        </Alert>
      )}
      {error && (
        <Alert color="red" role="alert" title={t('stop.failed')}>
          {errorText(error)}
        </Alert>
      )}
      {token !== '' && <Text role="status">{t(isSuccess ? 'stop.done' : 'stop.ask')}</Text>}
      <Group>
        {token !== '' && !isSuccess && (
          <Button loading={isPending} onClick={() => mutate(token)}>
            {t('stop.submit')}
          </Button>
        )}
        <LinkButton to={paths.check} variant="default">
          {t('stop.check')}
        </LinkButton>
      </Group>
    </Page>
  );
}
