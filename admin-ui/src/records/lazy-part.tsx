import { Alert } from '@mui/material';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

type Loaded<P> = Promise<{ readonly default: ComponentType<P> }>;

/**
 * A part of the page that is loaded when it is needed. One that does not come takes nothing else away: `Fallback`
 * stands in its place, and it is asked for again where it is needed the next time.
 * @param Waiting what keeps its place meanwhile
 */
export function lazyPart<P extends object>(
  load: () => Loaded<P>,
  Fallback: ComponentType<P>,
  Waiting: ComponentType<P> = Nothing,
): ComponentType<P> {
  // What has come is drawn at once wherever it is needed again.
  let come: ComponentType<P> | undefined;
  return function Part(props: P) {
    const [Shown, setShown] = useState(() => come);
    useEffect(() => {
      // Also where it came between this one's first look and now.
      if (come) return setShown(() => come);
      load().then(
        ({ default: part }) => {
          come = part;
          setShown(() => part);
        },
        () => setShown(() => Fallback),
      );
    }, []);
    return Shown ? <Shown {...props} /> : <Waiting {...props} />;
  };
}

/** In place of a dialog that could not be loaded: says so, and closes. */
export function MissingDialog({ onClose }: { readonly onClose: (isDone: false) => void }) {
  const notify = useNotify();
  const close = useRef(onClose);
  useEffect(() => {
    notify('records.part_missing', { type: 'warning' });
    close.current(false);
  }, [notify]);
  return null;
}

/** In place of a part of a screen that could not be loaded: says so where it would stand. */
export function MissingPart() {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="note">
      {translate('records.part_missing')}
    </Alert>
  );
}

/** For what is missed by nobody. */
export function Nothing(): null {
  return null;
}
