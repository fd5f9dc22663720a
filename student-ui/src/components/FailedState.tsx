import { Alert, Button, Group, Text } from '@mantine/core';
import { notReached, unanswered } from '@myverify/api-client/api-error';
import { useCommonTexts } from '../i18n/common.texts';
import { useErrorText } from '../lib/messages';

interface Props {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What stands in place of something that could not be loaded: what happened, and a way to try again. */
export function FailedState({ error, onRetry }: Props) {
  const t = useCommonTexts();
  const errorText = useErrorText();
  return (
    <Alert color="red" title={t('failed.title')} role="alert">
      <Text size="sm">{errorText(error)}</Text>
      {onRetry && (
        <Group mt="sm">
          <Button size="xs" variant="outline" color="red" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

/** In place of a part of the screen whose program did not come. A browser asks for it once: all is loaded anew. */
export function FailedPart() {
  return <FailedState error={unanswered(notReached())} onRetry={() => location.reload()} />;
}
