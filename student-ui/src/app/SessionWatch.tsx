import { cameFromOrganisation, noteIdleEnd } from '@myverify/api-client/organisation-notes';
import { followSession, forgetSession, maySession } from '@myverify/api-client/session-note';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';
import { notify } from '../lib/notify';
import { listenToSessionEnd } from '../lib/query-client';
import { useSession, useSessionControl } from '../lib/session';

const REDIRECT_MS = 3_000;
const CERTIFICATE_FORM = /^\/cert-(?:add|update)\b/u;

/**
 * Sends the user to a login page 3 seconds after a call found the session ended, or at once where another tab ended
 * it, and back here after signing in.
 */
export function SessionWatch() {
  const t = useCommonTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user, isStaff } = useSession();
  const session = useSessionControl();
  const leaving = useRef<number | undefined>(undefined);
  const latest = useRef({ t, here: pathname + search, session, user, isStaff });
  latest.current = { t, here: pathname + search, session, user, isStaff };

  useEffect(() => {
    const stop = listenToSessionEnd(() => {
      if (leaving.current !== undefined) return;
      forgetSession();
      const { t, isStaff } = latest.current;
      // Whoever comes next may be somebody else, as after an idle end.
      if (isStaff || cameFromOrganisation()) noteIdleEnd();
      notify({ color: 'red', title: t('sessionEnded'), message: t('sessionEndedText'), autoClose: 6_000 });
      leaving.current = window.setTimeout(() => {
        leaving.current = undefined;
        // Whoever has signed in meanwhile stays.
        if (maySession()) return;
        const { here, session, isStaff } = latest.current;
        // It leads staff to the back office.
        if (isStaff && CERTIFICATE_FORM.test(here)) return session.endHere();
        if (!here.startsWith(paths.login)) void navigate(paths.loginThen(here));
        session.end();
      }, REDIRECT_MS);
    });
    return () => {
      stop();
      window.clearTimeout(leaving.current);
      leaving.current = undefined;
    };
  }, [navigate]);

  useEffect(
    () =>
      followSession({
        ended: () => {
          const { t, session, user } = latest.current;
          if (!user) return;
          session.endHere();
          notify({ color: 'navy', title: t('sessionEnded'), message: t('endedElsewhere'), autoClose: 6_000 });
        },
        // Where the service is away for a moment, the next call tells.
        begun: () => void latest.current.session.follow().catch(() => undefined),
      }),
    [],
  );
  return null;
}
