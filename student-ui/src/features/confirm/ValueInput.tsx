import { NativeSelect, TextInput } from '@mantine/core';
import { CERTIFICATE_FIELDS } from '@myverify/domain/certificate/certificate.fields';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import { tidyDay } from '@myverify/domain/shared/calendar';
import type { ReactNode } from 'react';
import { useTexts, wordOf } from './language';

interface Props {
  readonly id: string;
  readonly field: AskedField;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** Where what a record says of a field is typed or chosen, by the rule of the field. */
export function ValueInput({ field, value, onChange, error, disabled = false, ...rest }: Props) {
  const t = useTexts();
  const rule = CERTIFICATE_FIELDS[field];
  const shared = { ...rest, disabled, error: error ?? false, value };
  if (rule.kind === 'choice') {
    return (
      <NativeSelect
        {...shared}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[
          { value: '', label: t.fields.choose },
          ...rule.of.map((each) => ({ value: each, label: wordOf(t, each) })),
        ]}
      />
    );
  }
  const isDay = rule.kind === 'day';
  return (
    <TextInput
      {...shared}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => isDay && tidyDay(value) !== value && onChange(tidyDay(value))}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...(isDay ? { placeholder: 'YYYY-MM-DD', description: t.keys.day, inputMode: 'numeric' as const } : {})}
    />
  );
}
