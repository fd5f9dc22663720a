import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/LinkButton';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { useErrorText } from '../../lib/messages';
import { useWatchTexts } from './watch.texts';

interface Props<T> {
  readonly kind: 'confirm' | 'stop';
  readonly act: (token: string) => Promise<T>;
  /** What the words for what was done are filled with. */
  readonly done: (answer: T) => Record<string, string>;
}

/** Where a link in a mail leads. It asks first: programs that look through mails open links too. */
export function WatchLinkPage<T>({ kind, act, done }: Props<T>) {
  const t = useWatchTexts();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { mutate, isPending, isSuccess, data, error } = useMutation({ mutationFn: act });
  return (
    <Page title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} size="sm">
      {token === '' && (
        <Alert color="red" role="alert" title={t('incomplete')}>
          {t('incompleteText')}
        </Alert>
      )}
      {error && (
        <Alert color="red" role="alert" title={t(`${kind}.failed`)}>
          {errorText(error)}
        </Alert>
      )}
      {token !== '' && <Text role="status">{isSuccess ? t(`${kind}.done`, done(data)) : t(`${kind}.ask`)}</Text>}
      <Group>
        {token !== '' && !isSuccess && (
          <Button loading={isPending} onClick={() => mutate(token)}>
            {t(`${kind}.submit`)}
          </Button>
        )}
        <LinkButton to={paths.check} variant="default">
          {t('check')}
        </LinkButton>
      </Group>
    </Page>
  );
}
