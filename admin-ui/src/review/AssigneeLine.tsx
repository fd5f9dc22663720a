import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail } from '../api/records';
import { AssignDialog } from '../certificates/AssignDialog';
import type { QueueFilter } from '../certificates/queue-filter';
import { useAssign } from '../certificates/useAssign';
import type { Permission } from '../resource';

interface AssigneeLineProps {
  readonly record: CertificateDetail;
  readonly filter: QueueFilter;
}

/** Who is to decide, with what one may do about it, and where the application stands in the queue. */
export function AssigneeLine({ record, filter }: AssigneeLineProps) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const { identity } = useGetIdentity();
  const assigning = useAssign();
  const [isAsking, setAsking] = useState(false);
  const { id, status, assignedTo, decisionPending } = record;
  const place = usePlace(id, filter, permissions.includes('certificates.review'));
  if (status !== 'Verifying' || decisionPending) return null;
  const me = Number(identity?.id);
  const isMine = assignedTo?.id === me;
  const text = assignedTo
    ? translate(isMine ? 'review.assigned_mine' : 'review.assigned', { name: assignedTo.name })
    : translate('review.assigned_nobody');
  const reviews = permissions.includes('certificates.review');
  const act = (userId: number | null) => assigning.assignNow([record], userId);
  const small = { size: 'small', color: 'inherit', disabled: assigning.isPending } as const;
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
      {place ? `${place} · ` : null}
      {text}
      {reviews && assignedTo === null ? (
        <Button {...small} onClick={() => act(me)}>
          {translate('resources.certificates.assign.take')}
        </Button>
      ) : null}
      {reviews && isMine ? (
        <Button {...small} onClick={() => act(null)}>
          {translate('resources.certificates.assign.give_back')}
        </Button>
      ) : null}
      {permissions.includes('reviews.assign') ? (
        <Button {...small} onClick={() => setAsking(true)}>
          {translate('resources.certificates.assign.open')}
        </Button>
      ) : null}
      {isAsking ? (
        <AssignDialog
          records={[record]}
          assigning={assigning}
          onClose={() => {
            assigning.reset();
            setAsking(false);
          }}
        />
      ) : null}
    </Typography>
  );
}

/** Such as `12 of 51`; nothing for what is not in the queue. */
function usePlace(id: number, filter: QueueFilter, isEnabled: boolean): string | null {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: ['certificates', 'place', id, filter],
    queryFn: () => dataProvider.placeInQueue(id, filter),
    enabled: isEnabled,
    retry: false,
  });
  if (!data || data.position === null) return null;
  return translate('review.place', { position: data.position, total: data.total });
}
