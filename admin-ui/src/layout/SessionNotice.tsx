import { useEffect } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { forgetUser } from '../auth/current-user';
import { onSessionLost } from '../auth/session-loss';
import { keepTyped } from '../records/typed-text';

const REDIRECT_MS = 3_000;

/** Tells that the session is over and keeps what was typed; then comes the sign-in page. */
export function SessionNotice() {
  const notify = useNotify();
  const logout = useLogout();
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
  return null;
}
