import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { SCREENS } from '../layout/screens';
import { PageHeader } from '../records/PageHeader';

/** The ways on from here. */
export default function HomePage() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions = [] } = usePermissions<Permission[]>();
  const screens = SCREENS.filter(({ menu, resource }) => menu && resource && mayDo(permissions, resource));
  return (
    <>
      <PageHeader title={translate('layout.home')} lead={identity?.fullName} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 2 }}>
        {screens.map(({ path, title, menu }) => (
          <Card key={path}>
            <CardActionArea component={Link} to={path} sx={{ p: 2.5 }}>
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
                {menu ? <menu.icon sx={{ color: 'text.secondary' }} /> : null}
                <Typography component="h2" sx={{ fontWeight: 600 }}>
                  {translate(title)}
                </Typography>
              </Stack>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}
