import { useState } from 'react';
import { FieldTitle, useInput, useTranslate } from 'react-admin';
import { DayField, isDay } from './DayField';

/** A day that a list is filtered by, as soon as it is one. */
export function DayFilter({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const { field } = useInput({ source });
  /** What is typed and no day yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isWrong = typed !== null && isLeft;
  const change = (text: string) => {
    const isDone = text === '' || isDay(text);
    setTyped(isDone ? null : text);
    setLeft(false);
    if (isDone) field.onChange(text);
  };
  return (
    <DayField
      label={<FieldTitle source={source} />}
      value={typed ?? field.value ?? ''}
      onChange={change}
      onBlur={() => setLeft(true)}
      isWrong={isWrong}
      helperText={isWrong ? translate('records.wrong_day') : undefined}
    />
  );
}
