import { Link as Anchor } from '@mui/material';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { addressOf, resourceNamed } from '../resources';

interface RecordLinkProps {
  readonly resource: string | undefined;
  readonly id: number | string;
  readonly children: ReactNode;
}

/** Leads to a record of another screen whoever may see that. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const { permissions = [] } = usePermissions<Permission[]>();
  const known = resource === undefined ? undefined : resourceNamed(resource);
  if (!known || !mayDo(permissions, known.name)) return children;
  const place = `${addressOf(known.name)}/${encodeURIComponent(id)}`;
  return (
    <Anchor component={Link} to={known.hasRecordScreen ? place : `${place}/show`}>
      {children}
    </Anchor>
  );
}
