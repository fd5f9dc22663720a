import { Alert, Stack } from '@mui/material';
import { ROLE } from '@myverify/domain/account/role';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity, useRecordContext, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { User } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { VerbButton } from '../records/VerbButton';

const text = (name: string) => `resources.users.address.${name}`;

interface PendingAddressProps {
  /** With what can be done about it. */
  readonly withActions?: boolean;
}

/** The other address of the account that is shown, where one waits for the two mailboxes. */
export function PendingAddress(props: PendingAddressProps) {
  const user = useRecordContext<User>();
  return user ? <Waiting user={user} {...props} /> : null;
}

function Waiting({ user: { id, email }, withActions = false }: PendingAddressProps & { readonly user: User }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { pendingAddress, keepAddress, releaseAddress } = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['pending-address', id],
    queryFn: () => pendingAddress(id),
  });
  if (error && !data) return <LoadFailure text={text('failed')} error={error} onRetry={refetch} />;
  const change = data?.change;
  if (!change) return null;
  const { newEmail, requestedAt, oldConfirmed, newConfirmed, release } = change;
  const oldState = oldConfirmed ? 'confirmed' : release === 'released' ? 'released' : 'awaited';
  const isReleasable = identity?.role === ROLE.administrator && identity.id !== id && oldState === 'awaited';
  const states = {
    newEmail,
    new: translate(text(newConfirmed ? 'confirmed' : 'awaited')),
    old: translate(text(oldState)),
  };
  return (
    <Alert severity="info" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {translate(text('waits'), states)}
      {release === 'asked' ? ` ${translate(text('release_asked'))}` : null}
      {withActions ? (
        <Stack direction="row" useFlexGap sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
          <VerbButton label={text('keep')} of={email} act={() => keepAddress(id)} done={text('kept')} />
          {isReleasable ? (
            <VerbButton
              label={text('release')}
              of={email}
              question={text('release_question')}
              act={() => releaseAddress(id, requestedAt)}
              done={text('release_done')}
            />
          ) : null}
        </Stack>
      ) : null}
    </Alert>
  );
}
