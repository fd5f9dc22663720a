import { isToBeTold, lastAction, noteAction } from '@myverify/api-client/idle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, portal } from '../lib/api';
import { useSession } from '../lib/session';

const LOOK_MS = 1000;
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Asks anew each time: it is asked for being asked. */
const PRESENCE = {
  queryKey: ['presence'],
  queryFn: () => portal(api.GET('/api/user/info')),
  staleTime: 0,
  gcTime: 0,
  retry: false,
};

/**
 * What staff do here, such as filling in a long form, is work: no window of the back office ends the session meanwhile,
 * and the service is told of work that sends no calls.
 */
export function StaffWatch() {
  const { isStaff } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isStaff) return;
    for (const action of ACTIONS) document.addEventListener(action, noteAction, { capture: true, passive: true });
    let told = Date.now();
    const look = () => {
      const now = Date.now();
      if (!isToBeTold(told, lastAction(), now)) return;
      told = now;
      // That the session is over is noticed where all calls are.
      void queries.fetchQuery(PRESENCE).catch(() => undefined);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const action of ACTIONS) document.removeEventListener(action, noteAction, { capture: true });
    };
  }, [isStaff, queries]);
  return null;
}
