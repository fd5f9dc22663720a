import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { message } from '@myverify/domain/messages/message';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText, useSaidText } from '../../lib/messages';
import { openLink, openQuery, type SharedReport } from './queries';
import { useSharedTexts } from './shared.texts';

interface Props {
  readonly token: string;
  readonly onOpened: (report: SharedReport) => void;
}

export function PinForm({ token, onOpened }: Props) {
  const t = useSharedTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const queries = useQueryClient();
  const [pin, setPin] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: (typed: string) => openLink(token, typed),
    onSuccess: onOpened,
    // Stopped or run out since the page was opened: the page says so.
    onError: (failure) => {
      if (failure instanceof ApiError && ['link_ended', 'holder_gone'].includes(failure.reason))
        void queries.resetQueries(openQuery(token));
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus to the field anew, one with the same text too
  useEffect(() => {
    if (error) field.current?.select();
  }, [error, submittedAt]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(pin === '');
    if (pin === '') field.current?.focus();
    else if (!isPending) mutate(pin);
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <div>
          <Title order={2} fz={22}>
            {t('pin.title')}
          </Title>
          <Text mt={4}>{t('pin.text')}</Text>
        </div>
        {error && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <TextInput
          ref={field}
          label={t('pin.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          maw={240}
          size="md"
          value={pin}
          error={isMissing && saidText(message('pin_needed'))}
          onChange={(event) => setPin(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" size="md" loading={isPending}>
            {t('pin.open')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
