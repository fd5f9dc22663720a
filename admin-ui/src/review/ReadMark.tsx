import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import { LikenessIcon } from './LikenessIcon';
import { bestReading } from './useReadings';

interface ReadMarkProps {
  readonly field: string;
  readonly readings: readonly ComparedReading[];
}

const COLOURS = { match: 'success.main', close: 'warning.main', differs: 'error.main', not_claimed: 'text.secondary' };

/** What the machine read beside a claimed value: a hint where to look, no verdict. */
export function ReadMark({ field, readings }: ReadMarkProps) {
  const translate = useTranslate();
  const compared = bestReading(readings)?.comparison.find((one) => one.field === field);
  if (!compared || compared.likeness === 'not_read') return null;
  const { likeness, read } = compared;
  const value = translate(`resources.certificates.values.${read}`, { _: read ?? '' });
  return (
    <Typography
      component="span"
      variant="body2"
      data-read={`${field} ${likeness}`}
      sx={{ display: 'inline-block', color: COLOURS[likeness] }}
    >
      <LikenessIcon of={likeness} />
      {translate(`readings.${likeness}`, { value })}
    </Typography>
  );
}
