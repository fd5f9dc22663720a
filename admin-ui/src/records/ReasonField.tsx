import { TextField } from '@mui/material';
import { message } from '@myverify/domain/messages/message';
import { type TranslateFunction, useTranslate } from 'react-admin';
import { messageText } from '../i18n/refusals';

/** What is wrong with a reason. */
export function reasonProblem(translate: TranslateFunction, text: string, most: number): string | null {
  const { length } = text.trim();
  if (length === 0) return messageText(message('reason_needed'));
  return length > most ? translate('records.count', { length, most }) : null;
}

export const isReason = (text: string, most: number) => text.trim() !== '' && text.trim().length <= most;

interface ReasonFieldProps {
  readonly id?: string;
  readonly label: string;
  /** The most characters that the server takes. */
  readonly most: number;
  /** Who reads it. */
  readonly hint?: string;
  /** What is said where there is none. */
  readonly missing?: string;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isTried: boolean;
  readonly autoFocus?: boolean;
}

/** Why something is done; it says how much of it there may be. */
export function ReasonField(props: ReasonFieldProps) {
  const { id, label, most, hint, missing, minRows = 3, maxRows = 10 } = props;
  const { value, onChange, isTried, autoFocus = false } = props;
  const translate = useTranslate();
  const { length } = value.trim();
  const isMissing = isTried && length === 0;
  const count = translate('records.count', { length, most });
  return (
    <TextField
      id={id}
      autoFocus={autoFocus}
      multiline
      minRows={minRows}
      maxRows={maxRows}
      required
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isMissing || length > most}
      helperText={isMissing ? (missing ?? messageText(message('reason_needed'))) : hint ? `${hint} ${count}` : count}
      sx={{ mt: 2 }}
    />
  );
}
