import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useCommonTexts } from '../i18n/common.texts';
import { notify } from './notify';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A part of a screen whose program is fetched when it is needed. Where that cannot be had, as on a flaky line, the
 * screen stays and `Missing` stands in its place until the page is loaded anew: a browser asks for a program once.
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  Missing: ComponentType<P>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const Shown = lazy<ComponentType<P>>(() => load().catch(() => ({ default: Missing })));
  return function Part(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

/** A dialog of its own program. Where that cannot be had, it is told, and the dialog closed. */
export function lazyDialog<P extends { readonly onClose: (isDone: false) => void }>(load: Load<P>): ComponentType<P> {
  return lazyPart<P>(load, MissingDialog);
}

function MissingDialog({ onClose }: { readonly onClose: (isDone: false) => void }) {
  const t = useCommonTexts();
  const latest = useRef({ t, onClose });
  useEffect(() => {
    const { t, onClose } = latest.current;
    void notify({ color: 'red', title: t('failed.title'), message: t('failed.part'), autoClose: 10_000 });
    onClose(false);
  }, []);
  return null;
}

/** For what is missed by nobody. */
export function Nothing(): null {
  return null;
}
