import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { onSessionLost } from '../auth/session-loss';
import { keepTyped } from '../records/typed-text';

/** Tells that the session is over and keeps what was typed, while the way to the sign-in page begins. */
export function SessionNotice() {
  const notify = useNotify();
  useEffect(
    () =>
      onSessionLost(() => {
        keepTyped();
        notify('auth.session_lost', { type: 'warning' });
      }),
    [notify],
  );
  return null;
}
