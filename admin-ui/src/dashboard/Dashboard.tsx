import { Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { listPath } from '../certificates/list-path';
import { toLanguage } from '../i18n/language';
import { useNumber } from '../i18n/useNumber';
import { LoadFailure } from '../records/LoadFailure';
import { addressOf } from '../resources';
import { spanOf } from './duration';
import { EnquiryCard } from './EnquiryCard';
import { Figure } from './Figure';
import { FlowCard } from './FlowCard';
import { LoadCards } from './LoadCards';
import { type Statistics, useStatistics } from './useStatistics';
import { WaitingFigure } from './WaitingFigure';

const GRID = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 2, mb: 2 };

/** What waits, how quickly it is decided, and what went wrong. */
export function Dashboard() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useStatistics();
  if (isPending) return <Waiting />;
  if (!data) return <LoadFailure severity="error" error={error} onRetry={refetch} />;
  return (
    <>
      <Box sx={GRID}>
        <WaitingFigure statistics={data} />
        <DecisionFigure statistics={data} />
        <FailedFigure count={data.failedJobs} />
      </Box>
      <LoadCards statistics={data} />
      <EnquiryCard enquiries={data.enquiries} />
      <FlowCard days={data.days} />
      <Typography variant="body2" sx={{ mt: 1, textAlign: 'right', color: 'text.secondary' }}>
        {translate('dashboard.taken', { time: timeOf(data.at) })}
      </Typography>
    </>
  );
}

function DecisionFigure({ statistics }: { readonly statistics: Statistics }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { medianDecisionSeconds: median, slowDecisionSeconds: slow, since } = statistics;
  const told = (seconds: number) => spanOf(seconds, toLanguage(locale));
  const decided = listPath({ decidedSince: since });
  return (
    <Figure
      title={translate('dashboard.median')}
      value={
        median === null ? (
          '–'
        ) : (
          <MuiLink component={Link} to={decided} color="inherit">
            {told(median)}
          </MuiLink>
        )
      }
    >
      {slow === null ? null : (
        <MuiLink component={Link} to={decided} variant="body2">
          {translate('dashboard.slow', { time: told(slow) })}
        </MuiLink>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(median === null ? 'dashboard.median_none' : 'dashboard.median_hint')}
      </Typography>
    </Figure>
  );
}

function FailedFigure({ count }: { readonly count: number }) {
  const translate = useTranslate();
  const number = useNumber();
  const { permissions = [] } = usePermissions<Permission[]>();
  const failed = `${addressOf('jobs')}?${new URLSearchParams({ filter: JSON.stringify({ state: 'failed' }) })}`;
  return (
    <Figure
      title={translate('dashboard.failed')}
      value={
        mayDo(permissions, 'jobs') ? (
          <MuiLink component={Link} to={failed} color="inherit">
            {number(count)}
          </MuiLink>
        ) : (
          number(count)
        )
      }
    >
      <Typography variant="body2" sx={{ color: count > 0 ? 'error.main' : 'text.secondary' }}>
        {translate(count > 0 ? 'dashboard.failed_some' : 'dashboard.failed_none')}
      </Typography>
    </Figure>
  );
}

/** As high as what is on its way. */
function Waiting() {
  return (
    <>
      <Box sx={GRID}>
        {['waiting', 'median', 'failed'].map((figure) => (
          <Skeleton key={figure} variant="rounded" height={160} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={330} />
    </>
  );
}
