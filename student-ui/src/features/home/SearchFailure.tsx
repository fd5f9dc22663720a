import { Alert, Text } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { useEffect } from 'react';
import { useErrorText } from '../../lib/messages';
import { useSecondsFrom } from '../../lib/use-countdown';
import { useSearchTexts } from './search.texts';

interface Props {
  readonly error: Error;
  /** Called when a search may be tried again. */
  readonly onWaitOver: () => void;
}

export function SearchFailure({ error, onWaitOver }: Props) {
  const t = useSearchTexts();
  const errorText = useErrorText();
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Alert color="red" role="alert" title={t('notFound')}>
        {t('notFoundHint')}
      </Alert>
    );
  }
  return (
    <>
      <Alert color="red" role="alert">
        {errorText(error)}
      </Alert>
      {wait !== undefined && <Countdown seconds={wait} since={error} onOver={onWaitOver} />}
    </>
  );
}

/** Apart from the alert: nobody wants each second read out. */
function Countdown({ seconds, since, onOver }: { seconds: number; since: Error; onOver: () => void }) {
  const t = useSearchTexts();
  const left = useSecondsFrom(seconds, since);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <Text size="sm" fw={600} role={isOver ? 'status' : 'timer'}>
      {isOver ? t('waitOver') : t('wait', { minutes: Math.floor(left / 60), seconds: left % 60 })}
    </Text>
  );
}
