import { isDay } from '@myverify/domain/shared/calendar';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { DayField } from './DayField';

interface DayInputProps {
  readonly source: string;
  readonly max?: string;
}

const isRight = (value: string | null | undefined) => (!value || isDay(value) ? undefined : 'records.wrong_day');

/** A day in a form. */
export function DayInput({ source, max }: DayInputProps) {
  const { field, fieldState } = useInput({ source, validate: isRight });
  const { error, invalid } = fieldState;
  return (
    <DayField
      label={<FieldTitle source={source} />}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      max={max}
      isWrong={invalid}
      helperText={<InputHelperText error={error?.message} />}
    />
  );
}
