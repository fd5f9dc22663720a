import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { forgetTyped, readTyped, storeTyped, type TextAutosave } from './text-autosave';

/**
 * What is typed into a dialog: closing it by chance, a lost session and a reload leave it there for who typed it.
 */
export function useKeptText<T extends TextAutosave>(dialog: string, blank: T) {
  const notify = useNotify();
  const [kept] = useState(() => readTyped(dialog));
  const [text, setText] = useState<T>({ ...blank, ...kept });
  // What is typed in the meantime is not gone, whichever drawing of the dialog somebody typed into.
  const newest = useRef(text);
  useEffect(() => {
    if (kept) notify('records.typed_back', { type: 'info' });
  }, [kept, notify]);
  return {
    text,
    type: (change: Partial<T> | ((now: T) => Partial<T>)) => {
      const next = { ...newest.current, ...(typeof change === 'function' ? change(newest.current) : change) };
      newest.current = next;
      setText(next);
      if (JSON.stringify(next) === JSON.stringify(blank)) forgetTyped(dialog);
      else storeTyped(dialog, next);
    },
    forget: () => forgetTyped(dialog),
  };
}
