import { TextField } from '@mui/material';
import { message } from '@myverify/domain/messages/message';
import { useTranslate } from 'react-admin';
import { messageText } from '../i18n/refusals';

const LONGEST = 2000;

export const isReason = (text: string) => text.trim() !== '' && text.trim().length <= LONGEST;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isTried: boolean;
  readonly autoFocus?: boolean;
}

/** Why a report is withdrawn or corrected; says that everyone can read it. */
export function ReasonField({ value, onChange, isTried, autoFocus = false }: ReasonFieldProps) {
  const translate = useTranslate();
  const { length } = value.trim();
  const isMissing = isTried && length === 0;
  return (
    <TextField
      autoFocus={autoFocus}
      multiline
      minRows={3}
      maxRows={10}
      required
      label={translate('resources.reports.reason.label')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isMissing || length > LONGEST}
      helperText={
        isMissing
          ? messageText(message('reason_needed'))
          : `${translate('resources.reports.reason.public')} ${translate('resources.reports.reason.count', { length })}`
      }
      sx={{ mt: 2 }}
    />
  );
}
