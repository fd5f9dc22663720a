import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { STATUSES } from '@myverify/domain/certificate/certificate.machine';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { toLanguage } from '../i18n/language';
import { useNumber } from '../i18n/useNumber';
import { DecisionsCard } from './DecisionsCard';
import { spanOf } from './duration';
import { Figure } from './Figure';
import { type Statistics, useStatistics } from './useStatistics';
import { WaitingFigure } from './WaitingFigure';

const GRID = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1.4fr 1fr 1fr' }, gap: 2, mb: 2 };

/** What waits, how quickly it is decided, and what went wrong. */
export function Dashboard() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useStatistics();
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => refetch()}>
            {translate('records.retry')}
          </Button>
        }
      >
        {error?.message}
      </Alert>
    );
  }
  return (
    <>
      <Box sx={GRID}>
        <WaitingFigure statistics={data} />
        <MedianFigure seconds={data.medianDecisionSeconds} />
        <FailedFigure count={data.failedJobs} />
      </Box>
      <DecisionsCard decisions={data.decisions} />
      <StatusRow statistics={data} />
    </>
  );
}

function MedianFigure({ seconds }: { readonly seconds: number | null }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Figure title={translate('dashboard.median')} value={seconds === null ? '–' : spanOf(seconds, toLanguage(locale))}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(seconds === null ? 'dashboard.median_none' : 'dashboard.median_hint')}
      </Typography>
    </Figure>
  );
}

function FailedFigure({ count }: { readonly count: number }) {
  const translate = useTranslate();
  const number = useNumber();
  const { permissions = [] } = usePermissions<Permission[]>();
  return (
    <Figure title={translate('dashboard.failed')} value={number(count)}>
      <Typography variant="body2" sx={{ color: count > 0 ? 'error.main' : 'text.secondary' }}>
        {translate(count > 0 ? 'dashboard.failed_some' : 'dashboard.failed_none')}
      </Typography>
      {count > 0 && mayDo(permissions, 'job') ? (
        <Button component={Link} to="/job" size="small" variant="outlined" sx={{ mt: 'auto', alignSelf: 'start' }}>
          {translate('dashboard.failed_open')}
        </Button>
      ) : null}
    </Figure>
  );
}

function StatusRow({ statistics }: { readonly statistics: Statistics }) {
  const translate = useTranslate();
  const number = useNumber();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mt: 2 }}>
      <Typography variant="h2" sx={{ mr: 1 }}>
        {translate('dashboard.statuses')}
      </Typography>
      {STATUSES.map((status) => (
        <Button
          key={status}
          component={Link}
          to={`/student?filter=${encodeURIComponent(JSON.stringify({ status }))}`}
          size="small"
          variant="outlined"
          color="inherit"
        >
          {translate(`dashboard.status.${status}`)}: {number(statistics.byStatus[status])}
        </Button>
      ))}
      <Typography variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
        {translate('dashboard.taken', { time: timeOf(statistics.at) })}
      </Typography>
    </Box>
  );
}

/** As high as what is on its way. */
function Waiting() {
  return (
    <>
      <Box sx={GRID}>
        {['waiting', 'median', 'failed'].map((figure) => (
          <Skeleton key={figure} variant="rounded" height={220} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={330} />
    </>
  );
}
