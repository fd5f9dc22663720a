import { useState } from 'react';
import { useInput } from 'react-admin';

/** A filter that the list heeds once what is typed is whole; half of it would be refused. */
export function useWholeFilter(source: string, isWhole: (text: string) => boolean) {
  const { field } = useInput({ source });
  /** What is typed and not whole yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const onChange = (text: string) => {
    const isDone = text === '' || isWhole(text);
    setTyped(isDone ? null : text);
    setLeft(false);
    if (isDone) field.onChange(text);
  };
  const value: string = typed ?? field.value ?? '';
  return { value, onChange, onBlur: () => setLeft(true), isWrong: typed !== null && isLeft };
}
