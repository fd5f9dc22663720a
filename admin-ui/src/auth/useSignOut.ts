import { useLogout, useNotify, useRefresh } from 'react-admin';
import { errorText } from '../records/useNotifyError';
import type { LogoutReason } from './auth-provider';

const BY_USER: LogoutReason = { byUser: true };

/** Signs out; where that fails one is still there, and is told so. */
export function useSignOut() {
  const logout = useLogout();
  const notify = useNotify();
  const refresh = useRefresh();
  /** @param where where to go then, as `useLogout` takes it. @returns whether nobody is signed in any more. */
  return async (redirectTo?: string, comesBack?: boolean): Promise<boolean> => {
    try {
      await logout(BY_USER, redirectTo, comesBack);
      return true;
    } catch (error) {
      const reason = errorText(error);
      notify('auth.still_signed_in', { type: 'error', autoHideDuration: 10_000, messageArgs: { reason } });
      // What was given back is taken again.
      refresh();
      return false;
    }
  };
}
