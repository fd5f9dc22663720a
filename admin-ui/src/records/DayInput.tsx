import { dayOf, endOfDay, isDay } from '@myverify/domain/shared/calendar';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { DayField } from './DayField';

interface DayInputProps {
  readonly source: string;
  readonly max?: string;
  readonly helperText?: string;
  /** The field is a moment: the last second of the day that is typed. */
  readonly isMoment?: boolean;
}

const SECOND_MS = 1_000;
const dayIn = (value: string) => (value.includes('T') ? dayOf(value) : value);
const lastOf = (day: string) => (isDay(day) ? new Date(endOfDay(day).getTime() - SECOND_MS).toISOString() : day);
const isRight = (value: string | null | undefined) => (!value || isDay(dayIn(value)) ? undefined : 'records.wrong_day');

/** A day in a form. */
export function DayInput({ source, max, helperText, isMoment = false }: DayInputProps) {
  const { field, fieldState } = useInput({ source, validate: isRight });
  const { error, invalid } = fieldState;
  return (
    <DayField
      ref={field.ref}
      label={<FieldTitle source={source} />}
      value={dayIn(field.value ?? '')}
      onChange={(day) => field.onChange(isMoment ? lastOf(day) : day)}
      onBlur={field.onBlur}
      max={max}
      isWrong={invalid}
      helperText={<InputHelperText error={error?.message} helperText={helperText} />}
    />
  );
}
