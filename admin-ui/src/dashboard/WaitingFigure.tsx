import { Box, Button, Typography } from '@mui/material';
import { useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { useNextInQueue } from '../certificates/useNextInQueue';
import { toLanguage } from '../i18n/language';
import { useNumber } from '../i18n/useNumber';
import { spanOf } from './duration';
import { Figure } from './Figure';
import type { Statistics } from './useStatistics';

/** From fresh to overdue; the words beside each say the same. */
const AGES = [
  ['underOneDay', 'success.main'],
  ['oneToThreeDays', 'info.main'],
  ['threeToSevenDays', 'warning.main'],
  ['overSevenDays', 'error.main'],
] as const;

export function WaitingFigure({ statistics }: { readonly statistics: Statistics }) {
  const translate = useTranslate();
  const number = useNumber();
  const [locale] = useLocaleState();
  const { waiting, oldestWaitingId, oldestWaitingSince, at } = statistics;
  const total = AGES.reduce((sum, [age]) => sum + waiting[age], 0);
  const waited = oldestWaitingSince === null ? null : (Date.parse(at) - Date.parse(oldestWaitingSince)) / 1000;
  return (
    <Figure title={translate('dashboard.waiting')} value={number(total)}>
      <Box sx={{ display: 'flex', height: 10, borderRadius: 1, overflow: 'hidden', bgcolor: 'divider' }} aria-hidden>
        {AGES.map(([age, colour]) => (
          <Box key={age} sx={{ flexGrow: waiting[age], bgcolor: colour }} />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 0.5 }}
      >
        {AGES.map(([age, colour]) => (
          <Box component="li" key={age} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colour }} aria-hidden />
            <Typography variant="body2">
              {translate(`dashboard.ages.${age}`)}: <strong>{number(waiting[age])}</strong>
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {waited === null
            ? translate('dashboard.waiting_none')
            : translate('dashboard.oldest', { time: spanOf(waited, toLanguage(locale)) })}
        </Typography>
        {oldestWaitingId === null ? null : <WayIn oldest={oldestWaitingId} />}
      </Box>
    </Figure>
  );
}

const EVERYTHING = {};

/** Whoever decides is given the oldest that no colleague has; others look at the oldest. */
function WayIn({ oldest }: { readonly oldest: number }) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const { next, isPending } = useNextInQueue(EVERYTHING);
  if (mayDo(permissions, 'student', 'edit')) {
    return (
      <Button variant="contained" size="small" disabled={isPending} onClick={() => next()}>
        {translate('dashboard.open_queue')}
      </Button>
    );
  }
  return (
    <Button component={Link} to={`/student/${oldest}`} variant="outlined" size="small">
      {translate('dashboard.open_oldest')}
    </Button>
  );
}
