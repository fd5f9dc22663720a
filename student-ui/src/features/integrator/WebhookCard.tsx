import { Button, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import type { KeyMode } from '@myverify/domain/integrator/key-text';
import { timeOf } from '@myverify/domain/shared/calendar';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@myverify/domain/webhook/webhook';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskFirst } from '../../components/AskFirst';
import { LOOKS, Tag } from '../../components/Tag';
import { useCommonTexts } from '../../i18n/common.texts';
import { useCommand } from '../../lib/command';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { Deliveries } from './Deliveries';
import {
  changeWebhook,
  deliveriesQuery,
  removeWebhook,
  rotateSecret,
  tellWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookWish,
  webhooksQuery,
} from './queries';
import { eventOf } from './text-keys';
import { WebhookForm } from './WebhookForm';
import { useWebhookTexts } from './webhook.texts';

/** What was typed for a webhook, and over which of its versions. */
export interface Typed {
  readonly wish: WebhookWish;
  readonly from: WebhookWish;
  readonly version: number;
}

interface Props {
  readonly mode: KeyMode;
  readonly webhook: Webhook;
  /** `undefined` where nothing was typed. */
  readonly typed: Typed | undefined;
  readonly onType: (typed: Typed | undefined) => void;
  readonly onSecret: (secret: string) => void;
}

/** One webhook: what it is told, and what came of it. */
export function WebhookCard({ mode, webhook, typed, onType, onSecret }: Props) {
  const t = useWebhookTexts();
  const common = useCommonTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'remove' | 'rotate' | null>(null);
  const [showsTries, setShowsTries] = useState(false);
  const { id, url, events, state, oldSecretUntil, version } = webhook;
  const close = () => setOpen(null);
  const edit = () => {
    // What was typed over an earlier state would take back what somebody else has changed since.
    if (typed?.version !== version) onType({ wish: { url, events }, from: { url, events }, version });
    setOpen('edit');
  };
  const anew = () => queries.invalidateQueries(webhooksQuery(mode));
  const onError = (error: Error) => void notify({ color: 'red', message: errorText(error) });
  const tell = useCommand({
    run: (type: WebhookEvent, key) => tellWebhook(mode, id, type, key),
    onSuccess: () => {
      setShowsTries(true);
      return queries.invalidateQueries(deliveriesQuery(mode, id));
    },
    onError,
  });
  const change = useCommand({
    run: (body: WebhookChange, key) => changeWebhook(mode, id, body, key),
    onSuccess: anew,
    onError,
  });
  const removal = useCommand({
    run: (of: Webhook, key) => removeWebhook(mode, of, key),
    onSuccess: async () => {
      close();
      void notify({ color: 'green', message: t('webhook.removed'), autoClose: 5_000 });
      await anew();
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  const closeRemoval = () => {
    removal.reset();
    close();
  };
  // In the live mode only a ping can be provoked.
  const provocable: readonly WebhookEvent[] = mode === 'test' ? WEBHOOK_EVENTS : ['ping'];
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
          <Tag look={state === 'on' ? LOOKS.good : LOOKS.plain}>{t(`webhook.state.${state}`)}</Tag>
        </Group>
        <Text size="sm" c="dimmed">
          {events.map((one) => t(`event.${eventOf(one)}`)).join(' · ')}
        </Text>
        {oldSecretUntil && new Date(oldSecretUntil) > new Date() && (
          <Text size="sm">{t('webhook.twoSecrets', { until: timeOf(oldSecretUntil) })}</Text>
        )}
        <Group gap="xs">
          {state === 'on' &&
            provocable.map((type) => (
              <Button
                key={type}
                size="xs"
                variant="default"
                aria-label={t('webhook.tellOf', { event: type, url })}
                loading={tell.isPending && tell.variables === type}
                onClick={() => tell.mutate(type)}
              >
                {t('webhook.tell', { event: type })}
              </Button>
            ))}
          <Button
            size="xs"
            variant="default"
            aria-label={t('webhook.triesOf', { url })}
            aria-expanded={showsTries}
            onClick={() => setShowsTries(!showsTries)}
          >
            {t('webhook.tries')}
          </Button>
          <Button size="xs" variant="default" aria-label={t('webhook.editOf', { url })} onClick={edit}>
            {t('webhook.edit')}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={t('webhook.rotateOf', { url })}
            onClick={() => setOpen('rotate')}
          >
            {t('webhook.rotate')}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={t(state === 'on' ? 'webhook.offOf' : 'webhook.onOf', { url })}
            loading={change.isPending}
            onClick={() => change.mutate({ state: state === 'on' ? 'off' : 'on', version })}
          >
            {t(state === 'on' ? 'webhook.off' : 'webhook.on')}
          </Button>
          <Button
            size="xs"
            variant="outline"
            color="red"
            aria-label={t('webhook.removeOf', { url })}
            onClick={() => setOpen('remove')}
          >
            {t('webhook.remove')}
          </Button>
        </Group>
        {showsTries && <Deliveries mode={mode} webhook={webhook} />}
      </Stack>
      {open === 'edit' && typed && (
        <Modal
          opened
          onClose={close}
          title={t('webhook.edit')}
          closeOnClickOutside={false}
          closeButtonProps={{ 'aria-label': common('close') }}
        >
          <WebhookForm
            wish={typed.wish}
            onType={(wish) => onType({ ...typed, wish })}
            submit={common('save')}
            run={(wish, key) => changeWebhook(mode, id, { ...wish, version: typed.version }, key)}
            onDone={() => {
              close();
              onType(undefined);
              void anew();
            }}
            // Where somebody else has changed it, it is opened anew as it stands now.
            onFailed={() => void anew()}
          />
        </Modal>
      )}
      {open === 'rotate' && <RotateSecret mode={mode} id={id} onSecret={onSecret} onClose={close} />}
      {open === 'remove' && (
        <AskFirst
          title={t('webhook.remove')}
          text={t('webhook.removeText')}
          confirm={t('webhook.remove')}
          error={removal.error}
          isPending={removal.isPending}
          onConfirm={() => removal.mutate(webhook)}
          onClose={closeRemoval}
        />
      )}
    </Paper>
  );
}

interface RotateProps {
  readonly mode: KeyMode;
  readonly id: number;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

/** A secret is shown once: where the answer was lost, another one is made. */
function RotateSecret({ mode, id, onSecret, onClose }: RotateProps) {
  const t = useWebhookTexts();
  const queries = useQueryClient();
  const anew = () => queries.invalidateQueries(webhooksQuery(mode));
  const rotation = useCommand({
    run: (of: number, key) => rotateSecret(mode, of, key),
    isShownOnce: true,
    onSuccess: ({ secret }) => {
      onClose();
      onSecret(secret);
      return anew();
    },
    onError: anew,
  });
  return (
    <AskFirst
      title={t('webhook.rotate')}
      text={t('webhook.rotateText')}
      confirm={t('webhook.rotate')}
      error={rotation.error}
      isPending={rotation.isPending}
      onConfirm={() => rotation.mutate(id)}
      onClose={onClose}
    />
  );
}
