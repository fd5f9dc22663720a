import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import { bestReading } from './useReadings';

/** What the passport's machine-readable zone gives reason to look at. */
export function PassportSignals({ readings }: { readonly readings: readonly ComparedReading[] }) {
  const translate = useTranslate();
  const best = bestReading(readings);
  const waits = readings.some(({ state }) => state === 'waiting');
  const said = [
    ...(best?.expired ? [translate('readings.expired', { day: best.passport?.expiry ?? '' })] : []),
    ...(best && !best.passport?.isCertain ? [translate('readings.invalid')] : []),
  ];
  if (!best) {
    if (readings.length === 0) return null;
    return (
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {translate(waits ? 'readings.waiting' : 'readings.nothing')}
      </Typography>
    );
  }
  return (
    <Stack spacing={0.5} sx={{ mb: said.length > 0 ? 1 : 0 }}>
      {said.map((words) => (
        <Alert key={words} severity="warning" data-signal="passport">
          {words}
        </Alert>
      ))}
    </Stack>
  );
}
