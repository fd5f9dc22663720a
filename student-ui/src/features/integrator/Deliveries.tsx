import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { KeyMode } from '@myverify/domain/integrator/key-text';
import { timeOf } from '@myverify/domain/shared/calendar';
import { isBeingSent } from '@myverify/domain/webhook/delivery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { useCommand } from '../../lib/command';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import classes from './integrator.module.css';
import { type Delivery, deliveriesQuery, sendAgain, type Webhook } from './queries';
import { useWebhookTexts } from './webhook.texts';

interface Props {
  readonly mode: KeyMode;
  readonly webhook: Webhook;
}

/** What a webhook was told of late, with each try. */
export function Deliveries({ mode, webhook }: Props) {
  const t = useWebhookTexts();
  const { data, error, refetch } = useQuery(deliveriesQuery(mode, webhook.id));
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={60} />;
  if (data.length === 0) return <Text size="sm">{t('delivery.none')}</Text>;
  return (
    <ul className={classes.cards} aria-label={t('webhook.tries')}>
      {data.map((delivery) => (
        <DeliveryLine key={delivery.id} mode={mode} webhook={webhook} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryLine({ mode, webhook, delivery }: Props & { readonly delivery: Delivery }) {
  const t = useWebhookTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { id, type, number, at, state, nextTryAt, attempts } = delivery;
  const again = useCommand({
    run: (of: number, key) => sendAgain(mode, webhook.id, of, key),
    onSuccess: () => queries.invalidateQueries(deliveriesQuery(mode, webhook.id)),
    onError: (error) => void notify({ color: 'red', message: errorText(error) }),
  });
  const isSending = isBeingSent({ state, nextTryAt: nextTryAt === null ? null : new Date(nextTryAt) }, new Date());
  const result = ({ status, problem }: Delivery['attempts'][number]) =>
    problem && problem !== 'status' ? t(`delivery.problem.${problem}`) : t('delivery.status', { status: status ?? 0 });
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={2} miw={0}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <strong>{type}</strong> {number} · {timeOf(at)} · {t(`delivery.state.${state}`)}
            {state === 'pending' && nextTryAt ? ` · ${t('delivery.next', { at: timeOf(nextTryAt) })}` : ''}
          </Text>
          {attempts.map((attempt) => (
            <Text key={attempt.at} size="sm" c="dimmed">
              {timeOf(attempt.at)}: {result(attempt)}, {attempt.milliseconds} ms
            </Text>
          ))}
        </Stack>
        {!isSending && webhook.state === 'on' && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('delivery.againOf', { event: type, at: timeOf(at) })}
            loading={again.isPending}
            onClick={() => again.mutate(id)}
          >
            {t('delivery.again')}
          </Button>
        )}
      </Group>
    </li>
  );
}
