import Logout from '@mui/icons-material/Logout';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { User } from '../api/records';

/** Signs the user out everywhere. */
export function EndSessionsButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const { endSessions } = useDataProvider<AdminDataProvider>();
  const user = useRecordContext<User>();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: endSessions,
    onSuccess: () => notify('resources.user.sessions_ended', { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
    onSettled: () => setAsking(false),
  });
  if (!user) return null;
  return (
    <>
      <Button variant="outlined" color="warning" startIcon={<Logout />} sx={{ mt: 3 }} onClick={() => setAsking(true)}>
        {translate('resources.user.end_sessions')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title="resources.user.end_sessions"
        content="resources.user.end_sessions_question"
        confirm="resources.user.end_sessions"
        cancel="records.cancel"
        confirmColor="warning"
        onConfirm={() => mutate(user.id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
