import { Group, Paper, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { PART_STATES, type PartState, SERVICE_PARTS, type ServicePart } from '@myverify/domain/status/service-status';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { Page } from '../../components/Page';
import { LOOKS, type Look, Tag } from '../../components/Tag';
import { type ServiceStatus, statusQuery } from './queries';
import classes from './StatusPage.module.css';
import { useStatusTexts } from './status.texts';

const STATE_LOOKS: Readonly<Record<PartState, Look>> = {
  up: LOOKS.good,
  slow: LOOKS.plain,
  down: LOOKS.bad,
};

/** Whether the service works, for everybody to look at. */
export default function StatusPage() {
  const t = useStatusTexts();
  const { data, error, refetch } = useQuery(statusQuery);
  return (
    <Page title={t('title')} lead={t('lead')} size="md">
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} />}
      {data && <Status status={data} />}
    </Page>
  );
}

function Status({ status }: { readonly status: ServiceStatus }) {
  const t = useStatusTexts();
  return (
    <>
      <Text fw={650} fz="lg" role="status">
        {t(`all.${worst(Object.values(status.now))}`)}
      </Text>
      {SERVICE_PARTS.map((part) => (
        <Part key={part} part={part} status={status} />
      ))}
      <Text size="sm" c="dimmed">
        {t(status.days.length > 0 ? 'legend' : 'gone')}
      </Text>
    </>
  );
}

function Part({ part, status }: { readonly part: ServicePart; readonly status: ServiceStatus }) {
  const t = useStatusTexts();
  const now = status.now[part];
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <Title order={2} fz={18}>
            {t(`part.${part}`)}
          </Title>
          <Tag look={STATE_LOOKS[now]}>{t(`state.${now}`)}</Tag>
        </Group>
        <Text size="sm" c="dimmed">
          {t(`about.${part}`)}
        </Text>
        {status.days.length > 0 && (
          <ol className={classes.days} aria-label={t('days')}>
            {status.days.map(({ day, states }) => {
              const state = states?.[part] ?? 'unknown';
              const words = t('day', { day, state: t(`state.${state}`) });
              return (
                <li key={day} className={classes.day} data-state={state} title={words}>
                  <VisuallyHidden>{words}</VisuallyHidden>
                </li>
              );
            })}
          </ol>
        )}
      </Stack>
    </Paper>
  );
}

function worst(states: readonly PartState[]): PartState {
  return PART_STATES.findLast((state) => states.includes(state)) ?? 'up';
}
