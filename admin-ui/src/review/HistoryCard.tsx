import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { CHECKED_GROUPS } from '@myverify/domain/verdict/checks';
import { VERDICTS } from '@myverify/domain/verdict/verdict';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { LoadFailure } from '../records/LoadFailure';
import { useFieldNames } from './useFieldNames';
import { useGroupNames } from './useGroupNames';

interface HistoryCardProps {
  readonly id: number;
  /** Asked for again with each version. */
  readonly version: number;
}

/** Keys of texts may hold no dots. What is done about its report is told as of the record. */
const keyOf = (action: string) => action.replace(/^(certificate|report)\./, '').replace('.', '_');

/** What was done with the record, by whom and when, newest first. */
export function HistoryCard({ id, version }: HistoryCardProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
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
        {error ? <LoadFailure text="review.history.failed" error={error} onRetry={refetch} /> : null}
        {data?.length === 0 ? <Typography>{translate('review.history.none')}</Typography> : null}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {data?.map((step) => (
            <Box component="li" key={step.id} sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
              <Typography variant="body2">
                <strong>{translate(`review.history.actions.${keyOf(step.action)}`, { _: step.action })}</strong> ·{' '}
                {step.actorName ?? translate('review.history.service')} ·{' '}
                <Box component="time" dateTime={step.at} sx={{ whiteSpace: 'nowrap' }}>
                  {timeOf(step.at)}
                </Box>
              </Typography>
              <Checked after={step.after} />
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

/** Of a verdict: the groups, and what was found of them. */
function Checked({ after }: { readonly after: Readonly<Record<string, unknown>> | null }) {
  const translate = useTranslate();
  const { namesOf } = useGroupNames();
  const told: unknown[] = Array.isArray(after?.groups) ? after.groups : [];
  const groups = CHECKED_GROUPS.filter((group) => told.includes(group));
  const verdict = VERDICTS.find((one) => one === after?.verdict);
  if (groups.length === 0 || !verdict) return null;
  const kind = translate(`verdicts.kind.${verdict}`);
  return <Typography variant="body2">{translate('verdicts.recorded', { group: namesOf(groups), kind })}</Typography>;
}
