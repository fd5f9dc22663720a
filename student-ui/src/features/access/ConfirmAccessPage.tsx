import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page';
import { useErrorText } from '../../lib/messages';
import { confirmAccess } from './access.queries';
import { useAccessTexts } from './access.texts';

/** Where the link of the mail leads. It asks first: programs that look through mails open links too. */
export default function ConfirmAccessPage() {
  const t = useAccessTexts();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: confirmAccess });
  return (
    <Page title={t('confirmTitle')} lead={t('confirmLead')} size="sm">
      {token === '' && (
        <Alert color="red" role="alert" title={t('incomplete')}>
          {t('incompleteText')}
        </Alert>
      )}
      {error && (
        <Alert color="red" role="alert" title={t('confirmFailed')}>
          {errorText(error)}
        </Alert>
      )}
      {token !== '' && <Text role="status">{isSuccess ? t('confirmDone') : t('confirmAsk')}</Text>}
      {token !== '' && !isSuccess && (
        <Group>
          <Button loading={isPending} onClick={() => mutate(token)}>
            {t('confirmSubmit')}
          </Button>
        </Group>
      )}
    </Page>
  );
}
