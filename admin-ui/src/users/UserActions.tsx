import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Logout from '@mui/icons-material/Logout';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Stack } from '@mui/material';
import { ROLE } from '@myverify/domain/account/role';
import type { ReactNode } from 'react';
import { useDataProvider, useGetIdentity, useRecordContext } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { User } from '../api/records';
import { VerbButton } from '../records/VerbButton';
import { PendingAddress } from './PendingAddress';
import { ReturnedMails } from './ReturnedMails';

/** What can be done to an account beside changing it. */
export function UserActions() {
  const { identity } = useGetIdentity();
  const { revokeSessions, sendInvitation, sendPasswordReset, removeFactors } = useDataProvider<AdminDataProvider>();
  return (
    <>
      <ReturnedMails />
      <PendingAddress withActions />
      <Stack direction="row" useFlexGap sx={{ mt: 3, gap: 1, flexWrap: 'wrap' }}>
        <UserVerb verb="send_invitation" icon={<ForwardToInbox />} act={sendInvitation} />
        <UserVerb verb="send_reset" icon={<MailOutlined />} act={sendPasswordReset} />
        <UserVerb verb="end_sessions" icon={<Logout />} act={revokeSessions} color="warning" />
        {identity?.role === ROLE.administrator ? (
          <UserVerb verb="remove_factors" icon={<Key />} act={removeFactors} color="warning" />
        ) : null}
      </Stack>
    </>
  );
}

interface UserVerbProps {
  readonly verb: 'end_sessions' | 'send_invitation' | 'send_reset' | 'remove_factors';
  readonly icon: ReactNode;
  readonly act: (userId: number) => Promise<unknown>;
  readonly color?: 'primary' | 'warning';
}

/** Does something to the account that is shown, once that is confirmed. */
function UserVerb({ verb, act, ...look }: UserVerbProps) {
  const user = useRecordContext<User>();
  if (!user) return null;
  const label = `resources.users.${verb}`;
  return (
    <VerbButton
      {...look}
      label={label}
      question={`${label}_question`}
      act={() => act(user.id)}
      done={`${label}_done`}
      asked={`${label}_asked`}
    />
  );
}
