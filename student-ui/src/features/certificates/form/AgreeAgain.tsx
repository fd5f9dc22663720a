import { Button, Stack, Text } from '@mantine/core';
import { newKey } from '@myverify/api-client/idempotency-key';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLanguage } from '../../../i18n/i18n';
import { giveConsent } from '../../../lib/consents';
import { useErrorText } from '../../../lib/messages';
import { hideOwnNotices } from '../../../lib/notify';
import { userQuery } from '../../../lib/session';
import { useFormTexts } from './form.texts';

interface Props {
  /** Whose consent it is; nobody else can give it. */
  readonly applicantId: number;
  readonly onAgreed: () => void;
}

/** In a notice, which outlives the form: the consent that was ticked did not arrive, and is given by this button. */
export function AgreeAgain({ applicantId, onAgreed }: Props) {
  const queries = useQueryClient();
  const t = useFormTexts();
  const errorText = useErrorText();
  const [state, setState] = useState<'lost' | 'sending' | 'given'>('lost');
  const [error, setError] = useState<unknown>(null);
  const agree = async () => {
    setState('sending');
    setError(null);
    try {
      // Asked anew: in another tab somebody else may have signed in.
      const user = await queries.fetchQuery({ ...userQuery, staleTime: 0 });
      if (user?.id !== applicantId) return void hideOwnNotices();
      await giveConsent('enquiries', currentLanguage(), newKey());
      setState('given');
      onAgreed();
    } catch (failure) {
      setState('lost');
      setError(failure);
    }
  };
  if (state === 'given') return t('enquiries.arrived');
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t('enquiries.lost')}</Text>
      {error !== null && (
        <Text size="sm" c="var(--bad)">
          {errorText(error)}
        </Text>
      )}
      <Button size="xs" variant="default" loading={state === 'sending'} onClick={() => void agree()}>
        {t('enquiries.again')}
      </Button>
    </Stack>
  );
}
