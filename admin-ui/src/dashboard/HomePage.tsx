import { Typography } from '@mui/material';
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { mayDo, type Permission } from '../auth/permissions';
import { PageHeader } from '../records/PageHeader';
import { Dashboard } from './Dashboard';
import { ReleaseCard } from './ReleaseCard';
import { ViewCards } from './ViewCards';

/** The work and how things stand, for those who see applications. */
export default function HomePage() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions, isPending } = usePermissions<Permission[]>();
  const lead = identity ? translate('dashboard.lead', { name: identity.fullName }) : undefined;
  const seesWork = mayDo(permissions ?? [], 'certificates');
  return (
    <>
      <PageHeader title={translate('layout.home')} lead={lead} />
      {!isPending && seesWork ? <ViewCards /> : null}
      {isPending ? null : <ReleaseCard />}
      {!isPending && seesWork ? <Dashboard /> : null}
      {isPending || seesWork ? null : <Typography>{translate('dashboard.nothing')}</Typography>}
    </>
  );
}
