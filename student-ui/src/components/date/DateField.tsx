import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { isDay, tidyDay } from '@myverify/domain/shared/calendar';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { defineTexts } from '../../i18n/define-texts';

type CalendarType = ComponentType<ComponentProps<typeof import('./Calendar').default>>;

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
export function DateField(props: Props) {
  const { value, onChange, onBlur, earliest, latest, label, disabled = false, readOnly, ...rest } = props;
  const t = useTexts();
  const [opened, setOpened] = useState(false);
  const [loading, setLoading] = useState(false);
  const [Calendar, setCalendar] = useState<CalendarType | null>(null);

  // Loaded before it opens: what opens must have something to give the focus to.
  const toggle = async () => {
    if (opened) return setOpened(false);
    setLoading(true);
    try {
      const { default: loaded } = await import('./Calendar');
      setCalendar(() => loaded);
      setOpened(true);
    } catch {
      // Without a connection the day can still be typed.
    } finally {
      setLoading(false);
    }
  };
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
          onBlur={(event) => {
            if (tidyDay(value) !== value) onChange(tidyDay(value));
            onBlur?.(event);
          }}
          rightSectionPointerEvents="all"
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              c="dimmed"
              size={32}
              disabled={disabled || (readOnly ?? false)}
              aria-label={t('open', { label })}
              aria-haspopup="dialog"
              aria-expanded={opened}
              loading={loading}
              onClick={() => void toggle()}
            >
              <CalendarIcon />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('calendar')}>
        {Calendar && (
          <Calendar
            value={isDay(value) ? value : null}
            {...(earliest ? { earliest } : {})}
            {...(latest ? { latest } : {})}
            onPick={(day) => {
              onChange(day);
              setOpened(false);
            }}
          />
        )}
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
