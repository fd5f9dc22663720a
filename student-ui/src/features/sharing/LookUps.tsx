import { List, Skeleton, Stack, Title, VisuallyHidden } from '@mantine/core';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { Pager } from '../../components/Pager';
import { useCommonTexts } from '../../i18n/common.texts';
import { useLookUpTexts } from './look-ups.texts';
import { lookUpsQuery } from './queries';

const SIZE = 10;

/** When somebody came by the report, and how. */
export function LookUps({ id }: { readonly id: number }) {
  const common = useCommonTexts();
  const t = useLookUpTexts();
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData, refetch } = useQuery(lookUpsQuery(id, page, SIZE));
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status">
        <VisuallyHidden>{common('loading')}</VisuallyHidden>
        <Skeleton height={120} radius="md" />
      </div>
    );
  }
  if (data.total === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <Stack gap="sm" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
      <Title order={3} fz="md">
        {t('list')}
      </Title>
      <List aria-label={t('list')} spacing={4}>
        {data.rows.map(({ kind, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be of the same moment and kind, and none has a state
          <List.Item key={`${at} ${place}`}>
            {timeOf(at)} · {t(kind)}
          </List.Item>
        ))}
      </List>
      <Pager page={page} size={SIZE} total={data.total} onPage={setPage} />
    </Stack>
  );
}
