import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { saidOfFields } from '@myverify/domain/messages/refusal-text';
import { SUBSCRIBED_EVENTS, URL_MAX } from '@myverify/domain/webhook/webhook';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../lib/command';
import { useErrorText, useSaidText } from '../../lib/messages';
import { useIntegratorTexts } from './integrator.texts';
import type { WebhookWish } from './queries';
import { eventOf } from './text-keys';
import { useWebhookTexts } from './webhook.texts';

interface Props<Result> {
  /** What is typed; it is there again where the dialog was closed by chance. */
  readonly wish: WebhookWish;
  readonly onType: (wish: WebhookWish) => void;
  readonly submit: string;
  readonly run: (wish: WebhookWish, key: string) => Promise<Result>;
  readonly isShownOnce?: boolean;
  readonly onDone: (result: Result) => void;
  /** It may have been done all the same: its answer may be lost. */
  readonly onFailed?: () => void;
}

/** Where a webhook is told, and of what. */
export function WebhookForm<Result>(props: Props<Result>) {
  const { wish, onType, submit, run, isShownOnce = false, onDone, onFailed } = props;
  const own = useIntegratorTexts();
  const t = useWebhookTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const [attempted, setAttempted] = useState(false);
  const command = useCommand({ run, isShownOnce, onSuccess: onDone, onError: () => onFailed?.() });
  const refused = command.error instanceof ApiError ? saidOfFields(command.error) : {};
  const told = (field: string) => (refused[field] ? saidText(refused[field]) : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (wish.url.trim() === '' || wish.events.length === 0 || command.isPending) return;
    command.mutate({ ...wish, url: wish.url.trim() });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        {command.error && Object.keys(refused).length === 0 && (
          <Alert color="red" role="alert">
            {errorText(command.error)}
          </Alert>
        )}
        <TextInput
          label={t('webhook.url')}
          description={t('webhook.urlHint')}
          type="url"
          required
          maxLength={URL_MAX}
          value={wish.url}
          error={attempted && wish.url.trim() === '' ? own('fill') : told('url')}
          onChange={({ currentTarget }) => onType({ ...wish, url: currentTarget.value })}
          data-autofocus
        />
        <Checkbox.Group
          label={t('webhook.events')}
          required
          value={[...wish.events]}
          error={attempted && wish.events.length === 0 ? own('fill') : told('events')}
          onChange={(chosen) => onType({ ...wish, events: SUBSCRIBED_EVENTS.filter((one) => chosen.includes(one)) })}
        >
          <Stack gap={6} mt={6}>
            {SUBSCRIBED_EVENTS.map((one) => (
              <Checkbox key={one} value={one} label={t(`event.${eventOf(one)}`)} description={one} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button type="submit" loading={command.isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
