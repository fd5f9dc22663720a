import { Box, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import { useGetList, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { useNumber } from '../i18n/useNumber';
import { addressOf } from '../resources';

const EVERY_MS = 60_000;
const filter = { releasable: true };
const COUNTED = { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

const ONE_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 0.5,
  '&:last-child': { pb: 2 },
} as const;

/** How many rows of a list wait for this officer; nothing until it is known. */
function useReleasable(resource: string, isSeen: boolean) {
  const { total } = useGetList(resource, COUNTED, { enabled: isSeen, refetchInterval: EVERY_MS });
  return { resource, isSeen, total };
}

/** What others have proposed or entered, and waits for this officer as the second one. */
export function ReleaseCard() {
  const translate = useTranslate();
  const number = useNumber();
  const { permissions = [] } = usePermissions<Permission[]>();
  const lists = [
    useReleasable('proposals', mayDo(permissions, 'proposals')),
    useReleasable('contacts', mayDo(permissions, 'contacts', 'edit')),
    useReleasable('mail-domains', mayDo(permissions, 'mail-domains', 'edit')),
  ].filter(({ isSeen }) => isSeen);
  if (lists.length === 0) return null;
  const isKnown = lists.every(({ total }) => total !== undefined);
  const sum = lists.reduce((all, { total = 0 }) => all + total, 0);
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <Card component="section" aria-label={translate('dashboard.releases')} sx={{ mb: 2 }}>
      <CardContent sx={ONE_LINE}>
        <Typography variant="h2">
          {translate('dashboard.releases')}
          {translate('records.colon')}
          {isKnown ? number(sum) : '–'}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {lists.map(({ resource, total }) => (
            <li key={resource}>
              <MuiLink component={Link} to={`${addressOf(resource)}?${search}`} variant="body2">
                {translate(`dashboard.release_of.${resource}`)}
                {translate('records.colon')}
                {total === undefined ? '–' : number(total)}
              </MuiLink>
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
