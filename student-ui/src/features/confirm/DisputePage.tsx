import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from './language';
import { NotSent, Screen } from './Parts';
import { sendDispute, useSending } from './queries';

/** Where the receipt of an answer leads. It asks first: programs that look through mails open links too. */
export default function DisputePage() {
  const t = useTexts();
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<'asks' | 'done' | 'ended'>('asks');
  const { send, isPending, error } = useSending({
    run: sendDispute,
    onSuccess: () => setState('done'),
    onEnded: () => setState('ended'),
  });
  if (state === 'done') {
    return (
      <Screen key="done" title={t.dispute.doneTitle} takesFocus>
        <Text role="status">{t.dispute.done}</Text>
      </Screen>
    );
  }
  if (state === 'ended' || token === '') {
    return (
      <Screen key="ended" title={token === '' ? t.dispute.title : t.desk.endedTitle} takesFocus={state === 'ended'}>
        <Text>{token === '' ? t.desk.incomplete : t.dispute.endedText}</Text>
      </Screen>
    );
  }
  return (
    <Screen key="asks" title={t.dispute.title}>
      <Text>{t.dispute.text}</Text>
      <Text>{t.dispute.what}</Text>
      <NotSent error={error} />
      <div>
        <Button color="red" loading={isPending} onClick={() => send(token)}>
          {t.dispute.send}
        </Button>
      </div>
    </Screen>
  );
}
