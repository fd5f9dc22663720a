import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Logout from '@mui/icons-material/Logout';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Stack } from '@mui/material';
import { ROLE } from '@myverify/domain/account/role';
import { useDataProvider, useGetIdentity } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { PendingAddress } from './PendingAddress';
import { ReturnedMails } from './ReturnedMails';
import { UserVerbButton } from './UserVerbButton';

/** What can be done to an account beside changing it. */
export function UserActions() {
  const { identity } = useGetIdentity();
  const { revokeSessions, sendInvitation, sendPasswordReset, removeFactors } = useDataProvider<AdminDataProvider>();
  return (
    <>
      <ReturnedMails />
      <PendingAddress withActions />
      <Stack direction="row" useFlexGap sx={{ mt: 3, gap: 1, flexWrap: 'wrap' }}>
        <UserVerbButton verb="send_invitation" icon={<ForwardToInbox />} act={sendInvitation} />
        <UserVerbButton verb="send_reset" icon={<MailOutlined />} act={sendPasswordReset} />
        <UserVerbButton verb="end_sessions" icon={<Logout />} act={revokeSessions} color="warning" />
        {identity?.role === ROLE.administrator ? (
          <UserVerbButton verb="remove_factors" icon={<Key />} act={removeFactors} color="warning" />
        ) : null}
      </Stack>
    </>
  );
}
