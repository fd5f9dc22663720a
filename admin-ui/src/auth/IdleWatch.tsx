import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type IdleState, idleState, isToBeTold, lastAction, noteAction } from '@myverify/api-client/idle';
import { noteIdleEnd } from '@myverify/api-client/organisation-notes';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { currentUser } from './current-user';
import { placeOf } from './place';
import { loseSession } from './session-loss';
import { useSignOut } from './useSignOut';

const LOOK_MS = 1000;
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const AT_WORK: IdleState = { is: 'at-work' };

/** Tells the service that somebody is here, whatever else is sent. */
async function tellPresence(): Promise<void> {
  const answer = await fetch('/api/user/info').catch(() => null);
  if (answer?.status === 401) loseSession(placeOf(location));
}

/**
 * Ends the session once nobody has done anything for too long, and warns before. What was typed is kept, as when it
 * ends by itself.
 */
export function IdleWatch() {
  const minutes = useIdleMinutes();
  const [state, setState] = useState(AT_WORK);
  const told = useRef(Date.now());
  const isWarned = state.is === 'warned';
  useEffect(() => {
    // While the warning stands it has to be answered: the press on its button must not close it first.
    if (isWarned) return;
    for (const action of ACTIONS) document.addEventListener(action, noteAction, { capture: true, passive: true });
    return () => {
      for (const action of ACTIONS) document.removeEventListener(action, noteAction, { capture: true });
    };
  }, [isWarned]);
  useEffect(() => {
    if (minutes === null) return;
    let isOver = false;
    const look = () => {
      const now = Date.now();
      const next = idleState(minutes, lastAction(), now);
      setState((before) => (before.is === 'at-work' && next.is === 'at-work' ? before : next));
      if (next.is === 'at-work' && isToBeTold(told.current, lastAction(), now)) {
        told.current = now;
        void tellPresence();
      }
      if (next.is !== 'over' || isOver) return;
      isOver = true;
      noteIdleEnd();
      void fetch('/api/user/logout?idle=true', { method: 'POST' })
        .catch(() => null)
        .finally(() => loseSession(placeOf(location)));
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [minutes]);
  if (state.is !== 'warned') return null;
  const stay = () => {
    noteAction();
    told.current = Date.now();
    setState(AT_WORK);
    void tellPresence();
  };
  return <IdleWarning seconds={state.seconds} onStay={stay} />;
}

/** `null` until it is known. */
function useIdleMinutes(): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    currentUser().then(
      ({ idle_minutes: known }) => setMinutes(known ?? null),
      () => null,
    );
  }, []);
  return minutes;
}

function IdleWarning({ seconds, onStay }: { readonly seconds: number; readonly onStay: () => void }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const heading = useId();
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Dialog open onClose={onStay} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ fontSize: '1.125rem' }}>
        {translate('auth.idle_title')}
      </DialogTitle>
      <DialogContent>
        <Typography>{translate('auth.idle_text')}</Typography>
        <Typography role="timer" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
          {translate('auth.idle_left', { left })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>{translate('auth.idle_leave')}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('auth.idle_stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
