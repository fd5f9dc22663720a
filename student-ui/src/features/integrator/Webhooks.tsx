import { Button, Group, Modal, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { KEY_MODES, type KeyMode } from '@myverify/domain/integrator/key-text';
import { SUBSCRIBED_EVENTS, WEBHOOKS_MAX } from '@myverify/domain/webhook/webhook';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { LeaveGuard } from '../../components/LeaveGuard';
import { useCommonTexts } from '../../i18n/common.texts';
import { isSame } from '../../lib/form';
import classes from './integrator.module.css';
import { useIntegratorTexts } from './integrator.texts';
import { isElsewhere } from './parts';
import { addWebhook, type Webhook, type WebhookWish, webhooksQuery } from './queries';
import { ShownOnce } from './ShownOnce';
import { type Typed, WebhookCard } from './WebhookCard';
import { WebhookForm } from './WebhookForm';
import { useWebhookTexts } from './webhook.texts';

interface ModeProps {
  readonly mode: KeyMode;
  readonly onChange: (mode: KeyMode) => void;
}

/** The records that there are, or the fixed reports to try with. */
export function ModeSwitch({ mode, onChange }: ModeProps) {
  const t = useIntegratorTexts();
  return (
    <div>
      <SegmentedControl
        aria-label={t('key.mode')}
        value={mode}
        data={KEY_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={(next) => onChange(next === 'test' ? 'test' : 'live')}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {t(`modeHint.${mode}`)}
      </Text>
    </div>
  );
}

const NEW: WebhookWish = { url: '', events: [...SUBSCRIBED_EVENTS] };

/** Where the integrator is told of what becomes of reports. */
export function Webhooks() {
  const t = useWebhookTexts();
  const [mode, setMode] = useState<KeyMode>('live');
  const { data, error, refetch } = useQuery(webhooksQuery(mode));
  const [isAdding, setAdding] = useState(false);
  const [wish, setWish] = useState(NEW);
  const [edits, setEdits] = useState<Edits>({});
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <Text>{t('webhook.lead')}</Text>
      <ModeSwitch mode={mode} onChange={setMode} />
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} radius="md" />}
      {data && (
        <>
          {data.length < WEBHOOKS_MAX && (
            <Group>
              <Button onClick={() => setAdding(true)}>{t('webhook.add')}</Button>
            </Group>
          )}
          {data.length === 0 && <EmptyState title={t('webhook.none')}>{t('webhook.noneText')}</EmptyState>}
          <ul className={classes.cards}>
            {data.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                mode={mode}
                webhook={webhook}
                typed={edits[webhook.id]}
                onType={(typed) => setEdits((before) => ({ ...before, [webhook.id]: typed }))}
                onSecret={setSecret}
              />
            ))}
          </ul>
        </>
      )}
      {isAdding && (
        <AddDialog
          mode={mode}
          wish={wish}
          onType={setWish}
          onClose={() => setAdding(false)}
          onSecret={(made) => {
            setWish(NEW);
            setSecret(made);
          }}
        />
      )}
      <LeaveGuard when={isChanged(wish, NEW) || isEdited(edits, data ?? [])} isLost={isElsewhere} />
      {secret !== null && <SecretDialog secret={secret} onKept={() => setSecret(null)} />}
    </>
  );
}

type Edits = Readonly<Record<number, Typed | undefined>>;

/**
 * Whether a change of any webhook would be lost, in the mode that is not shown as well. What was typed over an earlier
 * state is not offered again.
 */
function isEdited(edits: Edits, shown: readonly Webhook[]): boolean {
  const versions = new Map(shown.map(({ id, version }) => [id, version]));
  return Object.entries(edits).some(([id, typed]) => {
    const isOffered = typed && (versions.get(Number(id)) ?? typed.version) === typed.version;
    return isOffered && isChanged(typed.wish, typed.from);
  });
}

const isChanged = (wish: WebhookWish, from: WebhookWish) => wish.url !== from.url || !isSame(wish.events, from.events);

interface AddProps {
  readonly mode: KeyMode;
  readonly wish: WebhookWish;
  readonly onType: (wish: WebhookWish) => void;
  readonly onClose: () => void;
  readonly onSecret: (secret: string) => void;
}

function AddDialog({ mode, wish, onType, onClose, onSecret }: AddProps) {
  const t = useWebhookTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const anew = () => void queries.invalidateQueries(webhooksQuery(mode));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('webhook.add')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <WebhookForm
        wish={wish}
        onType={onType}
        submit={t('webhook.add')}
        run={(wish, key) => addWebhook(mode, wish, key)}
        isShownOnce
        onDone={({ secret }) => {
          onClose();
          onSecret(secret);
          anew();
        }}
        onFailed={anew}
      />
    </Modal>
  );
}

function SecretDialog({ secret, onKept }: { readonly secret: string; readonly onKept: () => void }) {
  const t = useWebhookTexts();
  return (
    <Modal
      opened
      onClose={onKept}
      title={t('webhook.secret')}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <ShownOnce label={t('webhook.secret')} text={secret} note={t('webhook.secretNote')} onKept={onKept} />
    </Modal>
  );
}
