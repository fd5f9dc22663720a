import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FilterProps } from '../records/ResourceList';
import { useWholeFilter } from '../records/useWholeFilter';

/** As people type it: with or without dashes, blanks and what all numbers begin with. */
const isReportNumber = (text: string) =>
  /^(?:myv)?[0-9a-z]{15}$/iu.test(text.replaceAll(/[\s\p{Dash_Punctuation}]/gu, ''));

export function NumberFilter({ source }: FilterProps) {
  const translate = useTranslate();
  const { value, onChange, onBlur, isWrong } = useWholeFilter(source, isReportNumber);
  return (
    <TextField
      label={translate('resources.reports.search')}
      placeholder="MYV-XXXXX-XXXXX-XXXXX"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      error={isWrong}
      helperText={isWrong ? translate('resources.reports.not_whole') : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
      // Whole numbers are wide.
      sx={{ minWidth: '15.5rem', '& input': { fontSize: '0.875rem' } }}
    />
  );
}
