import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import type { OwnFactor } from '@myverify/api-client/factors';
import { FACTOR_NAME } from '@myverify/domain/account/factors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../components/FailedState';
import { useErrorText } from '../../lib/messages';
import { askFactor, removeFactor, renameFactor } from './factors.queries';
import { useFactorTexts } from './factors.texts';
import { ProofForm } from './ProofForm';

interface Props {
  readonly factor: OwnFactor;
  readonly onDone: () => void;
}

export function RenameFactor({ factor, onDone }: Props) {
  const t = useFactorTexts();
  const errorText = useErrorText();
  const [name, setName] = useState(factor.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => renameFactor(factor.id, name),
    onSuccess: onDone,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') mutate(name.trim());
      }}
    >
      <Stack gap="md">
        <TextInput
          label={t('name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={name.trim() === '' ? t('missing') : error ? errorText(error) : null}
          maxLength={FACTOR_NAME.max}
          data-autofocus
        />
        <Button type="submit" loading={isPending}>
          {t('saveName')}
        </Button>
      </Stack>
    </form>
  );
}

/** Removes a factor once another one, or a recovery code, was shown. */
export function RemoveFactor({ factor, onDone, onBack }: Props & { readonly onBack: () => void }) {
  const t = useFactorTexts();
  // A ticket is for one time.
  const { data, error, refetch } = useQuery({
    queryKey: ['factors', 'challenge', factor.id],
    queryFn: () => askFactor(factor.id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Stack gap="md">
      <Text>{t('removeLead')}</Text>
      {data ? (
        <ProofForm
          asked={data}
          onBack={onBack}
          onProof={async (proof) => {
            await removeFactor(factor.id, proof);
            onDone();
          }}
        />
      ) : error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} aria-hidden="true" />
      )}
    </Stack>
  );
}
