import { Box, Skeleton, Typography } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useGetList, useTranslate } from 'react-admin';
import type { Report } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { ReportStatusChip } from './ReportStatusChip';
import { reasonText } from './reason-text';

/** Far more than any number has. */
const MOST = 100;

/** All editions under a number, newest first. */
export function useEditions(filter: { readonly number: string } | { readonly certificateId: number }, isAsked = true) {
  return useGetList<Report>(
    'reports',
    { filter, sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage: MOST } },
    { enabled: isAsked },
  );
}

interface EditionHistoryProps {
  readonly editions: readonly Report[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}

/** What became of each edition, when and why. */
export function EditionHistory({ editions, error, onRetry }: EditionHistoryProps) {
  const translate = useTranslate();
  if (error && !editions) {
    return <LoadFailure text="resources.reports.history.failed" error={error} onRetry={onRetry} />;
  }
  if (!editions) return <Skeleton variant="rounded" height={72} />;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {editions.map(({ id, edition, status, issuedAt, supersededAt, withdrawnAt, reason }) => (
        <Box component="li" key={id} sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
          <Typography variant="body2" component="div">
            <strong>{translate('resources.reports.history.edition', { edition })}</strong>{' '}
            <ReportStatusChip status={status} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('resources.reports.history.issued', { time: timeOf(issuedAt) })}
            {supersededAt ? translate('resources.reports.history.superseded', { time: timeOf(supersededAt) }) : null}
            {withdrawnAt ? translate('resources.reports.history.withdrawn', { time: timeOf(withdrawnAt) }) : null}
          </Typography>
          {reason ? (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {reasonText(translate, reason)}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
