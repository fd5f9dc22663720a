import { useEffect, useRef, useState } from 'react';
import { useInput, useListContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Longer than a click: a hint that comes at once would move what is being clicked. */
const HINT_AFTER_MS = 250;

/** A filter that the list heeds once what is typed is whole; half of it would be refused. */
export function useWholeFilter(source: string, isWhole: (text: string) => boolean) {
  const { field } = useInput({ source });
  /** What is typed and not whole yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const { getValues } = useFormContext();
  const { filterValues } = useListContext();
  const isCleared = Object.keys(filterValues).length === 0;
  useEffect(() => {
    // By a button: where another input was emptied, the form has known it before the list does, and what is typed here
    // stays.
    if (isCleared && Object.values(getValues()).some(Boolean)) setTyped(null);
  }, [isCleared, getValues]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onChange = (text: string) => {
    const isDone = text === '' || isWhole(text);
    setTyped(isDone ? null : text);
    clearTimeout(leaving.current);
    setLeft(false);
    if (isDone) field.onChange(text);
  };
  const value: string = typed ?? field.value ?? '';
  const onBlur = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setLeft(true), HINT_AFTER_MS);
  };
  return { value, onChange, onBlur, isWrong: typed !== null && isLeft };
}
