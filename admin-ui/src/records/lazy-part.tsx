import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';

type Loaded<P> = Promise<{ readonly default: ComponentType<P> }>;

/** A part of the page that is loaded when it is needed. One that does not come takes nothing else away. */
export function lazyPart<P extends object>(load: () => Loaded<P>, Fallback: ComponentType<P>): ComponentType<P> {
  return function Part(props: P) {
    const [Shown, setShown] = useState<ComponentType<P>>();
    useEffect(() => {
      load().then(
        ({ default: part }) => setShown(() => part),
        () => setShown(() => Fallback),
      );
    }, []);
    return Shown ? <Shown {...props} /> : null;
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
