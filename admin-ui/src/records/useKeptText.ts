import { useEffect, useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { forgetTyped, readTyped, storeTyped, type TypedText } from './typed-text';

/**
 * What is typed into a dialog: closing it by chance, a lost session and a reload leave it there for who typed it.
 */
export function useKeptText<T extends TypedText>(dialog: string, blank: T) {
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const form = `${identity?.id}:${dialog}`;
  const [kept] = useState(() => readTyped(form));
  const [text, setText] = useState<T>({ ...blank, ...kept });
  useEffect(() => {
    if (kept) notify('records.typed_back', { type: 'info' });
  }, [kept, notify]);
  return {
    text,
    type: (change: Partial<T>) => {
      const next = { ...text, ...change };
      setText(next);
      storeTyped(form, next);
    },
    forget: () => forgetTyped(form),
  };
}
