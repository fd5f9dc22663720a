import { ActionIcon, Loader, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { defineTexts } from '../../i18n/define-texts';
import { isDay, tidyDay } from './day';

const Calendar = lazy(() => import('./Calendar'));

const useTexts = defineTexts('date-field', {
  en: { open: '{{label}}: open the calendar', calendar: 'Calendar' },
  cn: { open: '{{label}}：打开日历', calendar: '日历' },
});

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'label'> & {
  readonly label: string;
  /** As YYYY-MM-DD, or whatever was typed; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The days that the calendar offers. */
  readonly earliest?: string;
  readonly latest?: string;
};

/** A day, typed or picked. What is typed stays, whatever it is. */
export function DateField({ value, onChange, earliest, latest, label, disabled = false, readOnly, ...rest }: Props) {
  const t = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...rest}
          label={label}
          value={value}
          disabled={disabled}
          readOnly={readOnly ?? false}
          placeholder="YYYY-MM-DD"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => {
            if (tidyDay(value) !== value) onChange(tidyDay(value));
          }}
          rightSectionPointerEvents="all"
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray.7"
              size={32}
              disabled={disabled || (readOnly ?? false)}
              aria-label={t('open', { label })}
              aria-haspopup="dialog"
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              <CalendarIcon />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('calendar')}>
        <Suspense fallback={<Loader size="sm" aria-label={t('calendar')} />}>
          <Calendar
            value={isDay(value) ? value : null}
            {...(earliest ? { earliest } : {})}
            {...(latest ? { latest } : {})}
            onPick={(day) => {
              onChange(day);
              setOpened(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function CalendarIcon() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <rect x="2" y="3.5" width="14" height="12" rx="2" />
      <path d="M2 7.5h14M6 1.5v4M12 1.5v4" strokeLinecap="round" />
    </svg>
  );
}
