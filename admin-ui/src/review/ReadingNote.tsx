import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import { bestReading } from './useReadings';

/** Says that the passport is still being read, or that nothing could be read on it. */
export function ReadingNote({ readings }: { readonly readings: readonly ComparedReading[] }) {
  const translate = useTranslate();
  if (readings.length === 0 || bestReading(readings)) return null;
  const waits = readings.some(({ state }) => state === 'waiting');
  return (
    <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
      {translate(waits ? 'readings.waiting' : 'readings.nothing')}
    </Typography>
  );
}
