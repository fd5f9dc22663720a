import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, InputAdornment, TextField, Tooltip } from '@mui/material';
import { isDay, tidyDay } from '@myverify/domain/shared/calendar';
import { type ReactNode, type Ref, useRef } from 'react';
import { useTranslate } from 'react-admin';

const FORMAT = 'YYYY-MM-DD';
/** As `2024年10月15日` is. */
const LONGEST = 11;

interface DayFieldProps {
  readonly id?: string;
  /** Of what is typed into. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isWrong?: boolean;
  readonly helperText?: ReactNode;
  /** The last day that can be picked. */
  readonly max?: string;
}

/** A day is typed in every browser alike, whatever its language, or picked from the browser's calendar. */
export function DayField({ id, ref, label, value, onChange, onBlur, isWrong, helperText, max }: DayFieldProps) {
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const pick = translate('records.pick_day');
  const leave = () => {
    const tidy = tidyDay(value);
    if (tidy !== value) onChange(tidy);
    onBlur?.();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        id={id}
        inputRef={ref}
        label={label}
        value={value}
        placeholder={FORMAT}
        onChange={(event) => onChange(event.target.value)}
        onBlur={leave}
        error={isWrong}
        helperText={helperText}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', maxLength: LONGEST },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Tooltip title={pick}>
                  <IconButton aria-label={pick} edge="end" onClick={() => calendar.current?.showPicker()}>
                    <CalendarMonth fontSize="small" />
                  </IconButton>
                </Tooltip>
              </InputAdornment>
            ),
          },
        }}
      />
      <Box
        ref={calendar}
        component="input"
        type="date"
        tabIndex={-1}
        aria-hidden
        max={max}
        value={isDay(value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        sx={{ position: 'absolute', right: 12, bottom: 0, width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
      />
    </Box>
  );
}
