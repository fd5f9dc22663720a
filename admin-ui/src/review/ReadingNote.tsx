import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import { bestReading } from './useReadings';

/** Says that the passport is still being read, that nothing could be read on it, or that there are two. */
export function ReadingNote({ readings }: { readonly readings: readonly ComparedReading[] }) {
  const translate = useTranslate();
  const passports = readings.filter(({ group }) => group === 'passport');
  if (passports.length === 0 || bestReading(passports)) return null;
  const state = (['waiting', 'several'] as const).find((one) => passports.some((reading) => reading.state === one));
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate(`readings.${state ?? 'nothing'}`)}
    </Typography>
  );
}
