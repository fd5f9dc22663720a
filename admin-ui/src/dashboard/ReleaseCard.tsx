import { Box, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AdminDataProvider } from '../api/data-provider';
import { mayDo, type Permission } from '../auth/permissions';
import { useNumber } from '../i18n/useNumber';
import { LoadFailure } from '../records/LoadFailure';
import { addressOf } from '../resources';

const EVERY_MS = 60_000;
/** Each list as the count of it is called. */
const LISTS = [
  { resource: 'proposals', counted: 'proposals', action: 'list' },
  { resource: 'contacts', counted: 'contacts', action: 'edit' },
  { resource: 'mail-domains', counted: 'mailDomains', action: 'edit' },
] as const;
const SEARCH = new URLSearchParams({ filter: JSON.stringify({ releasable: true }) });

const ONE_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 0.5,
  '&:last-child': { pb: 2 },
} as const;

/** What others have proposed or entered, and waits for this officer as the second one. */
export function ReleaseCard() {
  const translate = useTranslate();
  const number = useNumber();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { permissions = [] } = usePermissions<Permission[]>();
  const seen = LISTS.filter(({ resource, action }) => mayDo(permissions, resource, action));
  const { data, error, refetch } = useQuery({
    queryKey: ['releases', 'counts'],
    queryFn: () => dataProvider.countReleases(),
    enabled: seen.length > 0,
    refetchInterval: EVERY_MS,
  });
  if (seen.length === 0) return null;
  const lists = seen.map(({ resource, counted }) => ({ resource, total: data?.[counted] }));
  const sum = lists.reduce((all, { total }) => all + (total ?? 0), 0);
  const text = (total: number | null | undefined) => (typeof total === 'number' ? number(total) : '–');
  return (
    <Card component="section" aria-label={translate('dashboard.releases')} sx={{ mb: 2 }}>
      <CardContent sx={ONE_LINE}>
        <Typography variant="h2">
          {translate('dashboard.releases')}
          {translate('records.colon')}
          {text(data && sum)}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {lists.map(({ resource, total }) => (
            <li key={resource}>
              <MuiLink component={Link} to={`${addressOf(resource)}?${SEARCH}`} variant="body2">
                {translate(`dashboard.release_of.${resource}`)}
                {translate('records.colon')}
                {text(total)}
              </MuiLink>
            </li>
          ))}
        </Box>
        {error ? (
          <Box sx={{ flexBasis: '100%' }}>
            <LoadFailure text="dashboard.releases_failed" error={error} onRetry={refetch} />
          </Box>
        ) : null}
      </CardContent>
    </Card>
  );
}
