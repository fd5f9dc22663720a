import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { SCREENS } from '../layout/screens';
import { PageHeader } from '../records/PageHeader';
import { Dashboard } from './Dashboard';

/** How things stand, for those who review; the ways on from here. */
export default function HomePage() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions, isPending } = usePermissions<Permission[]>();
  const lead = identity ? translate('dashboard.lead', { name: identity.fullName }) : undefined;
  return (
    <>
      <PageHeader title={translate('layout.home')} lead={lead} />
      {!isPending && mayDo(permissions ?? [], 'student') ? <Dashboard /> : null}
      <Ways permissions={permissions ?? []} />
    </>
  );
}

function Ways({ permissions }: { readonly permissions: readonly Permission[] }) {
  const translate = useTranslate();
  const screens = SCREENS.filter(({ menu, resource }) => menu && resource && mayDo(permissions, resource));
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('dashboard.ways')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 1.5 }}>
        {screens.map(({ path, title, menu }) => (
          <Card key={path}>
            <CardActionArea component={Link} to={path} sx={{ px: 2, py: 1.5 }}>
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
                {menu ? <menu.icon fontSize="small" sx={{ color: 'text.secondary' }} /> : null}
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {translate(title)}
                </Typography>
              </Stack>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
