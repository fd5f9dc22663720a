import { type RefObject, useEffect, useState } from 'react';

/**
 * For a dialog that is taken away whole, not closed: the focus goes back to what opened it.
 * @param to what the focus goes to, where something else had it before.
 */
export function useFocusBack(to?: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const target = to?.current ?? opener;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    },
    [opener, to],
  );
}
