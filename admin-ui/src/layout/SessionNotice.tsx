import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { followOtherWindows, forgetUser } from '../auth/current-user';
import { placeOf } from '../auth/place';
import { loseSession, onSessionLost } from '../auth/session-loss';
import { keepTyped } from '../records/text-autosave';

const REDIRECT_MS = 3_000;

/** Tells that the session is over and keeps what was typed; then comes the sign-in page. */
export function SessionNotice() {
  const notify = useNotify();
  const logout = useLogout();
  const queries = useQueryClient();
  useEffect(
    () =>
      onSessionLost((isOver) => {
        keepTyped();
        forgetUser();
        notify('auth.session_lost', { type: 'warning', autoHideDuration: REDIRECT_MS });
        setTimeout(() => void logout({}, '/login'), isOver ? 0 : REDIRECT_MS);
      }),
    [notify, logout],
  );
  useEffect(
    () =>
      followOtherWindows({
        onSignIn: () => void queries.invalidateQueries({ queryKey: ['auth'] }),
        onSignOut: () => loseSession(placeOf(location), true),
      }),
    [queries],
  );
  return null;
}
