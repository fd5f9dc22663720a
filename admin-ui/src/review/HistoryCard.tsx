import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { useFieldNames } from './useFieldNames';

interface HistoryCardProps {
  readonly id: number;
  /** Asked for again with each version. */
  readonly version: number;
}

/** What was done with the record, by whom and when, newest first. */
export function HistoryCard({ id, version }: HistoryCardProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, isPending } = useQuery({
    queryKey: ['history', id, version],
    queryFn: () => dataProvider.history(id),
  });
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('review.history.title')}
        </Typography>
        {isPending ? <Skeleton variant="rounded" height={72} /> : null}
        {error ? <Typography color="error">{error.message}</Typography> : null}
        {data?.length === 0 ? <Typography>{translate('review.history.none')}</Typography> : null}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {data?.map((step) => (
            <Box component="li" key={step.id} sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
              <Typography variant="body2">
                <strong>{translate(`review.history.actions.${step.action.split('.')[1]}`, { _: step.action })}</strong>{' '}
                · {step.actorName ?? translate('review.history.service')} ·{' '}
                <Box component="time" dateTime={step.at} sx={{ whiteSpace: 'nowrap' }}>
                  {timeOf(step.at)}
                </Box>
              </Typography>
              {step.reason ? (
                <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {step.reason}
                </Typography>
              ) : null}
              {step.statusBefore !== null && step.changed.length > 0 ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {translate('review.history.changed', {
                    fields: names(step.changed),
                  })}
                </Typography>
              ) : null}
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
