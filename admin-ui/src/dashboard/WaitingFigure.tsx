import { Button, Link as MuiLink, Typography } from '@mui/material';
import { useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { listPath } from '../certificates/list-path';
import { useNextInQueue } from '../certificates/useNextInQueue';
import { toLanguage } from '../i18n/language';
import { useNumber } from '../i18n/useNumber';
import { addressOf } from '../resources';
import { spanOf } from './duration';
import { Figure } from './Figure';
import type { Statistics } from './useStatistics';

export function WaitingFigure({ statistics }: { readonly statistics: Statistics }) {
  const translate = useTranslate();
  const number = useNumber();
  const [locale] = useLocaleState();
  const { ages, oldestWaitingId, oldestWaitingSince, at } = statistics;
  const total = ages.reduce((sum, { waiting }) => sum + waiting, 0);
  const waited = oldestWaitingSince === null ? null : (Date.parse(at) - Date.parse(oldestWaitingSince)) / 1000;
  return (
    <Figure
      title={translate('dashboard.waiting')}
      value={
        <MuiLink component={Link} to={listPath({ status: 'Verifying' })} color="inherit">
          {number(total)}
        </MuiLink>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {waited === null
          ? translate('dashboard.waiting_none')
          : translate('dashboard.oldest', { time: spanOf(waited, toLanguage(locale)) })}
      </Typography>
      {oldestWaitingId === null ? null : <WayIn oldest={oldestWaitingId} />}
    </Figure>
  );
}

const EVERYTHING = {};

/** Whoever decides is given the oldest that no colleague has; others look at the oldest. */
function WayIn({ oldest }: { readonly oldest: number }) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const { next, isPending } = useNextInQueue(EVERYTHING);
  const place = { mt: 'auto', alignSelf: 'start' };
  if (mayDo(permissions, 'certificates', 'edit')) {
    return (
      <Button variant="contained" size="small" disabled={isPending} onClick={() => next()} sx={place}>
        {translate('dashboard.open_queue')}
      </Button>
    );
  }
  return (
    <Button component={Link} to={`${addressOf('certificates')}/${oldest}`} variant="outlined" size="small" sx={place}>
      {translate('dashboard.open_oldest')}
    </Button>
  );
}
