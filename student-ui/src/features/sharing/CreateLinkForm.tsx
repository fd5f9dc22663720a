import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ErrorSummary } from '../../components/ErrorSummary';
import { ApiError } from '../../lib/api';
import { useCommand } from '../../lib/command';
import { fieldErrorText } from '../../lib/field-error';
import { useErrorText } from '../../lib/reason-texts';
import { dayAhead } from './moments';
import { createLink, type LinkWish, type MadeLink } from './queries';
import { useSharingTexts } from './sharing.texts';

interface Props {
  readonly id: number;
  readonly onMade: (made: MadeLink) => void;
}

const DAYS = [7, 30, 90, 365] as const;
const USUAL = 30;
const LABEL_MAX = 100;
const FIELDS = ['label', 'pin'] as const;

type Problems = Partial<Record<(typeof FIELDS)[number], string>>;

export function CreateLinkForm({ id, onMade }: Props) {
  const t = useSharingTexts();
  const errorText = useErrorText();
  const [label, setLabel] = useState('');
  const [days, setDays] = useState(USUAL);
  const [pin, setPin] = useState('');
  const [download, setDownload] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const creation = useCommand({
    run: (wish: LinkWish, key) => createLink(id, wish, key),
    onSuccess: onMade,
    onError: (error) => refuse(fieldProblems(error)),
  });

  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((last) => last + 1);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(label.trim() === '' ? { label: t('create.labelMissing') } : {}),
      ...(pin !== '' && !/^\d{4,12}$/.test(pin) ? { pin: t('create.pinWrong') } : {}),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    if (!creation.isPending) creation.mutate({ label, endsOn: dayAhead(days), pin, download });
  };

  const isWhole = creation.error !== null && Object.keys(fieldProblems(creation.error)).length === 0;
  const labels = { label: t('create.label'), pin: t('create.pin') };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <ErrorSummary
          attempt={attempt}
          errors={FIELDS.flatMap((field) => {
            const text = problems[field];
            return text ? [{ id: `share-${field}`, label: labels[field], text }] : [];
          })}
        />
        {isWhole && (
          <Alert color="red" role="alert">
            {errorText(creation.error)}
          </Alert>
        )}
        <TextInput
          id="share-label"
          label={labels.label}
          description={t('create.labelHint')}
          required
          maxLength={LABEL_MAX}
          value={label}
          error={problems.label}
          data-autofocus
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('create.ends')}
          value={days}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          data={DAYS.map((count) => ({
            value: String(count),
            label: t('create.days', { count, day: dayAhead(count) }),
          }))}
        />
        <TextInput
          id="share-pin"
          label={labels.pin}
          description={t('create.pinHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={pin}
          error={problems.pin}
          onChange={(event) => setPin(event.currentTarget.value)}
        />
        <Checkbox
          label={t('create.download')}
          description={t('create.downloadHint')}
          checked={download}
          onChange={(event) => setDownload(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={creation.isPending}>
            {t('create.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What the service says of fields that are here. */
function fieldProblems(error: Error): Problems {
  if (!(error instanceof ApiError)) return {};
  const told = FIELDS.flatMap((field) => {
    const text = error.errors[field];
    return text ? [[field, fieldErrorText(text)]] : [];
  });
  return Object.fromEntries(told) as Problems;
}
