import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { forgetUser, onOtherSignIn } from '../auth/current-user';
import { onSessionLost } from '../auth/session-loss';
import { keepTyped } from '../records/typed-text';

const REDIRECT_MS = 3_000;

/** Tells that the session is over and keeps what was typed; then comes the sign-in page. */
export function SessionNotice() {
  const notify = useNotify();
  const logout = useLogout();
  const queries = useQueryClient();
  useEffect(
    () =>
      onSessionLost(() => {
        keepTyped();
        forgetUser();
        notify('auth.session_lost', { type: 'warning', autoHideDuration: REDIRECT_MS });
        setTimeout(() => void logout({}, '/login'), REDIRECT_MS);
      }),
    [notify, logout],
  );
  useEffect(() => onOtherSignIn(() => void queries.invalidateQueries({ queryKey: ['auth'] })), [queries]);
  return null;
}
